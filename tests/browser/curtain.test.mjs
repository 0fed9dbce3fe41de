// Several people at one device: secrets stay behind a curtain until their owner opens it, in the picture, in the text
// version, and in what tests can ask.

import assert from 'node:assert/strict';
import { difference_of_pictures, done, launch, logs, open, pass, serve, started, stop_clock, storing,
  tests_of } from './harness.mjs';
import { click, landed, legal, phone, play, press, rects, region, settled, state, strike, tap,
  text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const two = '?seats=person,person&seed=21&length=6&pace=instant&start=1';

async function nothing_but_passing(page) {
  const { name } = await state(page);
  const lines = await page.locator('#text-version > *').allTextContents();
  assert.match(lines[1], /^\p{L}+ \p{L}+, seat [A-E]$/u);   // colour and shape
  assert.match(lines[2], /^Your (hand of power cards|secret disc) comes next: /);
  assert.deepEqual(
    [lines[0], ...lines.slice(3)],
    [`Pass the device to ${name}`, `I am ${name}: open the curtain`, 'Send a link', 'Everyone else, please look away.']
  );
  assert.deepEqual(await legal(page), []);
  assert.deepEqual((await rects(page)).map(r => r.id), ['button:open', 'button:send']);
  assert.equal((await state(page)).step, '');
  assert.equal(await page.evaluate(() => document.getElementById('news').textContent), `Pass the device to ${name}`);
}

test('hands: the curtain shows only whom to pass the device to', async () => {
  const page = await started(await open(browser, site.url + two));
  let now = await settled(page);
  assert.equal(now.screen, 'curtain');
  await nothing_but_passing(page);
  const shut = await page.screenshot({ path: logs + 'curtain.png' });
  await page.keyboard.press('l');          // keys do not open it
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  assert.deepEqual(await page.screenshot(), shut);
  await click(page, 'button:open');
  now = await settled(page);
  assert.equal(now.step, 'play_power');
  assert.equal((await legal(page)).length, 13);
  await page.screenshot({ path: logs + 'curtain-open.png' });
  await click(page, 'power:3');
  assert.equal((await settled(page)).screen, 'curtain');
  await nothing_but_passing(page);
  assert.notEqual((await state(page)).name, now.name);
  await done(page);
});

// Plays until the first of two players sets the secret disc; returns the saved game.
async function at_the_disc() {
  const page = await started(await open(browser, site.url + two, { quick: true }));
  const both = async now =>
    now.step === 'dial'
    && /Isabel \d.*Tomás \d/.test(await region(page, 'The Castillo'))
    && !/secret disc\.\s*$/.test(await text_version(page));
  await press(page, { seed: 4, until: both });
  const game = await page.evaluate(() => eg.kept());
  await done(page);
  return game;
}
// Sets the disc to one region or another, and returns what the next player sees.
async function dialled(game, which) {
  const page = await started(await open(browser, site.url + '?pace=instant', { storageState: storing(site, game) }));
  await click(page, 'button:resume');
  await settled(page);
  await click(page, 'button:open');
  await settled(page);
  const choices = await legal(page);
  const before = (await state(page)).asked;
  await click(page, 'place:' + choices[which % choices.length]);
  await settled(page);
  await click(page, 'button:set');
  const now = await settled(page);
  await landed(page);   // pictures are painted one after another
  const seen = { screen: now.screen, asked: now.asked, text: await text_version(page), rects: await rects(page) };
  const picture = await page.screenshot({ path: `${logs}dialled-${which}.png` });
  await done(page);
  return { seen, picture, before, dialled: choices[which % choices.length] };
}

test_long('discs: the next player sees the same screen, whatever was dialled', async () => {
  const game = await at_the_disc(), one = await dialled(game, 0), other = await dialled(game, 3);
  assert.notEqual(one.dialled, other.dialled);
  assert.notEqual(one.seen.asked, one.before, 'the other player dials next');
  assert.equal(one.seen.screen, 'curtain');
  assert.deepEqual(one.seen, other.seen);
  const blank = await open(browser, 'about:blank');
  assert.ok(await difference_of_pictures(blank, one.picture, other.picture) <= 1, 'the pictures differ');
});

// ---- a press that comes too soon

const hush = 600;   // milliseconds

// At the first curtain, with the page's clock stopped.
async function at_curtain(options, query = two) {
  const page = await started(await open(browser, site.url + query, options));
  await settled(page);
  await page.focus('#canvas');
  await stop_clock(page);
  await page.evaluate(() => { window.lifted = 0; addEventListener('touchend', () => { lifted++; }, true); });
  return page;
}
// A tap, and the frame that handles it.
async function touch(page, at) {
  const before = await page.evaluate(() => lifted);
  await page.touchscreen.tap(...at);
  await page.waitForFunction(n => lifted > n, before);
  await pass(page, 0);
}
// The curtain’s time starts with the frame in which it begins to move.
async function opened(page) {
  await page.waitForFunction(() => eg.state().screen === 'table');
  await pass(page, 0);
}
for (const [pace, opening] of [['instant', 0], ['normal', 520]])
  (opening === 0 ? test : test_long)(`a second tap plays no card that the first uncovered (${pace} pace)`, async () => {
    const page = await at_curtain({ ...phone, reducedMotion: 'no-preference' }, two.replace('instant', pace));
    const open = (await rects(page)).find(r => r.id === 'button:open');
    const at = [open.x + open.w / 2, open.y + open.h / 2];
    const again = async () => {
      await touch(page, at);
      return (await state(page)).answers;
    };
    await again();
    await opened(page);
    const card = (await rects(page)).find(
      r => r.id.startsWith('power:') && r.x < at[0] && at[0] < r.x + r.w && r.y < at[1] && at[1] < r.y + r.h
    );
    assert.ok(card, 'a card lies where the button was');
    assert.equal(await again(), 0, 'at once');
    await pass(page, opening + hush - 3);   // SDL rounds milliseconds up or down
    assert.ok((await state(page)).busy, 'the page says that it hears nothing yet');
    assert.equal(await again(), 0, 'just before it hears again');
    await pass(page, 6);
    assert.ok(!(await state(page)).busy);
    assert.equal(await again(), 1, 'then it counts');
    assert.equal((await state(page)).screen, 'table');
    await done(page);
  });

test('a press that began too soon does nothing, however late it is released', async () => {
  const page = await at_curtain({});
  await click(page, 'button:open');
  await opened(page);
  const card = (await rects(page)).find(r => r.id === 'power:5');
  await page.mouse.move(card.x + card.w / 2, card.y + card.h / 2);
  await page.mouse.down();
  await pass(page, hush + 3);
  await page.mouse.up();
  await pass(page, 0);
  assert.equal((await state(page)).answers, 0);
  await page.mouse.down();
  await pass(page, 0);
  await page.mouse.up();
  await pass(page, 0);
  assert.equal((await state(page)).answers, 1);
  await done(page);
});

test('Enter, pressed twice or held down, opens the curtain and plays no card', async () => {
  const page = await at_curtain({});
  for (let i = 0; i < 9 && (await state(page)).focus !== 'button:open'; i++) await strike(page, 'Tab');
  await page.keyboard.down('Enter');
  await pass(page, 0);
  assert.equal((await state(page)).screen, 'table');
  await page.keyboard.down('Enter');      // held, it repeats
  await pass(page, hush + 3);
  await page.keyboard.down('Enter');
  await pass(page, 0);
  await page.keyboard.up('Enter');
  assert.match((await state(page)).focus, /^power:/);
  assert.equal((await state(page)).answers, 0);
  await strike(page, 'Enter');
  assert.equal((await state(page)).answers, 1);
  await done(page);

  const hasty = await at_curtain({});
  for (let i = 0; i < 9 && (await state(hasty)).focus !== 'button:open'; i++) await strike(hasty, 'Tab');
  await strike(hasty, 'Enter');
  await strike(hasty, 'Enter');
  assert.deepEqual([(await state(hasty)).screen, (await state(hasty)).answers], ['table', 0]);
  await done(hasty);
});

test_long('the buttons of the text version do not answer too soon either', async () => {
  const page = await at_curtain({});
  const press = async words => {
    await page.evaluate(
      w => [...document.querySelectorAll('#text-version button')].find(b => b.textContent.startsWith(w)).click(),
      words
    );
    await pass(page, 0);
  };
  await press('I am');
  await press('Power card 5');
  assert.equal((await state(page)).answers, 0);
  await pass(page, hush + 3);
  await press('Power card 5');
  assert.equal((await state(page)).answers, 1);
  await done(page);
});

test('a double tap on a card neither speeds up the curtain nor opens it for the next player', async () => {
  const page = await at_curtain(phone);
  const button = (await rects(page)).find(r => r.id === 'button:open');
  const at = [button.x + button.w / 2, button.y + button.h / 2];
  await tap(page, 'button:open');
  await opened(page);
  await pass(page, hush + 3);
  await touch(page, at);
  await page.waitForFunction(() => eg.state().answers === 1);
  await touch(page, at);
  assert.deepEqual(
    [(await state(page)).answers, (await state(page)).screen, (await state(page)).undo],
    [1, 'table', true]
  );
  await pass(page, 1300);                 // the card was on the table long enough
  assert.equal((await state(page)).screen, 'curtain');
  await touch(page, at);
  assert.equal((await state(page)).screen, 'curtain');
  await pass(page, hush + 3);
  await touch(page, at);
  await opened(page);
  await done(page);
});

test('after a tap nothing looks as if it were pointed at', async () => {
  const pictures = [];
  for (const by_finger of [true, false]) {
    const page = await started(await open(browser, site.url + two, { ...phone, reducedMotion: 'reduce' }));
    await settled(page);
    if (by_finger) await tap(page, 'button:open');
    else await page.evaluate(() => document.querySelector('#text-version button').click());
    await settled(page);
    await landed(page);
    pictures.push(await page.screenshot({ path: `${logs}finger-${by_finger}.png` }));
    await done(page);
  }
  assert.ok(pictures[0].equals(pictures[1]));
});

// ---- a power card is taken back

test_long('a power card can be taken back until the curtain closes', async () => {
  const page = await at_curtain({});
  const { asked } = await state(page);
  await click(page, 'button:open');
  await opened(page);
  await pass(page, hush + 3);
  for (const back of [() => click(page, 'button:undo'), () => strike(page, 'u')]) {
    await click(page, 'power:5');
    const now = await state(page);
    assert.deepEqual([now.answers, now.screen, now.undo], [1, 'table', true]);
    await page.screenshot({ path: logs + 'second-thoughts.png' });
    await back();
    const then = await state(page);
    assert.deepEqual([then.answers, then.asked, then.step, then.screen], [0, asked, 'play_power', 'table']);
    assert.equal((await legal(page)).length, 13);
  }
  await click(page, 'power:7');
  await pass(page, 1300);
  assert.deepEqual([(await state(page)).screen, (await state(page)).undo], ['curtain', false]);
  await strike(page, 'u');
  await nothing_but_passing(page);
  await pass(page, hush + 3);
  await click(page, 'button:open');
  await opened(page);
  await pass(page, hush + 3);
  assert.ok(!(await state(page)).undo, 'the next player does not take back what was not his');
  assert.ok(!(await rects(page)).some(r => r.id === 'button:undo'));
  await done(page);
});

test_long('one person among bots never meets a curtain', async () => {
  const page = await started(
    await open(browser, site.url + '?seats=person,random&seed=4&length=6&pace=instant&start=1')
  );
  await play(page, { seed: 9, until: now => { assert.notEqual(now.screen, 'curtain'); return now.round > 3; } });
  await page.context().close();
});
