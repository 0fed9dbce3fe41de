// Why something may not be chosen, by mouse, keys and touch.

import assert from 'node:assert/strict';
import { done, launch, logs, serve, tests_of } from './harness.mjs';
import { legal, phone, press, rects, settled, state, strike, table, text_version, walk_to } from './play.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

// The reason that is shown when this has the focus.
const why_by_key = async (page, id) => {
  await walk_to(page, id);
  return (await state(page)).why;
};

test('illegal answers say why when they are pointed at', async () => {
  const page = await table(browser, site, 'seed=7&seats=person,greedy,greedy');
  await press(page, { seed: 3, until: now => now.step === 'use_card' });
  assert.deepEqual(await legal(page), ['CAS', 'ARA', 'VAL', 'done', 'act']);
  await page.focus('#canvas');
  assert.equal(await why_by_key(page, 'place:CAT'), 'The King is here: nothing may enter or leave.');
  await strike(page, 'Enter');
  assert.equal(
    (await state(page)).why,
    'The King is here: nothing may enter or leave.',
    'Enter answers nothing there'
  );
  assert.equal(await why_by_key(page, 'place:SEV'), 'Not beside the King: Sevilla does not border Cataluña.');
  assert.equal(await why_by_key(page, 'place:ARA'), '');
  assert.equal(await why_by_key(page, 'card:3'), 'Lucía has taken this card.');
  await page.screenshot({ path: logs + 'why.png' });
  assert.match(await text_version(page), /Cannot be chosen now\n[^]*Sevilla: Not beside the King/);
  // With the mouse it takes a moment, and there is none for legal answers.
  await page.mouse.move(205, 640);
  await page.waitForFunction(() => /^Not beside the King: Sevilla/.test(eg.state().why), null, { polling: 50 });
  const aragon = (await rects(page)).find(r => r.id === 'place:ARA');
  await page.mouse.move(aragon.x + 4, aragon.y + 4);
  await page.waitForTimeout(1200);
  assert.equal((await state(page)).why, '');
  await done(page);
});

test('a finger that taps or rests on an illegal answer is told why', async () => {
  const page = await table(browser, site, 'seed=7&seats=person,greedy,greedy', phone);
  await press(page, { seed: 3, until: now => now.step === 'use_card' });
  const { answers } = await state(page);
  await page.touchscreen.tap(86, 360);
  await page.waitForFunction(() => eg.state().why, null, { polling: 50 });
  assert.match((await state(page)).why, /^Not beside the King: Sevilla/);
  // A finger that rests on a legal answer shows its rule and chooses nothing.
  const aragon = (await rects(page)).find(r => r.id === 'place:ARA');
  const touch = await page.context().newCDPSession(page);
  const points = [{ x: aragon.x + 4, y: aragon.y + 4 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await page.waitForTimeout(800);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settled(page);
  assert.equal((await state(page)).answers, answers);
  await page.screenshot({ path: logs + 'long-press.png' });
  assert.ok((await rects(page)).some(r => r.id === 'button:rule'), 'a popover shows the rule');
  await strike(page, 'Escape');
  // A short press counts as short even if a slow frame delays it.
  await page.evaluate(() =>
    canvas.addEventListener(
      'touchstart',
      () => {
        for (const from = Date.now(); Date.now() - from < 700;);
      },
      { once: true }
    )
  );
  await page.touchscreen.tap(points[0].x, points[0].y);
  await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
  assert.equal((await state(page)).answers, answers + 1);
  await done(page);
});
