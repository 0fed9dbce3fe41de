// The hint during a game, and the review after it.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, pick, press, rects, says, settled, shows, state, text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const ideas = page =>
  page.evaluate(() =>
    [...document.querySelectorAll('#text-version button')].map(e => e.textContent).filter(t => /^Idea \d/.test(t))
  );

test('a hint describes three turns, previews one, and then nothing is drawn', async () => {
  const page = await started(await open(browser, site.url + '?seats=person,random,random&pace=instant&seed=7&start=1'));
  await press(page, { seed: 4, until: now => now.round > 1 && now.step === 'take_card' });
  const { answers } = await state(page), thoughts = await page.evaluate(() => eg.answers.workers);
  await click(page, 'button:hint');
  await shows(page, 'hint:3');
  assert.equal((await ideas(page)).length, 3);
  await click(page, 'hint:2');
  await page.screenshot({ path: logs + 'hint.png' });
  await page.waitForFunction(n => eg.answers.workers > n, thoughts, { polling: 50 });
  for (const idea of await ideas(page))
    assert.match(idea, /^Idea \d: chance of winning \d+%\. Take .* \(\d\)\..*Points after this round, compared with now: /);
  assert.equal((await state(page)).answers, answers, 'a hint is no answer');
  await settled(page);
  const drawn = async () => (await state(page)).frames;
  let frames = -1;   // a bot may still be thinking
  for (let tries = 0; tries < 10 && frames !== (frames = await drawn()); ++tries) await page.waitForTimeout(800);
  await page.waitForTimeout(1500);
  assert.equal(await drawn(), frames, 'frames drawn at rest');
  await click(page, 'hint:close');
  assert.deepEqual(await ideas(page), []);
  await done(page);
});

test_long('a hint is shown only to the player who asked, and keeps a hidden Castillo secret', async () => {
  const page = await started(
    await open(browser, site.url + '?seats=person,person&castillo=hidden&length=6&pace=instant&seed=7&start=1')
  );
  await press(page, { seed: 4, until: now => now.round > 1 && now.step === 'play_power' });
  await pick(page, 'Hint');
  await says(page, /Idea 1, chance/);
  for (const idea of await ideas(page)) assert.doesNotMatch(idea, /After this round:.*Castillo/);
  await page.evaluate(() =>
    [...document.querySelectorAll('#text-version button')].find(b => b.textContent.startsWith('Power card')).click()
  );
  const now = await settled(page);
  assert.equal(now.screen, 'curtain');
  assert.doesNotMatch(await text_version(page), /Idea 1|Hint/);
  await pick(page, `I am ${now.name}: open the curtain`);
  await settled(page);
  assert.deepEqual(await ideas(page), []);
  await done(page);
});

test_long('a loaded game does not show the review of the one before', async () => {
  const page = await started(
    await open(browser, site.url + '?seats=greedy,random&length=6&pace=instant&seed=9&start=1')
  );
  const menu = async entry => {
    await page.waitForFunction(() => eg.state().over && eg.rects().some(r => r.id === 'button:table'), null, {
      polling: 50
    });
    await click(page, 'button:table');
    await settled(page);
    await click(page, 'icon:menu');
    await click(page, entry);
  };
  const reviewed = async () => {
    await pick(page, 'Review');
    const all = await page.waitForFunction(() => {   // when no bot is thinking any more
      const text = document.getElementById('text-version').innerText;
      return /At the end: /.test(text) && !/Weighing every turn|Analysing the turning points/.test(text) && text;
    }, null, { polling: 50 });
    const lines = (await all.jsonValue())
      .split('\n')
      .filter(line => /^(• )?(Round \d, .* begins|At the end): /.test(line));
    await pick(page, 'The result');
    await settled(page);
    return lines.join(', ');
  };
  await menu('menu:export');
  const code = await page.inputValue('#sheet textarea');
  await page.click('#sheet-close');
  const first = await reviewed();
  const { lines } = await state(page);
  await pick(page, 'Play again');
  // it may already be over again
  await page.waitForFunction(n => !eg.state().over || eg.state().lines !== n, lines, { polling: 20 });
  await menu('menu:close');
  const second = await reviewed();
  assert.notEqual(second, first);
  await click(page, 'button:table');
  await click(page, 'icon:menu');
  await click(page, 'menu:games');
  await click(page, 'button:load');
  await page.fill('#sheet textarea', code);
  await page.click('#sheet-do');
  await menu('menu:close');
  assert.equal(await reviewed(), first);
  await done(page);
});

test('the review shows the chances, has the strongest opponent’s advice, and leads to each moment', async () => {
  const page = await started(
    await open(browser, site.url + '?seats=greedy,random,Paje&length=6&pace=instant&seed=9&start=1')
  );
  await page.waitForFunction(() => eg.state().over && eg.rects().some(r => r.id === 'button:review'), null, {
    polling: 50
  });
  await pick(page, 'Review');
  await page.waitForFunction(() => {
    const text = document.getElementById('text-version').innerText;
    return /→/.test(text) && !/looking at|Weighing/.test(text);
  }, null, { polling: 50 });
  const first = await settled(page), text = await text_version(page);
  assert.equal(first.dialog, false);
  assert.equal(first.screen, 'table');
  assert.ok(first.moment > 0, 'the first moment is shown');
  const lines = text.split('\n'), moments = lines.filter(line => /^Moment \d: Round \d/.test(line));
  assert.ok(moments.length >= 1 && moments.length <= 3, `${moments.length} moments to learn from`);
  assert.equal(lines.filter(line => line === 'Better').length, 1);   // one is open
  assert.equal(lines.filter(line => /^\d+% → \d+%$/.test(line)).length, 1);
  const better = lines.indexOf('Better');
  const words = `${lines[better - 1]} ${lines[better + 1]}`.split(' ');
  assert.ok(words.length <= 27, `${words.join(' ')} is short`);
  assert.match(text, /The strongest bot would/);
  assert.match(lines.find(line => /At the end/.test(line)), /100%|50%/);
  await page.screenshot({ path: logs + 'review.png' });
  await click(page, `moment:${moments.length}`);
  const last = await settled(page);
  assert.ok(moments.length === 1 || last.moment > first.moment, 'a later moment is shown');
  assert.ok((await text_version(page)).includes(`Moment ${moments.length} of ${moments.length}`));
  await done(page);
});
