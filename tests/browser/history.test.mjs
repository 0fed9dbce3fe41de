// Looking back: every line of the chronicle shows its moment, play goes back or continues from there, and no game is
// lost without a question.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, storing, tests_of } from './harness.mjs';
import { click, landed, legal, phone, pick, press, rects, says, settled, shows, state, strike, tap,
  text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

// One game, saved at three of its moments; each test continues from one of them.
let browser, site;
const kept = {};
before(async () => {
  site = await serve();
  browser = await launch();
  const page = await started(
    await open(browser, site.url + '?seats=person,random,random&seed=31&pace=instant&start=1')
  );
  const keep = async (name, until) => {
    await press(page, { seed: 5, until });
    await page.waitForFunction(before => eg.kept() !== before, kept.last ?? '', { polling: 20 });
    kept.last = kept[name] = await page.evaluate(() => eg.kept());
  };
  await keep('taking', now => now.round > 1 && now.step === 'take_card');
  await keep('placing', now => now.step === 'use_card');
  // The others have played after Isabel, and something has been scored.
  await keep(
    'choosing',
    async now =>
      now.step === 'play_power'
      && now.scores.some(points => points > 0)
      && /(Tomás|Lucía) takes(?![^]* takes)/.test(await text_version(page))
  );
  await done(page);
});
after(async () => { await browser.close(); site.close(); });

const buttons = page =>
  page.evaluate(() => [...document.querySelectorAll('#text-version button')].map(b => b.textContent));

// Opens a page that has this game in its store.
const finding = (name, options = {}, query = '') =>
  open(browser, site.url + query, { storageState: storing(site, kept[name]), ...options });
async function resumed(name, options) {
  const page = await started(await finding(name, options));
  await click(page, 'button:resume');
  await settled(page);
  return page;
}

test('a line shows its moment; keys step through the game and come back to the present', async () => {
  const page = await resumed('taking');
  const present = await state(page), text = await text_version(page);
  const line = (await rects(page)).find(r => r.id.startsWith('line:'));
  await click(page, line.id);
  let now = await state(page);
  assert.equal(now.moment, +line.id.slice(5));
  assert.match(await text_version(page), /Looking back: moment \d+ of \d+/);
  assert.deepEqual(await legal(page), []);
  await page.screenshot({ path: logs + 'moment.png' });
  await strike(page, 'Home');
  now = await state(page);
  assert.equal(now.moment, 0);
  assert.equal(now.round, 1);
  assert.deepEqual(now.scores, [0, 0, 0]);
  const moment = n => page.waitForFunction(n => eg.state().moment === n, n, { polling: 20 });
  for (let i = 1; i <= 3; i++) { await strike(page, '.'); await moment(i); }
  await strike(page, ',');
  await moment(2);
  await click(page, 'button:forward');
  assert.equal((await state(page)).moment, 3);
  const resting = await landed(page);
  await page.waitForTimeout(1500);
  assert.equal((await state(page)).frames, resting, 'a moment stands still');
  await strike(page, 'End');
  now = await settled(page);
  for (const what of ['moment', 'round', 'step', 'asked', 'scores', 'lines', 'answers'])
    assert.deepEqual(now[what], present[what], what);
  assert.equal(await text_version(page), text);
  await strike(page, ',');
  assert.equal((await state(page)).moment, now.lines - 2);
  await strike(page, 'Escape');
  assert.equal((await state(page)).moment, -1);
  await done(page);
});

test('the bar leads to any moment, plays on from there, and stops while it is held', async () => {
  const page = await resumed('choosing');
  await strike(page, ',');
  await shows(page, 'bar:moment');
  const { lines } = await state(page);
  const bar = (await rects(page)).find(r => r.id === 'bar:moment'), y = bar.y + bar.h / 2;
  const at = share => bar.x + 8 + (bar.w - 16) * share;
  await page.mouse.click(at(0), y);
  await page.waitForFunction(() => eg.state().moment === 0, null, { polling: 20 });
  await page.mouse.move(at(0), y);
  await page.mouse.down();
  for (let i = 1; i <= 8; i++) await page.mouse.move(at(i / 100), y);
  await page.waitForFunction(() => eg.state().moment > 2, null, { polling: 20 });
  await page.mouse.up();
  const { moment } = await state(page);
  assert.ok(moment < lines / 2, `moment ${moment}`);
  await click(page, 'button:pause');
  await page.waitForFunction(n => eg.state().moment > n + 1, moment, { polling: 20 });
  await click(page, 'button:pace');   // normal until now
  assert.match(await page.evaluate(() => eg_storage.load('settings')), /pace=fast/);
  await page.focus('#canvas');
  await page.keyboard.press('Space');
  await landed(page);
  const held = (await state(page)).moment;
  await page.waitForTimeout(1500);
  assert.equal((await state(page)).moment, held, 'it rests');
  await page.screenshot({ path: logs + 'bar.png' });
  await pick(page, 'Let it run on');
  // or it is already in the present
  await page.waitForFunction(n => eg.state().moment > n || eg.state().moment === -1, held, { polling: 20 });
  await page.mouse.click(at(1), y);
  await page.waitForFunction(() => eg.state().moment === -1, null, { polling: 20 });
  await page.keyboard.press('PageUp');
  await page.waitForFunction(() => eg.state().moment > 0, null, { polling: 20 });
  await says(page, /Looking back/);
  await done(page);
});

test_long('the sample game is replayed part by part, and can be played on from any moment', async () => {
  const page = await started(await open(browser, site.url + '?pace=fast&seed=31'));
  await click(page, 'button:replays');
  await click(page, 'replay:sample_1996');
  await page.waitForFunction(() => eg.state().part === 0, null, { polling: 20 });
  await page.waitForFunction(() => eg.state().part === 2, null, { polling: 20 });   // by itself
  await page.keyboard.press('End');
  await page.waitForFunction(() => eg.state().moment + 1 === eg.state().lines, null, { polling: 20 });
  assert.deepEqual((await state(page)).scores, [22, 29, 26, 23]);
  await says(page, /That was it[^]*29 points/);
  await page.keyboard.press('PageUp');
  await page.waitForFunction(() => eg.state().moment + 1 < eg.state().lines, null, { polling: 20 });
  await says(page, /First general scoring/);
  assert.deepEqual((await state(page)).scores, [0, 4, 13, 4]);
  await click(page, 'button:go_on');
  await click(page, 'button:as:1');
  await page.waitForFunction(() => eg.state().screen === 'curtain' || eg.state().part === undefined, null, {
    polling: 20
  });
  assert.equal((await state(page)).moment, -1);
  await done(page);
});

for (const [name, options] of [
  ['upright', phone],
  ['flat', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
])
  (name === 'upright' ? test : test_long)(`a phone held ${name} shows the bar and one seat's lines`, async () => {
    const page = await resumed('taking', options);
    // On a slow machine a short press may count as a long one, which does not press.
    for (let i = 0; i < 5 && !(await rects(page)).some(r => r.id === 'filter:1'); i++)
      await click(page, name === 'flat' ? 'icon:log' : 'tab:2');
    await click(page, 'filter:1');
    const lines = (await rects(page)).filter(r => r.id.startsWith('line:'));
    await page.screenshot({ path: `${logs}chronicle-${name}.png` });
    await click(page, lines[lines.length - 2].id);
    const { moment } = await state(page);
    assert.equal(moment, +lines[lines.length - 2].id.slice(5));
    await page.screenshot({ path: `${logs}moment-${name}.png` });
    await click(page, 'button:back');
    assert.ok((await state(page)).moment < moment);
    const said = await page.evaluate(() => document.getElementById('news').textContent);
    assert.match(said, /Looking back: .*(Tomás|Round)/);
    await click(page, 'button:present');
    assert.equal((await state(page)).moment, -1);
    await done(page);
  });

test_long('play continues from your own last step at once, and from further back after a question', async () => {
  const page = await resumed('placing');
  await click(page, `place:${(await legal(page)).find(text => /^[A-Z]+$/.test(text))}`);
  await settled(page);
  const before = await state(page);
  await strike(page, ',');
  await click(page, 'button:go_on');
  let now = await settled(page);
  assert.equal(now.dialog, false);
  assert.equal(now.moment, -1);
  assert.ok(now.answers < before.answers && now.person, `${now.answers} answers`);
  const lines = (await rects(page)).filter(r => r.id.startsWith('line:'));
  await click(page, lines[0].id);
  for (let i = 0; i < 4; i++) await strike(page, ',');
  const back = await state(page);
  await click(page, 'button:go_on');
  assert.equal((await state(page)).dialog, true);
  assert.match(await text_version(page), /Play on from here\?\s+This takes back \d+ answers/);
  await page.screenshot({ path: logs + 'go-on.png' });
  await click(page, 'button:stay');
  assert.equal((await state(page)).moment, back.moment, 'nothing has changed');
  await strike(page, 'p');
  await shows(page, 'button:play_on');
  await click(page, 'button:play_on');
  now = await settled(page);
  assert.equal(now.moment, -1);
  assert.ok(now.answers < before.answers, `${now.answers} answers`);
  assert.equal(await page.evaluate(() => eg.store.keys('game.').length), 2, 'the game that was left stays as it was');
  const { answers } = await state(page);
  await press(page, { seed: 9, until: then => then.answers > answers + 4 });
  await done(page);
});

test_long('since your last turn: it is shown again, can be skipped, and changes nothing', async () => {
  const page = await resumed('choosing');
  const before = await state(page), text = await text_version(page);
  await click(page, 'icon:again');
  let now = await state(page);
  assert.ok(now.busy && now.lines < before.lines);
  // a sentence about a turn
  await page.waitForFunction(() =>
    /(Tomás|Lucía) .*(, | and ).*\./.test(document.getElementById('news').textContent));
  await page.screenshot({ path: logs + 'again.png' });
  await strike(page, 'Escape');
  now = await settled(page);
  for (const what of ['round', 'step', 'asked', 'scores', 'lines', 'answers'])
    assert.deepEqual(now[what], before[what], what);
  assert.equal(await text_version(page), text);
  await done(page);
});

test('since your last turn: a finger can skip it at instant pace too', async () => {
  const page = await started(
    await open(browser, site.url + '?seats=person,Paje,Paje&seed=41&edition=1996&start=1&pace=instant', phone)
  );
  await press(page, { seed: 11, until: now => now.step === 'use_card' });
  const before = await settled(page);
  await tap(page, 'icon:again');
  // it is shown at a pace that can be followed
  await page.waitForFunction(() => eg.state().busy, undefined, { polling: 20 });
  await tap(page, 'button:rush');
  const now = await settled(page);
  for (const what of ['round', 'step', 'asked', 'scores', 'lines', 'answers'])
    assert.deepEqual(now[what], before[what], what);
  await done(page);
});

test_long('two people: the past shows only what both know', async () => {
  const page = await started(
    await open(browser, site.url + '?seats=person,person&seed=21&length=6&pace=instant&start=1', { quick: true })
  );
  await press(page, { seed: 4, until: now => now.screen === 'table' && now.step === 'play_power' && now.round > 2 });
  assert.match(await text_version(page), /Power cards of/);
  await strike(page, 'Home');
  for (let i = 0; i < 8; i++) {
    // the text version follows the picture
    await page.waitForFunction(() => !/Power cards of/.test(document.getElementById('text-version').innerText), null, {
      polling: 20
    });
    await strike(page, '.');
  }
  await page.screenshot({ path: logs + 'moment-two.png' });
  await done(page);
});

test_long('an unfinished game stays beside a new one', async () => {
  const page = await started(await finding('taking', {}, '?pace=instant&seed=31&start=1'));
  assert.equal((await settled(page)).screen, 'table');
  await page.goto(site.url + '?pace=instant&seed=31');
  await started(page);
  await click(page, 'button:games');
  await page.screenshot({ path: logs + 'games.png' });
  const games = await page.evaluate(() => eg.rects().filter(r => r.id.startsWith('game:0:')).map(r => r.id));
  assert.equal(games.length, 2);
  await click(page, games[1]);
  assert.equal((await settled(page)).step, 'take_card');
  await done(page);
});
