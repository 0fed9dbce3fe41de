// The lessons, played by mouse, finger, keys and text; their list; wrong tries; and that the saved game stays.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, enter, on_screen, phone, press, says, settled, shows, state, swipe, tap, target, text_version,
  walk_to } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

// What each step expects.
const first = [
  ['GAL'],
  ['told 1'],
  ['take 2'],
  ['power 9'],
  ['card 1', 'act', 'red CV', 'ARA', 'done'],
  ['CAS'],
  ['card 5', 'act', 'SEV'],
  ['told 1'],
  ['told 2'],
  ['told 1'],
  ['CAS', 'CAS'],
  ['GRA'],
  ['card 4', 'act', 'board 8/4/0', 'CV'],
  ['allow-all'],
  ['power 1'],
  []
];
const place_of = answer => answer.startsWith('told ') ? 'lesson:' + answer.slice(5) : target(answer)[0];
const drawn = async (page, id) => {
  await on_screen(page);   // a step begins a frame before it is drawn
  await page.waitForFunction(id => {
    const there = eg.targets().map(t => t.id), { focus } = eg.state();
    return eg.rects().some(r => r.id === id) && there.includes(id) && (!focus || there.includes(focus));
  }, id, { polling: 50 });
};
// For people who have played; for a newcomer the first lesson begins at once.
const begun_from_the_list = async (page, id) => {
  await click(page, 'button:learn');
  await page.waitForFunction(id => eg.state().lesson === 0 || eg.rects().some(r => r.id === id), id, { polling: 50 });
  if ((await state(page)).lesson === undefined) await click(page, id);
};
const at_step = (page, n) => page.waitForFunction(n => eg.state().lesson === n && !eg.state().busy, n, { polling: 50 });

async function through(page, lesson, ways, answer, go_on, play) {
  for (const [n, way] of ways.entries()) {
    await at_step(page, n);
    for (const one of way) {
      assert.equal((await state(page)).done, false, `step ${n}`);
      await answer(page, one);
      await settled(page);
    }
    await page.waitForFunction(() => eg.state().done && !eg.state().busy, null, { polling: 50 });
    await (n + 1 < ways.length ? go_on : play)(page);
  }
  // a game of one's own, in one press
  await page.waitForFunction(
    () => eg.state().screen === 'table' && eg.state().lesson === undefined && eg.kept(),
    null,
    { polling: 50 }
  );
  assert.equal(await page.evaluate(() => eg_storage.load('learned')), `${lesson}:${ways.length}`);
  await done(page);
}
const flat = { ...phone, viewport: { width: 844, height: 390 } };
const by_hand = by => {
  const press_drawn = async (page, id) => { await drawn(page, id); await by(page, id); };
  return [
    (page, one) => press_drawn(page, place_of(one)),
    page => press_drawn(page, 'lesson:next'),
    page => press_drawn(page, 'lesson:play'),
  ];
};
// Without EG_LONG one lesson is played by mouse; tests/app/lesson_test.cpp plays all of them.
for (const [how, by, options] of [
  ['the mouse', click],
  ['a finger', tap, phone],
  ['keys', enter],
  ['a finger on a phone lying flat', tap, flat],
])
  (by === click ? test : test_long)(`by ${how} from the first step to the last`, async () => {
    const page = await started(await open(browser, site.url + '?pace=fast&seed=7', options));
    await by(page, 'button:learn');
    await through(page, 'first', first, ...by_hand(by));
  });

const word = async (page, key) => {
  await page.evaluate(key => {
    const says = b => b.key === key || b.textContent === key || b.textContent.startsWith(key + ': ');
    [...document.querySelectorAll('#text-version button')].find(says).click();
  }, key);
  await on_screen(page);
};
const by_words = [
  (page, one) => word(page, 'do ' + one.replace('told ', '')),
  page => word(page, 'Next'),
  page => word(page, 'Play a game')
];
test_long('by the text version from the first step to the last', async () => {
  const page = await started(await open(browser, site.url + '?pace=fast&seed=7'));
  await word(page, 'Learn in ten minutes');
  await through(page, 'first', first, ...by_words);
});

