// Save codes and files, in both directions.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, press, says, settled, shows, state } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

test_long('a game is exported as a code and imported from it', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await press(page, { seed: 2, until: now => now.round > 1 });
  const before = await state(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:export');
  const code = await page.inputValue('#sheet textarea');
  assert.match(code, /^EG1\./);
  await page.click('#sheet-close');
  await press(page, { seed: 3, until: now => now.round > 2 });
  await click(page, 'icon:menu');
  await click(page, 'menu:games');
  await click(page, 'button:load');
  await page.fill('#sheet textarea', code);
  await page.click('#sheet-do');
  const now = await settled(page);
  for (const what of ['round', 'step', 'scores', 'answers']) assert.deepEqual(now[what], before[what], what);
  await done(page);
});

test('a code is saved as a file and loaded from one, chosen or dropped; a refused one can be corrected', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await press(page, { seed: 2, until: now => now.round > 1 });
  const before = await state(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:export');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#sheet-file')]);
  assert.equal(saved.suggestedFilename(), 'el-grande.txt');
  const path = await saved.path(), code = await page.inputValue('#sheet textarea');
  assert.equal(readFileSync(path, 'utf8'), code);
  await page.click('#sheet-close');
  await page.goto('about:blank');
  await page.goto(site.url);
  await started(page);
  await page.evaluate(() => { for (const key of eg.store.keys('game.')) eg.store.save(key, ''); });
  await page.reload();
  await started(page);
  await click(page, 'button:load');
  await page.fill('#sheet textarea', code.slice(0, -3));
  await page.click('#sheet-do');
  await page.waitForFunction(
    () => /cut short.* It is kept below/.test(document.getElementById('sheet-why').innerText),
    null,
    { polling: 50 }
  );
  assert.equal(await page.inputValue('#sheet textarea'), code.slice(0, -3), 'it is kept');
  await page.setInputFiles('#file', path);
  await page.waitForFunction(code => document.querySelector('#sheet textarea').value === code, code, { polling: 50 });
  await page.click('#sheet-do');
  assert.equal((await settled(page)).answers, before.answers);
  const drop = text => page.evaluate(text => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, text);
  await drop('nothing of the kind');
  await says(page, /does not begin with EG1/);
  await click(page, 'button:well');
  await press(page, { seed: 3, until: now => now.answers > before.answers + 4 });
  await drop('https://example.org/#turn.' + code);
  assert.equal((await settled(page)).answers, before.answers);
  await done(page);
});

test_long('a text that is far too long is refused, pasted, chosen or dropped, with a sentence', async () => {
  const page = await started(await open(browser, site.url, { permissions: ['clipboard-read', 'clipboard-write'] }));
  await click(page, 'button:load');
  const area = '#sheet textarea', long = 'x'.repeat(10e6);
  const refused = async () => {
    await page.waitForFunction(() => /too long to be a saved game/.test(document.getElementById('sheet-why').innerText),
      null, { polling: 50 });
    await page.evaluate(() => { document.getElementById('sheet-why').textContent = ''; });
  };
  await page.fill(area, 'what was there');
  await page.evaluate(text => navigator.clipboard.writeText(text), long);
  await page.focus(area);
  await page.keyboard.press('Control+V');
  await refused();
  await page.setInputFiles('#file', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(long) });
  await refused();
  assert.equal(await page.inputValue(area), 'what was there');
  await page.evaluate(text => {
    document.querySelector('#sheet textarea').value = text;
    document.getElementById('sheet-do').click();
  }, long);
  await refused();
  assert.ok(await page.isVisible('#sheet'));
  await page.click('#sheet-close');
  await page.evaluate(text => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, long);
  await says(page, /This is too long/);
  await done(page);
});

test('the sheet for a code shows its title and its buttons in the smallest window', async () => {
  const page = await started(await open(browser, site.url, { viewport: { width: 320, height: 200 } }));
  await click(page, 'tab:3');   // more
  await click(page, 'button:load');
  for (const part of ['#sheet h2', '#sheet-do', '#sheet-close']) {
    const box = await page.locator(part).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 200, `${part} at ${JSON.stringify(box)}`);
  }
  await page.screenshot({ path: logs + 'sheet-small.png' });
  await done(page);
});
