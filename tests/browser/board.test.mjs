// The board is enlarged and moved, and pieces are dragged, by mouse, touch and keys.

import assert from 'node:assert/strict';
import { done, launch, logs, serve, tests_of } from './harness.mjs';
import { answered, legal, middle, on_screen, phone, pick, press, rects, region, settled, state, swipe, table, table_at,
  targets, text_version, walk_to } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

// Where this can be pressed. The distance of two such places shows how enlarged the board is.
const where = async (page, id) => (await rects(page)).find(r => r.id === id);
const spread_to = async (page, [one, other], least, most) => page.waitForFunction(([one, other, least, most]) => {
  const [a, b] = [one, other].map(id => eg.rects().find(r => r.id === id));
  const now = a && b ? Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2) : 0;
  return now >= least && now <= most;
}, [one, other, least, most], { polling: 30 });
const span = async (page, [one, other]) => {
  const a = await where(page, one), b = await where(page, other);
  return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
};
const two = ['place:ARA', 'place:VAL'];

test('two fingers enlarge the board, one moves it, two taps show all of it, and none of that answers', async () => {
  const page = await table(browser, site, 'seed=7&seats=person,greedy,greedy', phone);
  await press(page, { seed: 3, until: now => now.step === 'use_card' });
  const { answers } = await state(page), all = await span(page, two);
  const touch = await page.context().newCDPSession(page);
  const send = (type, ...points) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const pair = apart => [[280 - apart, 225], [280 + apart, 225]];
  await send('touchStart', pair(40)[0]);
  await page.waitForTimeout(700);   // as long as a press that opens a popover
  await send('touchStart', ...pair(40));
  await on_screen(page);   // a frame has handled both
  for (let apart = 44; apart <= 84; apart += 8) await send('touchMove', ...pair(apart));
  await spread_to(page, two, 1.8 * all, 2.3 * all);
  await send('touchEnd');
  await settled(page);
  assert.equal((await state(page)).answers, answers);
  assert.ok(!(await rects(page)).some(r => r.id === 'button:rule'), 'no popover');
  const before = (await where(page, 'place:ARA')).x;
  await send('touchStart', [250, 225]);
  for (let x = 260; x <= 300; x += 10) await send('touchMove', [x, 225]);
  await send('touchEnd');
  await page.waitForFunction(x => eg.rects().find(r => r.id === 'place:ARA').x > x + 20, before, { polling: 30 });
  assert.equal((await state(page)).answers, answers);
  await page.screenshot({ path: logs + 'near.png' });
  // Controls can be pressed only where they are visible, not beyond the edge.
  for (const r of (await rects(page)).filter(r => r.id.startsWith('place:')))
    assert.ok(r.x >= 0 && r.x + r.w <= 390, r.id);
  await swipe(page, [60, 300], [380, 300]);
  await swipe(page, [60, 300], [380, 300]);
  await Promise.all([page.touchscreen.tap(60, 240), page.touchscreen.tap(60, 240)]);   // Portugal
  await spread_to(page, two, 0.99 * all, 1.01 * all);
  assert.equal((await state(page)).answers, answers);
  await done(page);
});

test('the board is enlarged by a double click and by keys, and shows what has the focus', async () => {
  const page = await table(browser, site, 'seed=7&seats=person,greedy,greedy');
  await press(page, { seed: 3, until: now => now.step === 'use_card' });
  const { answers } = await state(page), all = await span(page, two);
  await page.mouse.dblclick(480, 440);   // in a region that may not be chosen
  await spread_to(page, two, 1.95 * all, 2.05 * all);
  await page.keyboard.press('-');
  await spread_to(page, two, 1.45 * all, 1.55 * all);
  await page.keyboard.press('+');
  await spread_to(page, two, 1.95 * all, 2.05 * all);
  await page.focus('#canvas');
  for (const id of ['place:CAS', 'place:VAL', 'place:ARA']) {
    await walk_to(page, id);
    await page.waitForFunction(
      id => eg.rects().some(r => r.id === id && r.x > 30 && r.x + r.w < 860 && r.y > 70 && r.y + r.h < 770),
      id,
      { polling: 30 }
    );
  }
  assert.equal((await state(page)).answers, answers);
  await done(page);
});