// The lesson of each module, and the input by which it is played here.
const others = [
  [
    'new_regency',
    [
      ['card 5', 'act', 'FRA', 'ARA'],
      ['card 5', 'act', 'GAL'],
      ['card 5', 'act', 'SEV'],
      ['told 1'],
      ['card 5', 'act', 'CN', 'CN']
    ],
    'the mouse',
    click
  ],
  [
    'power_shift',
    [['hand 7'], ['hand 3', 'power 9'], ['hand 14', 'power 1'], ['act', 'red GRA', 'ARA']],
    'a finger',
    tap,
    phone
  ],
  ['dummy', [['told 1'], ['power 11'], ['card 4']], 'a finger on a phone lying flat', tap, flat],
  ['old_hands', [['card 2'], ['allow'], ['card 4', 'act', 'GRA', 'red CV', 'red CV']], 'keys', enter],
];
// The lesson of Intrigue & the King: the cards to choose from are a list that scrolls.
const hands = [
  ['hand 13'],
  ['hand 26'],
  ['act', 'ARA'],
  ['act', 'yellow GRA', 'CAS'],
  ['act'],
  ['veto'],
  ['act', 'GAL', 'SEV', 'SEV']
];
const hands_by = [['the mouse', click], ['a finger', tap, phone]].map(by => ['intrigue', hands, ...by]);
const from_the_list = async (page, by, id) => {   // a newcomer finds it in the first step of the first lesson
  await by(page, 'button:learn');
  await drawn(page, 'lesson:lessons');
  await by(page, 'lesson:lessons');
  await drawn(page, 'learn:' + id);
  await by(page, 'learn:' + id);
  // the list is closed
  await page.waitForFunction(
    () => eg.state().lesson === 0 && !eg.rects().some(r => r.id.startsWith('learn:')),
    null,
    { polling: 50 }
  );
};
for (const [id, ways, how, by, options] of [...others, ...hands_by])
  (id === 'power_shift' ? test : test_long)(`all steps of ${id} by ${how}`, async () => {
    const page = await started(await open(browser, site.url + '?pace=fast&seed=7', options));
    await from_the_list(page, by, id);
    await through(page, id, ways, ...by_hand(by));
  });
for (const [id, ways] of [...others, ['intrigue', hands]])
  (id === 'dummy' ? test : test_long)(`all steps of ${id} by the text version`, async () => {
    const page = await started(await open(browser, site.url + '?pace=fast&seed=7'));
    await word(page, 'Rulebook');
    await word(page, 'Lessons');
    await word(page, 'learn:' + id);
    await through(page, id, ways, ...by_words);
  });

test_long('a game that is opened during a lesson ends the lesson', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await press(page, { seed: 2, until: now => now.round > 1 });
  const there = await state(page), code = await page.evaluate(() => eg.kept());
  await page.evaluate(() => { for (const key of eg.store.keys('game.')) eg.store.save(key, ''); });
  await page.goto(site.url + '?pace=instant&seed=7');
  await started(page);
  await begun_from_the_list(page, 'learn:first');
  await at_step(page, 0);
  await page.evaluate(hash => { location.hash = hash; }, code);
  await shows(page, 'button:as:0');   // the lesson has ended
  await click(page, 'button:as:0');
  await page.waitForFunction(n => eg.state().answers === n && eg.state().lesson === undefined, there.answers, {
    polling: 50
  });
  await page.waitForFunction(code => eg.kept() === code, code, { polling: 50 });
  await done(page);
});

test_long('a wrong try says why and does nothing; steps can be skipped and repeated; the game is kept', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=5&seats=person,random&start=1'));
  await press(page, { seed: 3, until: now => now.round > 1 });
  const kept = await page.evaluate(() => eg.kept()), there = await state(page);
  await page.goto(site.url + '?pace=instant&seed=7');
  await started(page);
  await begun_from_the_list(page, 'learn:first');
  for (const n of [0, 1, 2]) {
    await at_step(page, n);
    await drawn(page, 'lesson:next');
    await click(page, 'lesson:next');
  }
  await at_step(page, 3);
  await click(page, 'power:13');
  await says(page, /play the 9 here[^]*Nothing changed/);
  assert.equal((await state(page)).answers, 0);
  await click(page, 'lesson:next');   // skipped
  await at_step(page, 4);
  await click(page, 'lesson:back');
  await at_step(page, 3);
  await page.keyboard.press('u');
  await page.keyboard.press('i');
  await at_step(page, 3);
  await click(page, 'power:9');
  await page.waitForFunction(() => eg.state().done && !eg.state().busy, null, { polling: 50 });
  await settled(page);
  await click(page, 'lesson:leave');
  await page.waitForFunction(() => eg.state().screen === 'first', null, { polling: 50 });
  assert.equal(await page.evaluate(() => eg.kept()), kept);
  assert.match(await text_version(page), /Continue your game/);
  await click(page, 'button:resume');
  assert.equal((await settled(page)).answers, there.answers);
  await done(page);
});

