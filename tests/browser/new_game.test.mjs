// From the first screen to a game and back, by mouse and by the text version.

import assert from 'node:assert/strict';
import { done, launch, logs, long, open, serve, started, tests_of } from './harness.mjs';
import { chosen, chooses, click, enter, landed, pick, press, rects, says, set_up, settled, state,
  text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

test('draws nothing while nothing happens', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  const resting = await landed(page);
  await page.waitForTimeout(long ? 10000 : 1500);
  assert.equal((await state(page)).frames, resting, 'frames drawn at rest on the first screen');
  await click(page, 'button:play');
  await page.waitForFunction(() => !eg.state().busy && eg.legal().length > 0);
  if (long) await page.waitForTimeout(6000);    // the glow pulses twice
  const waiting = await landed(page);
  await page.waitForTimeout(long ? 5000 : 1500);
  assert.equal((await state(page)).frames, waiting, 'frames drawn while a person thinks');
  await done(page);
});

test('two clicks and the game asks the first question', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=7'));
  await click(page, 'button:play');
  const now = await settled(page);
  assert.equal(now.step, 'play_power');
  assert.equal(now.name, 'Isabel');
  assert.match(await text_version(page), /Your power card, Isabel/);
  await page.context().close();
});

test('the choices for the next game survive a reload', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  await set_up(page);
  await click(page, 'edition:2023');
  await click(page, 'module:new_regency');
  await click(page, 'seat:add');
  const plan = await page.evaluate(() => eg_storage.load('rules') + eg_storage.load('seats'));
  assert.match(plan, /edition=2023&modules=new_regency[^]*Inés/);
  await page.reload();
  await started(page);
  await set_up(page);
  for (const words of ['Inés: Bot', '2023: ', 'New Regency: '])
    assert.ok((await chosen(page)).some(one => one.startsWith(words)), words);
  assert.equal(await page.evaluate(() => eg_storage.load('rules') + eg_storage.load('seats')), plan);
  await click(page, 'button:start');
  assert.equal((await settled(page)).scores.length, 5);
  await done(page);
});

test_long('a seat’s opponent and style are chosen by mouse, keys or the text version, and saved', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&length=6&seed=7'));
  await set_up(page);
  await click(page, 'level:1');
  await click(page, 'opponent:Hidalgo');
  await click(page, 'style:builder');
  const now = async (bot, style) => { await chooses(page, bot + ': '); await chooses(page, style + ': '); };
  await now('Hidalgo', 'Builder');
  await page.screenshot({ path: logs + 'opponent.png' });
  await enter(page, 'style:intriguer');
  await now('Hidalgo', 'Intriguer');
  await click(page, 'opponent:Conde');
  await click(page, 'button:close');
  await pick(page, 'Who plays Lucía?');
  await now('Caballero', 'Even');
  await pick(page, "King's friend");
  await now('Caballero', "King's friend");
  await pick(page, 'Close');
  await says(page, 'Who plays Tomás?: a bot: Conde, Intriguer');
  await click(page, 'button:start');
  await press(page, { until: now => now.round > 1 });
  await page.goto(site.url);
  await started(page);
  await set_up(page);
  assert.ok((await chosen(page)).includes('Isabel: Person'));
  for (const line of [
    'Who plays Tomás?: a bot: Conde, Intriguer',
    "Who plays Lucía?: a bot: Caballero, King's friend",
    'Who plays Martín?: a bot: Caballero'
  ])
    assert.ok((await text_version(page)).includes(line + '\n'), line);
  await click(page, 'button:back');
  await click(page, 'button:resume');
  assert.ok((await settled(page)).round > 1);
  await done(page);
});

test('a game is set up with the buttons of the text version alone', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=7'));
  const press_for = async (words, then) => {
    await pick(page, words);
    await says(page, then);
  };
  const choose = async words => {
    await pick(page, words);
    await chooses(page, words);
  };
  await press_for('New game …', 'Tomás: Person');
  await choose('Tomás: Person');
  await choose('Isabel: Bot');
  await says(page, 'Who plays Isabel?: a bot: Caballero');
  await press_for('Add a player', 'Inés: Bot');
  await press_for('Remove Inés', 'Remove Martín');
  await press_for('Remove Martín', 'Remove Lucía');
  assert.doesNotMatch(await text_version(page), /Inés|Martín/);
  await choose('1996');
  assert.ok(!(await chosen(page)).some(words => words.startsWith('Decennial')));
  await choose('Length: Six rounds');
  assert.ok(!(await chosen(page)).includes('Length: Nine rounds'));
  await pick(page, 'Another name for Tomás');
  await page.fill('#field', '> Ana');
  await page.press('#field', 'Enter');
  await says(page, '> Ana: Person');
  await press_for('Start the game', 'Your power card, Ana');
  const text = await text_version(page);
  assert.match(text, /Round 1 of 6/);
  assert.doesNotMatch(text, /Martín/);
  await done(page);
});

test('the whole game can be played with the buttons of the text version alone', async () => {
  const page = await started(
    await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&length=6&start=1')
  );
  await press(page, { seed: 12 });
  assert.equal((await settled(page)).screen, 'result');
  await done(page);
});

test_long('the text version asks too before a running game is left', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&start=1'));
  await settled(page);
  await pick(page, 'Power card 9');
  await settled(page);
  await pick(page, 'New game');
  await says(page, /Start a new game\?/);
  await pick(page, 'Stay');
  await page.waitForFunction(() => !eg.state().dialog, null, { polling: 50 });
  await pick(page, 'New game');
  await says(page, /Start a new game\?/);
  await pick(page, 'New game');
  await says(page, /Who plays/);
  await pick(page, 'Back');
  await says(page, /Continue your game\s+Round 1 of 9, Isabel/);
  await done(page);
});

test_long('a question comes before a running game is left', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  await pick(page, 'Power card 9');
  await settled(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:new');
  assert.equal((await state(page)).screen, 'table');
  await click(page, 'button:stay');
  assert.equal((await state(page)).dialog, false);
  await click(page, 'icon:menu');
  await click(page, 'menu:new');
  await click(page, 'button:leave');
  await click(page, 'button:back');
  assert.equal((await state(page)).screen, 'first');
  assert.ok((await rects(page)).some(r => r.id === 'button:resume'), 'it can be continued');
  await done(page);
});