const carry = async (page, from, to) => {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 12, from[1] + 6);
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
  await page.waitForTimeout(100);
  await page.mouse.up();
  await settled(page);
};

for (const [name, options, by] of [
  ['the mouse', { viewport: { width: 844, height: 390 } }, carry],
  ['a finger', phone, swipe],
])
  test(`caballeros are dragged from the court by ${name}, and taken back one by one`, async () => {
    const page = await table(browser, site, 'seed=7&seats=person,greedy,greedy', options);
    await press(page, { seed: 3, until: now => now.step === 'use_card' });
    const { answers } = await state(page);
    const court = async () => middle(await targets(page), 'court:0');
    await by(page, await court(), middle(await rects(page), 'place:ARA'));
    await answered(page, answers + 1);
    await by(page, await court(), middle(await rects(page), 'place:VAL'));
    await answered(page, answers + 2);
    await by(page, await court(), middle(await targets(page), 'place:SEV'));   // not allowed there
    assert.equal((await state(page)).answers, answers + 2);
    for (const place of ['Aragón', 'Valencia']) assert.match(await region(page, place), /Isabel 1/);
    await page.screenshot({ path: `${logs}minus-${by.name}.png` });
    const minus = middle(await rects(page), 'minus:ARA');            // not the last one placed
    if (options.hasTouch) await page.touchscreen.tap(...minus);
    else await page.mouse.click(...minus);
    await answered(page, answers + 1);
    await settled(page);
    assert.doesNotMatch(await region(page, 'Aragón'), /Isabel/);
    assert.match(await region(page, 'Valencia'), /Isabel 1/);
    assert.ok(!(await rects(page)).some(r => r.id === 'minus:ARA'));
    await pick(page, 'Take one back from Valencia');
    await answered(page, answers);
    await done(page);
  });

for (const step of ['move_caballero', 'choose_scoreboard'])
  test_long(`${step === 'move_caballero' ? 'a caballero' : 'a scoreboard'} is dragged to another region`, async () => {
    const page = await table_at(browser, site, step, { viewport: { width: 844, height: 390 } });
    const { answers } = await state(page),
      texts = await legal(page),
      all = [...(await targets(page)), ...(await rects(page))];
    const from = texts.find(t => t !== 'done' && !t.endsWith('CAS'));
    await carry(
      page,
      middle(
        all,
        step === 'move_caballero'
          ? `caballero:${from.replace(' ', ':')}`
          : 'scoreboard:' + (from === 'board 8/4/0' ? 0 : 1)
      ),
      middle(all, 'place:CAS')
    );
    await page.waitForFunction(k => eg.state().answers >= k, answers + 1, { polling: 30 });
    assert.ok((await state(page)).answers >= answers + 2, 'lifted and put down');
    await done(page);
  });

for (const [name, step, grip, options, by] of [
  ['the King', 'choose_kings_region', 'grip:king', { viewport: { width: 844, height: 390 } }, carry],
  [
    'a Grande',
    'choose_home',
    'grip:grande',
    phone,
    swipe
  ],
])
  test_long(`${name} is dragged to another region`, async () => {
    const page = await table_at(browser, site, step, options), { answers } = await state(page), all = await rects(page);
    const to = (await legal(page)).map(place => 'place:' + place).filter(id => all.some(r => r.id === id)).at(-1);
    await by(page, middle(all, grip), [4, 200]);   // into the ocean: nothing happens
    assert.equal((await settled(page)).answers, answers);
    await by(page, middle(all, grip), middle(all, to));
    await page.waitForFunction(k => eg.state().answers > k, answers, { polling: 30 });
    await settled(page);
    assert.match(await text_version(page), name === 'the King' ? /moves the King/ : /moves the Grande/);
    await done(page);
  });