// Both the game's own reason and the lesson's; on a phone they stand in the sheet.
for (const [how, by, options] of [['the mouse', click], ['a finger', tap, phone]])
  (by === tap ? test : test_long)(`an illegal answer by ${how} is a wrong try; the next press ends it`, async () => {
    const page = await started(await open(browser, site.url + '?pace=instant&seed=7', options));
    await by(page, 'button:learn');
    for (const n of [0, 1, 2, 3, 4]) {
      await at_step(page, n);
      await drawn(page, 'lesson:next');
      await by(page, 'lesson:next');
    }
    await at_step(page, 5);
    await drawn(page, 'place:ARA');
    const away = (await page.evaluate(() => eg.targets())).find(t => t.id === 'place:CAT');
    const at = [away.x + away.w / 2, away.y + away.h / 2];
    await (options ? page.touchscreen.tap(...at) : page.mouse.click(...at));
    await says(page, /Not beside the King: Cataluña does not border Castilla la Nueva[^]*Nothing changed/);
    assert.equal((await state(page)).answers, 0);
    await page.screenshot({ path: `${logs}lesson-refused-${options ? 'phone' : 'desk'}.png` });
    await (options ? page.touchscreen.tap(15, 230) : page.mouse.click(150, 450));   // Portugal
    await says(page, /Press an open place/);
    await by(page, 'place:ARA');
    await settled(page);
    assert.equal((await state(page)).answers, 1);
    await done(page);
  });

test_long('a lesson opened in a game’s rulebook lets the game wait, and continues where it was left', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=5&seats=person,random&start=1'));
  await press(page, { seed: 3, until: now => now.round > 1 });
  const there = await settled(page), kept = await page.evaluate(() => eg.kept());
  const begin = async () => {
    await page.keyboard.press('h');
    await drawn(page, 'button:lessons');
    await click(page, 'button:lessons');
    await drawn(page, 'learn:new_regency');
    await click(page, 'learn:new_regency');
  };
  await begin();
  await at_step(page, 0);
  for (const n of [1, 2]) {
    await drawn(page, 'lesson:next');
    await click(page, 'lesson:next');
    await at_step(page, n);
  }
  await click(page, 'lesson:leave');
  await page.waitForFunction(
    n => eg.state().lesson === undefined && eg.state().screen === 'table' && eg.state().answers === n,
    there.answers,
    { polling: 50 }
  );
  assert.equal(await page.evaluate(() => eg.kept()), kept);
  assert.equal(await page.evaluate(() => eg_storage.load('learned')), 'new_regency:2');
  await settled(page);
  await begin();
  await at_step(page, 2);
  await click(page, 'lesson:leave');
  await page.waitForFunction(() => eg.state().lesson === undefined, null, { polling: 50 });
  await done(page);
});

// Where a language is long and a screen is low.
test('texts that are too long for their place scroll, by finger, wheel and keys', async () => {
  const page = await started(
    await open(browser, site.url + '?pace=fast&lang=qps&seed=7', {
      viewport: { width: 480, height: 320 },
      hasTouch: true,
      isMobile: true
    })
  );
  await tap(page, 'button:learn');
  await drawn(page, 'lesson:next');
  await settled(page);
  // the first and the last
  const line = which => page.evaluate(id => eg.targets().find(t => t.id === id), `prompt:${which}`);
  const first_line = await line('begin'),
    last_line = await line('end'),
    x = first_line.x + first_line.w / 2,
    y = first_line.y + 50;
  await swipe(page, [x, y + 20], [x, y - 60]);
  await settled(page);
  assert.ok((await line('begin')).y < first_line.y - 10, 'by a finger');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -2000);
  await page.waitForFunction(y => eg.targets().find(t => t.id === 'prompt:begin').y === y, first_line.y, {
    polling: 50
  });
  await walk_to(page, 'prompt:end');
  await settled(page);
  assert.ok((await line('end')).y < last_line.y - 10, 'by keys');
  await walk_to(page, 'prompt:begin');
  await settled(page);
  assert.equal((await line('begin')).y, first_line.y);
  await done(page);
});
