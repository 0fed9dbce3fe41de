// Whole games by real clicks, to the result and to the next game: what glows is a legal answer.

import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { done, file, launch, logs, long, open, serve, started, tests_of } from './harness.mjs';
import { chosen, click, enter, play, set_up, settled, state, tap } from './play.mjs';
import { by_keys, by_text, game as game_of } from './unaided.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

async function game(url, options, name, seed) {
  const page = await started(await open(browser, url, options));
  await settled(page);
  const clicks = await play(page, { seed });
  const end = await settled(page);
  assert.equal(end.screen, 'result');
  assert.ok(end.scores.some(score => score > 20), `scores ${end.scores}`);
  await page.screenshot({ path: `${logs}${name}.png` });
  assert.deepEqual(page.troubles, []);
  return { page, clicks };
}

test('one person and three bots, six rounds, from the first screen to playing again', async () => {
  const page = await started(
    await open(browser, site.url + '?seats=person,greedy,greedy,greedy&length=6&pace=instant&seed=7')
  );
  assert.equal((await state(page)).screen, 'first');
  await click(page, 'button:play');
  await settled(page);
  const clicks = await play(page, { seed: 7 });
  assert.ok(clicks > 40, `${clicks} clicks`);
  assert.equal((await state(page)).screen, 'result');
  await click(page, 'button:table');
  assert.equal((await state(page)).screen, 'table');
  await click(page, 'button:result');
  await click(page, 'button:again');
  const again = await settled(page);
  assert.equal(again.screen, 'table');
  assert.equal(again.round, 2);
  assert.deepEqual(again.scores, [0, 0, 0, 0]);
  await done(page);
});

// The other layouts, far enough to have met most questions in each.
for (const [name, query, options] of [
  [
    'on a phone held upright',
    '?seats=person,greedy,greedy,random&seed=5',
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
  ],
  [
    'on a phone held flat, five seats',
    '?seats=person,random,random,random,random&seed=6',
    { viewport: { width: 844, height: 390 } }
  ],
  [
    'the 2023 edition with everything in its box',
    '?seats=person,greedy,random,greedy&seed=12&edition=2023&modules=new_regency,old_hands,power_shift',
    { viewport: { width: 1280, height: 800 } }
  ],
  [
    'two with the dummy, on a phone',
    '?seats=person,greedy&seed=13&edition=2023&modules=power_shift',
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
  ],
  [
    'two people and a bot with modifiers in their hands, on a phone',
    '?seats=person,person,random&seed=14&edition=2023&modules=power_shift',
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
  ],
  [
    'on a tablet, in the rules of the Big Box',
    '?seats=person,random,random&seed=9&edition=bigbox',
    { viewport: { width: 820, height: 1100 } }
  ],
])
  test_long(name, async () => {
    const page = await started(await open(browser, `${site.url}${query}&length=6&pace=instant&start=1`, options));
    await play(page, { seed: 5, until: now => now.round > 3 });
    assert.equal((await state(page)).round, 5);
    await done(page);
  });

test('the modules are chosen by tiles, and remembered', async () => {
  const page = await started(await open(browser, site.url + '?seats=person,greedy&pace=instant&seed=3'));
  await set_up(page);
  await click(page, 'edition:2023');
  await click(page, 'module:new_regency');
  await click(page, 'button:start');
  await settled(page);
  assert.match(
    await page.evaluate(() => document.getElementById('text-version').innerText),
    /Dummy, which nobody plays/
  );
  await page.reload();
  await started(page);
  await set_up(page);
  assert.ok((await chosen(page)).some(words => words.startsWith('New Regency: ')));
  await done(page);
});

// Games without a mouse: to the first scoring, and with EG_LONG to the end.
const touch = { hasTouch: true, isMobile: true };
for (const [name, query, by, options, last = 9] of [
  [
    'by touch alone, on a phone held upright',
    '?seats=person,greedy&seed=3',
    tap,
    { viewport: { width: 390, height: 844 }, ...touch }
  ],
  [
    'by touch alone, on a tablet',
    '?seats=person,greedy,greedy&seed=11',
    tap,
    { viewport: { width: 810, height: 1080 }, ...touch },
    3
  ],
  ['by keys alone', '?seats=person,greedy&seed=13', enter, { viewport: { width: 844, height: 390 } }],
])
  (last < 9 ? test_long : test)(name, async () => {
    const page = await started(await open(browser, `${site.url}${query}&length=6&pace=instant&start=1`, options));
    const rounds = long ? last : 3;
    await play(page, { seed: 8, by, until: now => now.round > rounds });
    if (rounds < 9) {
      assert.ok((await state(page)).round > rounds);
      assert.deepEqual(page.troubles, []);
      return page.context().close();
    }
    assert.equal((await settled(page)).screen, 'result');
    await page.screenshot({ path: `${logs}${name.replace(/\W+/g, '-')}.png` });
    await by(page, 'button:again');
    assert.equal((await settled(page)).screen, 'table');
    await done(page);
  });

// Without any help of the tests': unaided.mjs plays more of these.
for (const [way, by, box, until] of [
  ['keys', by_keys, 'power_shift', now => now.round > 3],
  ['text', by_text, 'intrigue', () => false],
])
  test_long(`by the ${way} alone, with checks of the focus, in the box ${box}`, async () => {
    const { query, window } = game_of(box, way, 0);
    const page = await started(await open(browser, `${site.url}?start=1&pace=instant&${query}`, window));
    const { faults, choices } = await by(page, { seed: 1, until });
    assert.deepEqual([...faults], []);
    assert.ok(choices > 20, `${choices} choices`);
    await done(page);
  });

test_long('from a file, in the rules of 1996', async () => {
  const { page } = await game(
    pathToFileURL(file).href + '?seats=person,greedy&edition=1996&length=6&pace=instant&seed=2&start=1',
    {},
    'game-file',
    2
  );
  await page.context().close();
});
