// The results of this device: a finished game is counted once; results are shown, saved and deleted.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, pick, press, rects, says, settled, shows, state, text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const kept = page => page.evaluate(() => eg_storage.load('results'));

test_long('a finished game is counted once, also when it is opened again or comes in a link', async () => {
  const page = await started(
    await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&length=6&start=1')
  );
  await page.evaluate(() => eg_storage.save('results', 'what another version has written'));
  await press(page, { seed: 2 });
  await shows(page, 'button:again');
  const { scores } = await state(page), lines = await kept(page);
  assert.match(
    lines,
    new RegExp(
      `^what another version has written\\n[0-9a-f]{16}\\tdecennial\\t2\\trandom\\t${scores[0]}\\t${scores[1]}\\n$`
    )
  );
  assert.match(await text_version(page), /Results on this device/);
  await click(page, 'button:results');
  assert.match(
    await text_version(page),
    new RegExp(
      `1 game; ${scores[0] >= scores[1] ? 1 : 0} won of 1 against bots\\.[^]*By opponent[^]*` +
        'By players[^]*2 players: 1 game[^]*By edition[^]*Decennial: 1 game'
    )
  );
  await page.screenshot({ path: logs + 'results-one.png' });
  await click(page, 'button:close');
  await click(page, 'button:table');
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  const link = await page.inputValue('#sheet textarea');
  await page.goto('about:blank');
  await page.goto(site.url);
  await started(page);
  await click(page, 'button:resume');
  await shows(page, 'button:again');
  assert.equal(await kept(page), lines);
  await page.goto('about:blank');
  await page.goto(link);
  await started(page);
  await shows(page, 'button:watch');
  await click(page, 'button:watch');
  await settled(page);
  await page.keyboard.press('End');
  await page.waitForFunction(() => eg.state().moment === -1, null, { polling: 50 });
  assert.equal(await kept(page), lines);
  await done(page);
});

test('they are saved as a file and deleted, by the pointer and in the text version', async () => {
  const page = await started(await open(browser, site.url));
  assert.ok(!(await rects(page)).some(r => r.id === 'button:results'), 'there is nothing to be seen yet');
  const lines = '1\tdecennial\t4\tDuque\t98\t91\nnonsense\n2\t2023+power_shift\t3\tPaje\t70\t91\n';
  await page.evaluate(lines => eg_storage.save('results', lines), lines);
  await page.reload();
  await started(page);
  await click(page, 'button:results');
  const [saved] = await Promise.all([page.waitForEvent('download'), click(page, 'button:save')]);
  assert.equal(saved.suggestedFilename(), 'el-grande-results.txt');
  assert.equal(readFileSync(await saved.path(), 'utf8'), lines);
  await click(page, 'button:forget');
  await shows(page, 'button:stay');
  await click(page, 'button:stay');
  assert.equal(await kept(page), lines);
  await pick(page, 'Results');
  await says(page, /2 games; 1 won of 2 against bots/);
  await pick(page, 'Delete');
  await says(page, /Delete all results/);
  await pick(page, 'Delete');
  await page.waitForFunction(() => eg_storage.load('results') === '', null, { polling: 50 });
  await settled(page);
  assert.ok(!(await rects(page)).some(r => r.id === 'button:results'));
  await done(page);
});
