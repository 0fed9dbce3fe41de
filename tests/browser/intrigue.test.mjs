// Intrigue & the King: a hand is chosen from all cards and played, by mouse, finger, keys and text, and stays secret.

import assert from 'node:assert/strict';
import { done, launch, logs, long, open, serve, started, tests_of } from './harness.mjs';
import { click, enter, legal, play, press, rects, set_up, settled, state, tap, text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const begun = async (query, options) => {
  const page = await started(
    await open(browser, `${site.url}?start=1&length=6&pace=instant&edition=intrigue&${query}`, options)
  );
  await settled(page);
  return page;
};
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const chosen = async page => (await legal(page)).filter(t => t.startsWith('hand ')).length;   // the cards that are left
// The secret disc of the first caballero comes before the choice.
const to_the_choice = async page => {
  await play(page, {
    until: async () => (await legal(page)).length > 18 && (await legal(page))[0].startsWith('hand ')
  });
};

test(`a whole short game by the mouse, from the new-game screen${long ? '' : ' to the first scoring'}`, async () => {
  const page = await started(
    await open(browser, `${site.url}?length=6&pace=instant&seed=3&seats=person,random,random`)
  );
  await set_up(page);
  await click(page, 'edition:intrigue');
  await click(page, 'button:start');
  await settled(page);
  const clicks = await play(page, { seed: 3, until: now => !long && now.round > 3 });
  assert.ok(clicks > 20, `${clicks} clicks`);
  const now = await settled(page);
  assert.ok(long ? now.screen === 'result' : now.round > 3);
  await page.screenshot({ path: `${logs}intrigue.png` });
  await done(page);
});

for (const [name, query, options, by] of [
  ['upright, by finger', 'seats=person,random,random,random&seed=5', phone, tap],
  [
    'flat, five seats',
    'seats=person,random,random,random,random&seed=6',
    { viewport: { width: 844, height: 390 }, hasTouch: true },
    tap
  ],
  [
    'the first game with the tens, on a tablet',
    'seats=person,random,random&seed=9&edition=intrigue_first',
    { viewport: { width: 820, height: 1100 } },
    click
  ],
  ['by keys', 'seats=person,random&seed=4', { viewport: { width: 1280, height: 800 } }, enter],
])
  test_long(name, async () => {
    const page = await begun(query, options);
    await play(page, { seed: 5, by, until: now => now.round > 3 });
    assert.equal((await state(page)).round, 5);
    await done(page);
  });

test_long('by the text version', async () => {
  const page = await begun('seats=person,random,random&seed=8');
  assert.match(await text_version(page), /first caballero/);
  await press(page, { seed: 2 });
  assert.equal((await settled(page)).over, true);
  await done(page);
});

test('chosen cards can be taken out, the bot chooses the rest, and the next game can begin with the same', async () => {
  const page = await begun('seats=person,random,random&seed=8');
  await to_the_choice(page);
  const all = await chosen(page);
  await click(page, 'hand:5');
  await settled(page);
  await click(page, 'hand:9');
  await settled(page);
  assert.equal(await chosen(page), all - 2);
  await click(page, 'hand:5');
  await settled(page);
  assert.equal(await chosen(page), all - 1);
  assert.ok((await legal(page)).includes('hand 5'));
  assert.ok(!(await legal(page)).includes('hand 9'));
  const before = (await state(page)).answers;
  await click(page, 'button:fill_hand');
  await page.waitForFunction(n => eg.state().answers >= n, before + 11);
  await settled(page);
  assert.equal((await state(page)).answers, before + 11, 'the last is chosen when the others have been seen');
  await click(page, 'button:fill_hand');
  await page.waitForFunction(n => eg.state().answers >= n, before + 12);
  await play(page, { until: async () => (await legal(page)).some(t => t.startsWith('hand ')) });
  const hand = (await rects(page)).filter(r => r.id.startsWith('hand:')).map(r => r.id);
  assert.ok(hand.length >= 11, `${hand.length} cards of thirteen lie there`);
  assert.ok(hand.includes('hand:9'), 'what was chosen before stays');
  await page.goto(`${site.url}?start=1&length=6&pace=instant&edition=intrigue&seats=person,random,random&seed=9`);
  await started(page);
  await settled(page);
  await to_the_choice(page);
  await click(page, 'button:last_hand');
  await play(page, { until: async () => (await legal(page)).some(t => t.startsWith('hand ')) });
  assert.deepEqual((await rects(page)).filter(r => r.id === 'hand:9').length, 1);
  await done(page);
});

test_long('two games that differ in another player’s hand look the same to the next player', async () => {
  const seen_after = async first => {
    const page = await begun('seats=person,person,random&seed=21');
    await to_the_choice(page);
    for (let i = 0; i < 13; i++) {
      await click(page, `hand:${first + i}`);
      await settled(page);
    }
    await click(page, 'button:open');
    await page.mouse.move(640, 420);
    await settled(page);
    await page.waitForTimeout(500);
    const seen = { text: await text_version(page), picture: (await page.screenshot()).toString('base64') };
    await done(page);
    return seen;
  };
  const one = await seen_after(1), other = await seen_after(15);
  assert.match(one.text, /Hand of/);
  assert.equal(one.text, other.text);
  assert.ok(one.picture === other.picture, 'the pictures differ');
});

// A long press or the right button shows the rulebook’s text, or our ruling.
const right = async (page, x, y) => page.mouse.click(x, y, { button: 'right' });
const press_long = async (page, x, y) => {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(900);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
const told = {
  'intrigue-bridge': /neighbours for all players/,
  'intrigue-walls': /push the Castillo onto a region/,
  'intrigue-sealed': /mobile scoreboard on a region/,
  'intrigue-table': /as many caballero cards as players/
};
for (const [name, by, options, points] of [
  [
    'the right button',
    right,
    {},
    {
      'intrigue-bridge': [282, 510],
      'intrigue-walls': [431, 190],
      'intrigue-sealed': [729, 282],
      'intrigue-table': [912, 311]
    }
  ],
  [
    'a finger',
    press_long,
    phone,
    {
      'intrigue-bridge': [117, 260],
      'intrigue-walls': [210, 171],
      'intrigue-sealed': [326, 167],
      'intrigue-table': [23, 520]
    }
  ],
])
  test_long(`a popover shows the rule of a piece of this expansion, by ${name}`, async () => {
    for (const [scene, at] of Object.entries(points)) {
      const page = await started(await open(browser, `${site.url}?scene=${scene}`, options));
      await settled(page);
      await by(page, ...at);
      await page
        .waitForFunction(() => eg.rects().some(r => r.id === 'button:rule'), null, { polling: 50, timeout: 20000 })
        .catch(() => {});
      await page.screenshot({ path: `${logs}popover-${scene}-${options.hasTouch ? 'finger' : 'mouse'}.png` });
      assert.match(await text_version(page), told[scene], `${scene} by ${name}`);
      await done(page);
    }
  });
