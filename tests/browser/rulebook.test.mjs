// The rulebook: pages are turned by mouse, finger and keys, searched, and read in the text version; popovers show the
// rule of a thing.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, on_screen, phone, rects, settled, state, strike, tap, text_version, walk_to } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const table = async (options, query = 'start=1&seed=7&seats=person,random') => {
  const page = await started(await open(browser, `${site.url}?pace=instant&${query}`, options));
  await settled(page);
  return page;
};
const dialog = page => state(page).then(now => now.dialog);
// Taps this as soon as it is there.
const touch = async (page, id) => {
  await page.waitForFunction(id => eg.rects().some(r => r.id === id), id, { polling: 30 });
  await tap(page, id);
};
const reads = (page, words) =>
  page.waitForFunction(words => document.querySelector('#text-version h1').textContent === words, words, {
    polling: 30,
    timeout: 20000
  });
const title = page => page.evaluate(() => document.querySelector('#text-version h1').textContent);

test('it opens at the rule of the question, pages turn, search works, and Escape closes it', async () => {
  const page = await table();
  await strike(page, 'h');
  await reads(page, 'Rulebook: Power cards');
  await click(page, 'rulebook_page:6');
  await reads(page, 'Rulebook: The King');
  await click(page, 'see:king:beside');
  await reads(page, 'Rulebook: The King');
  await click(page, 'button:seek');
  await page.keyboard.type('general scoring');
  await on_screen(page);
  await page.keyboard.press('Enter');
  assert.match(await title(page), /^Rulebook: /);
  assert.match(await text_version(page), /The three general scorings \(\d+ found\)/);
  await strike(page, 'PageDown');
  await strike(page, 'PageUp');
  await strike(page, 'Escape');
  assert.equal(await dialog(page), false);
  await done(page);
});

test_long('by keys alone', async () => {
  const page = await table();
  await strike(page, 'h');
  await walk_to(page, 'rulebook_page:3');
  await strike(page, 'Enter');
  await reads(page, 'Rulebook: Power cards');
  await walk_to(page, 'button:seek');
  await strike(page, 'Enter');
  await page.waitForSelector('#field');
  await page.keyboard.press('Escape');
  await strike(page, 'Escape');
  await done(page);
});

test('on a phone a list comes first, and a button leads back to it', async () => {
  const page = await table(phone);
  await touch(page, 'icon:menu');
  await touch(page, 'menu:rulebook');
  await touch(page, 'rulebook_page:2');
  await reads(page, 'Rulebook: A round');
  await touch(page, 'button:contents');
  await touch(page, 'rulebook_page:1');
  await reads(page, 'Rulebook: Goal of the game');
  await touch(page, 'button:close');
  assert.equal(await dialog(page), false);
  await done(page);
});

test('in the text version a chapter takes the focus to its title', async () => {
  const page = await table();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#text-version.shown');
  const press = async words => {
    await page.evaluate(
      w => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === w).focus(),
      words
    );
    await page.keyboard.press('Enter');
    await on_screen(page);
  };
  await press('Rulebook');
  await press('The Castillo');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Rulebook: The Castillo');
  await press('The King');
  await press('The Grande');   // a rule that the King's names
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Rulebook: Goal of the game');
  await press('All cards: 2023');
  assert.match(await text_version(page), /Sumptuary Law, places 4, house card, Each opponent /);
  await press('Close');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Rulebook');
  await done(page);
});

// The place of the only one of its kind.
const castillo = page => page.evaluate(() => eg.targets().find(t => t.id === 'place:CAS'));

