// Step by step, pause and undo.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, landed, pick, play, rects, settled, shows, state, strike } from './play.mjs';

const { test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

// Waits until there is a next step: a bot may have to think first.
const waits = page =>
  page.waitForFunction(() => !eg.state().busy || eg.rects().some(r => r.id === 'button:next'), null, { polling: 50 });

test_long('step by step: nothing happens without a click, and one click leads to your turn', async () => {
  const page = await started(await open(browser, site.url + '?pace=step&seed=4&seats=random,random,person&start=1'));
  for (let i = 0; i < 9; i++) {   // the power cards of the bots
    await waits(page);
    if (!(await state(page)).busy) break;
    await click(page, 'button:next');
  }
  await click(page, 'power:2');   // ours, so that we act last
  await landed(page);
  for (let i = 0; i < 3; i++) {
    await waits(page);
    await landed(page);
    const before = await state(page);
    assert.ok(before.busy, 'the bots have their turns');
    await page.waitForTimeout(1000);
    assert.equal((await state(page)).frames, before.frames, 'nothing goes on by itself');
    await click(page, 'button:next');
    await landed(page);
  }
  await click(page, 'button:rush');
  const now = await settled(page);
  assert.equal(now.person, true);
  assert.equal(now.step, 'muster');
  await done(page);
});

test_long('a game among bots is paused and continued, by button, key and the text version', async () => {
  const page = await started(await open(browser, `${site.url}?seed=7&seats=random,random,random&pace=normal&start=1`));
  const still = async () => {
    await page.waitForFunction(() => eg.state().paused, null, { polling: 20 });
    await landed(page);
    const { answers, lines } = await state(page);
    await page.waitForTimeout(1200);
    assert.deepEqual([(await state(page)).answers, (await state(page)).lines], [answers, lines]);
  };
  const goes = async how => {
    const { answers } = await state(page);
    await how();
    await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
  };
  await click(page, 'button:pause');
  await still();
  await page.screenshot({ path: logs + 'paused.png' });
  await goes(() => click(page, 'button:pause'));
  await page.keyboard.press('p');
  await still();
  await goes(() => pick(page, 'Go on'));
  await done(page);
});

test_long('undo takes back one step and stops at the start of the turn', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
  await play(page, { seed: 3, until: now => now.step === 'use_card' });
  const before = await state(page);
  assert.ok(before.undo);
  await click(page, 'button:undo');
  assert.equal((await settled(page)).step, 'take_card');
  await page.screenshot({ path: logs + 'undone.png' });
  await page.context().close();
});

test_long('a power card can be taken back until a bot has answered', async () => {
  const page = await started(await open(browser, site.url + '?pace=step&seed=7&seats=person,random,random&start=1'));
  // bots that play first
  for (let i = 0; i < 9 && (await waits(page), (await state(page)).busy); i++) await click(page, 'button:next');
  const { answers } = await state(page);
  for (const back of [() => click(page, 'button:undo'), () => strike(page, 'u'), () => pick(page, 'Undo')]) {
    await click(page, 'power:1');
    await shows(page, 'button:next');
    assert.deepEqual([(await state(page)).answers, (await state(page)).undo], [answers + 1, true]);
    await page.screenshot({ path: logs + 'power-card-lies.png' });
    await back();
    await page.waitForFunction(
      n => eg.state().answers === n && eg.state().step === 'play_power' && !eg.state().busy,
      answers,
      { polling: 50 }
    );
  }
  await click(page, 'power:1');
  for (let i = 0; i < 3 && (await state(page)).answers === answers + 1; i++) {   // its turn is announced first
    await shows(page, 'button:next');
    assert.equal((await state(page)).undo, true);
    await click(page, 'button:next');
    await waits(page);
  }
  assert.ok((await state(page)).answers > answers + 1);
  assert.equal((await state(page)).undo, false);
  assert.ok(!(await rects(page)).some(r => r.id === 'button:undo'));
  await done(page);
});