test('the right button, T and a long press show the rule of a thing, and lead to its page', async () => {
  const page = await table();
  const at = await castillo(page);
  await page.mouse.move(at.x + at.w / 2, at.y + at.h / 2);
  await on_screen(page);
  await page.mouse.click(at.x + at.w / 2, at.y + at.h / 2, { button: 'right' });
  await on_screen(page);
  await reads(page, 'Into the Castillo');
  await click(page, 'button:rule');
  await reads(page, 'Rulebook: The Castillo');
  await strike(page, 'Escape');
  await walk_to(page, 'place:CAS');
  await strike(page, 't');
  await reads(page, 'Into the Castillo');
  await strike(page, 'Escape');
  assert.equal(await dialog(page), false);
  await done(page);

  const touched = await table(phone);
  const there = await castillo(touched);
  const finger = await touched.context().newCDPSession(touched);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: there.x + there.w / 2, y: there.y + there.h / 2 }]
  });
  await touched.waitForTimeout(800);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await on_screen(touched);
  await reads(touched, 'Into the Castillo');
  assert.ok((await rects(touched)).some(r => r.id === 'button:rule'));
  const gone = () =>
    touched
      .waitForFunction(() => document.querySelector('#text-version h1').textContent !== 'Into the Castillo', null, {
        polling: 30,
        timeout: 5000
      })
      .then(
        () => true,
        () => false
      );
  do await touch(touched, 'button:rule');   // on a slow machine a tap may count as a long press
  while (!await gone());
  await reads(touched, 'Rulebook: The Castillo');
  await done(touched);
});

test_long('the rule is shown where the mouse rests, follows the mouse and takes no press', async () => {
  const page = await table();
  const told = id => page.waitForFunction(id => eg.state().rests === id, id, { polling: 30, timeout: 20000 });
  const rest = async (x, y, id) => {
    await page.mouse.move(x - 60, y + 60);
    await on_screen(page);
    await page.mouse.move(x, y);
    await told(id);
  };
  const tower = await castillo(page);
  await rest(tower.x + tower.w / 2, tower.y + tower.h / 2, 'castillo');
  assert.equal(await dialog(page), false, 'it is no dialog');
  const court = (await page.evaluate(() => eg.targets())).find(t => t.id === 'court:0');
  await rest(court.x + court.w / 2, court.y + court.h / 2, 'court');
  await rest(court.x + court.w / 2 + 130, court.y + court.h / 2, 'points');
  await rest(250, 20, 'general');
  await page.mouse.move(640, 20);
  await told('');
  const card = (await rects(page)).find(r => r.id === 'power:9');
  await rest(card.x + card.w / 2, card.y + card.h / 2, 'power');
  const { answers } = await state(page);
  await page.mouse.down();
  await page.waitForTimeout(25);
  await page.mouse.up();
  await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 30, timeout: 20000 });
  await settled(page);
  await strike(page, 'o');
  await click(page, 'setting:rules:0');
  await strike(page, 'Escape');
  await page.mouse.move(court.x, court.y + 60);
  await page.mouse.move(court.x + court.w / 2, court.y + court.h / 2);
  await page.waitForTimeout(1200);
  assert.equal((await state(page)).rests, '', 'it is switched off');
  await done(page);
});

test_long('a key shows the rule of the King, and T without a focus that of the question', async () => {
  const page = await table();
  await strike(page, 'k');
  await reads(page, "The King's region is closed");
  await strike(page, 'Escape');
  await page.mouse.move(2, 2);
  await page.mouse.down();
  await page.mouse.up();
  await strike(page, 't');
  await reads(page, 'Playing a power card');
  await done(page);
});

test_long('the scoring preview is shown while E or a finger on the sea is held, or between two strokes', async () => {
  const shown = (page, on) => page.waitForFunction(on => !!eg.state().if_scored === on, on, { polling: 30 });
  const page = await table();
  await page.keyboard.down('e');
  await shown(page, true);
  await page.waitForTimeout(700);
  await page.keyboard.up('e');
  await shown(page, false);
  await strike(page, 'e');
  await shown(page, true);
  await page.waitForTimeout(600);
  await strike(page, 'e');
  await shown(page, false);
  await done(page);

  const touched = await table(phone);
  const finger = await touched.context().newCDPSession(touched);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 330, y: 330 }] });
  await shown(touched, true);
  await touched.screenshot({ path: logs + 'peek.png' });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await shown(touched, false);
  assert.equal(await dialog(touched), false, 'and no popover');
  await done(touched);
});

test_long('a rule names the cards that mention it, and leads to them', async () => {
  const page = await table();
  await strike(page, 'h');
  await click(page, 'rulebook_page:6');
  await reads(page, 'Rulebook: The King');
  assert.match(await text_version(page), /Related cards\s+Royal Advisor\s+King's Card\n/);
  await strike(page, 'PageDown');
  await on_screen(page);
  await click(page, (await rects(page)).map(r => r.id).find(id => /^see:moving_king:\d+:/.test(id)));
  await page.waitForFunction(() => !/The King$/.test(document.querySelector('#text-version h1').textContent), null, {
    polling: 30
  });
  assert.match(await title(page), /^Rulebook: /);
  await done(page);
});

test_long('a rule’s name leads to it, in the rulebook, in a popover, and in the question', async () => {
  const page = await table();
  const word = id => rects(page).then(all => all.find(r => r.id === id));
  await strike(page, 'h');
  await click(page, 'rulebook_page:6');
  await reads(page, 'Rulebook: The King');
  assert.match(
    await text_version(page),
    /\nThe Grande\nMobile scoreboards\nBeside the King\nKing's and home bonus\nHow the King moves\n/
  );
  const court = await word('term:beside:court');
  await page.mouse.move(court.x + 60, court.y + 60);
  await on_screen(page);
  await page.mouse.move(court.x + court.w / 2, court.y + court.h / 2);
  await page.waitForFunction(() => eg.state().rests === 'court', null, { polling: 30, timeout: 20000 });
  await click(page, 'term:beside:court');
  await reads(page, 'Rulebook: Court and province');
  await strike(page, 'Escape');

  const at = await castillo(page);
  await page.mouse.move(at.x + at.w / 2, at.y + at.h / 2);
  await on_screen(page);
  await page.mouse.click(at.x + at.w / 2, at.y + at.h / 2, { button: 'right' });
  await reads(page, 'Into the Castillo');
  assert.equal(await word('term:castillo:castillo'), undefined, 'not to itself');
  await click(page, 'term:castillo:king');
  await reads(page, "The King's region is closed");
  assert.match(await text_version(page), /\nThe Grande\nMobile scoreboards\n/);
  await walk_to(page, 'term:king:grande');
  await strike(page, 'Enter');
  await reads(page, 'The Grande');
  await click(page, 'button:rule');
  await reads(page, 'Rulebook: Goal of the game');
  await strike(page, 'Escape');

  const lies = id =>
    page
      .waitForFunction(id => eg.rects().find(r => r.id.startsWith(id)), id, { polling: 30 })
      .then(found => found.jsonValue());
  const asked = await lies('term:prompt:court');
  await page.mouse.move(asked.x + asked.w / 2, asked.y + asked.h / 2);
  await on_screen(page);
  await page.mouse.click(asked.x + asked.w / 2, asked.y + asked.h / 2, { delay: 30 });
  await on_screen(page);
  assert.equal(await dialog(page), false);
  await page.mouse.click(asked.x + asked.w / 2, asked.y + asked.h / 2, { button: 'right' });
  await reads(page, 'The court');
  await strike(page, 'Escape');

  const on_card = await lies('term:card:');
  await page.mouse.move(on_card.x + on_card.w / 2, on_card.y + on_card.h / 2);
  await on_screen(page);
  await page.mouse.click(on_card.x + on_card.w / 2, on_card.y + on_card.h / 2, { button: 'right' });
  await page.waitForFunction(() => eg.state().dialog, null, { polling: 30 });
  assert.notEqual(await title(page), 'Taking an action card');
  await done(page);
});

test('a finger opens a word’s rule by resting on it, and in a popover by tapping', async () => {
  const page = await table(phone);
  const finger = await page.context().newCDPSession(page);
  const { x, y, w, h } = (await rects(page)).find(r => r.id === 'term:prompt:court');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + w / 2, y: y + h / 2 }] });
  await page.waitForTimeout(800);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await reads(page, 'The court');
  await touch(page, 'term:court:power');
  await reads(page, 'Playing a power card');
  await done(page);
});
