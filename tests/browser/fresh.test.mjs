// The page when it is opened, left alone, and come back to.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { launch, logs, long, open, serve, started, tests_of } from './harness.mjs';
import { click, enter, landed, text_version, play, press, rects, set_up, settled, state, strike } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

// Presses the button of the text version that says this.
const pick = (page, words) => page.evaluate(w => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === w).click(), words);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

test('is soon there, and draws nothing while nothing happens', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  const resting = await landed(page);
  await page.waitForTimeout(long ? 10000 : 1500);
  assert.equal((await state(page)).frames, resting, 'frames drawn at rest on the first screen');
  await click(page, 'button:play');
  await page.waitForFunction(() => !eg.state().busy && eg.legal().length > 0);
  if (long) await page.waitForTimeout(6000);    // the glow breathes twice
  const waiting = await landed(page);
  await page.waitForTimeout(long ? 5000 : 1500);
  assert.equal((await state(page)).frames, waiting, 'frames drawn while a person thinks');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
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

test('what is chosen for the next game is there after a reload, begun or not', async () => {
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
  assert.match(await text_version(page), /Inés, a bot[^]*Rules: 2023\nRules: 1996/);
  assert.equal(await page.evaluate(() => eg_storage.load('rules') + eg_storage.load('seats')), plan);
  await click(page, 'button:start');
  assert.equal((await settled(page)).scores.length, 5);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a game is kept, and goes on after a reload where it was', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=5&start=1'));
  await press(page, { seed: 3, until: now => now.round > 1 && now.step === 'take_card' });
  const before = await state(page);
  await page.goto(site.url);
  await started(page);
  assert.equal((await state(page)).screen, 'first');
  await click(page, 'button:resume');
  const now = await settled(page);
  for (const what of ['round', 'step', 'asked', 'scores', 'lines', 'answers']) assert.deepEqual(now[what], before[what], what);
  assert.equal(now.loads, 1, 'its code has been read and played through once');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a broken save is no save', async () => {
  const page = await started(await open(browser, site.url));
  await page.evaluate(() => eg_storage.save('game', 'EG1.nonsense'));
  await page.reload();
  await started(page);
  assert.match(await text_version(page), /cannot be continued/);
  assert.equal(await page.evaluate(() => eg_storage.load('game.old')), 'EG1.nonsense');
  await click(page, 'button:well');
  assert.ok(!(await rects(page)).some(r => r.id === 'button:resume'));
  await click(page, 'button:load');
  await page.fill('#sheet textarea', 'EG1.nonsense');
  await page.click('#sheet-do');
  await page.waitForFunction(() => /It is kept below/.test(document.getElementById('sheet-why').innerText), null, { polling: 50 });
  assert.equal(await page.inputValue('#sheet textarea'), 'EG1.nonsense');
  await page.click('#sheet-close');
  assert.equal((await state(page)).screen, 'first');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// Makes the program die as a fault of its own would: as the kept game is read, or as it is drawn.
const deadly = when => {
  const trap = () => new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 97, 0, 0, 10, 5, 1, 3, 0, 0, 11))).exports.a();
  const { encode } = TextEncoder.prototype, { matchMedia } = window;
  if (when === 'read') TextEncoder.prototype.encode = function (text) { return /^EG1\./.test(text) ? trap() : encode.call(this, text); };
  else window.matchMedia = query => window.Module?.calledRun && localStorage.getItem('eg1:game') ? trap() : matchMedia(query);
};
const kept = page => page.evaluate(() => eg_storage.load('game'));
const failed = page => page.waitForFunction(() => !document.getElementById('failed').hidden, null, { polling: 50 });

for (const when of ['read', 'drawn'])
  test(`a kept game that the program dies of as it is ${when} is set aside at the next start`, async () => {
    const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
    await press(page, { seed: 2, until: now => now.round > 1 });
    const code = await kept(page);
    await page.addInitScript(deadly, when);
    await page.goto(site.url);
    await failed(page);
    assert.equal(await kept(page), code);
    await page.reload();
    await started(page);
    assert.match(await text_version(page), /The page stopped[^]*set aside/);
    assert.equal(await page.evaluate(() => eg_storage.load('game.old')), code);
    assert.equal(await kept(page), '');
    await page.screenshot({ path: `${logs}set-aside-${when}.png` });
    await click(page, 'button:well');
    assert.equal((await state(page)).screen, 'first');
    assert.ok(!(await rects(page)).some(r => r.id === 'button:resume'));
    await page.reload();
    await started(page);
    assert.equal((await state(page)).dialog, false, 'it is told once');
    await page.context().close();
  });

test_long('a pasted game that the program dies of is set aside at the next start', async () => {
  const source = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(source);
  const code = await kept(source);
  await source.context().close();
  const page = await open(browser, 'about:blank');
  await page.addInitScript(deadly, 'drawn');
  await page.goto(site.url);
  await started(page);
  await click(page, 'button:load');
  await page.fill('#sheet textarea', code);
  await page.click('#sheet-do');
  await failed(page);
  await page.reload();
  await started(page);
  assert.match(await text_version(page), /The page stopped[^]*set aside/);
  assert.equal(await kept(page), '');
  await page.context().close();
});

test('a page that is left before it has drawn sets nothing aside', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  const code = await kept(page);
  await page.evaluate(() => { window.requestAnimationFrame = () => 0; eg.trial.begin(); });
  await page.goto(site.url);
  await started(page);
  assert.equal(await kept(page), code);
  assert.equal((await state(page)).dialog, false);
  await page.context().close();
});

test('a game on trial in another page that lives is not set aside, however many start', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  const code = await kept(page);
  await page.evaluate(() => {   // it draws nothing so far, and is seen beside the others
    window.addEventListener('visibilitychange', e => e.stopImmediatePropagation(), true);
    window.requestAnimationFrame = () => 0;
    eg.trial.begin();
  });
  for (let i = 0; i < 2; i++) {
    const other = await page.context().newPage();
    await other.goto(site.url);
    await started(other);
    assert.equal(await kept(other), code);
    assert.equal((await state(other)).dialog, false);
    await other.close();
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a game whose page is gone in the middle of its trial is set aside, and can be tried again', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  const code = await kept(page);
  await page.evaluate(() => localStorage.setItem('eg1:trial.1', '1'));   // no page with this mark has a lock
  await page.goto(site.url);
  await started(page);
  assert.match(await text_version(page), /The page stopped[^]*set aside/);
  assert.equal(await kept(page), '');
  assert.equal(await page.evaluate(() => localStorage.getItem('eg1:trial.1')), null);
  await click(page, 'button:well');
  await click(page, 'button:load');
  assert.equal(await page.inputValue('#sheet textarea'), code);
  assert.match(await page.innerText('#sheet-why'), /set aside/);
  await page.click('#sheet-do');
  await settled(page);
  assert.equal(await kept(page), code);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// What is said of saving when something breaks is asked of the store, and the game can be taken along.
for (const [how, block, says, keeps] of [
  ['saved', () => {}, /The game is saved: reload to go on/, true],
  ['full', () => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  }, /The game is not saved here: copy it/, false],
  ['emptied', () => localStorage.clear(), /The game is not saved here: copy it/, false],
])
  test(`a page that breaks while the storage is ${how} says so, and has a copy of the game`, async () => {
    const options = { permissions: ['clipboard-read', 'clipboard-write'] };
    const address = site.url + '?pace=instant&seed=8&seats=person,random&start=1';
    const page = await started(await open(browser, address, options));
    await settled(page);
    if (how === 'full') await page.evaluate(block);
    await pick(page, 'Power card 9');
    await settled(page);
    if (how === 'full') assert.match(await text_version(page), /Not saved[^]*its storage is full or blocked/);
    const { answers } = await state(page);
    if (how !== 'full') await page.evaluate(block);
    await page.evaluate(() => { Module._eg_frame = null; eg.draw(); });
    await failed(page);
    assert.match(await page.innerText('#failed strong'), says);
    await page.screenshot({ path: `${logs}broken-${how}.png` });
    await page.click('#keep');
    await page.waitForFunction(() => document.getElementById('keep').textContent === 'Copied', null, { polling: 50 });
    const code = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(await kept(page) === code, keeps);
    const other = await started(await open(browser, site.url));
    await click(other, 'button:load');
    await other.fill('#sheet textarea', code);
    await other.click('#sheet-do');
    assert.ok((await settled(other)).answers >= answers);
    await other.context().close();
    await page.context().close();
  });

test('an answer is kept as it is given, though nothing be drawn', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&start=1'));
  const { answers } = await settled(page);
  const before = await kept(page);
  await page.evaluate(() => { window.requestAnimationFrame = () => 0; });   // as in a tab that is hidden
  await pick(page, 'Power card 9');
  assert.notEqual(await kept(page), before);
  await page.goto(site.url);
  await started(page);
  await click(page, 'button:resume');
  assert.ok((await settled(page)).answers > answers);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
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
  const there = id => page.waitForFunction(id => eg.rects().some(r => r.id === id), id, { polling: 50 });
  for (let i = 0; i < 9 && (await waits(page), (await state(page)).busy); i++) await click(page, 'button:next');   // bots that come before
  const { answers } = await state(page);
  for (const back of [() => click(page, 'button:undo'), () => strike(page, 'u'), () => pick(page, 'Undo')]) {
    await click(page, 'power:1');
    await there('button:next');
    assert.deepEqual([(await state(page)).answers, (await state(page)).undo], [answers + 1, true]);
    await page.screenshot({ path: logs + 'power-card-lies.png' });
    await back();
    await page.waitForFunction(n => eg.state().answers === n && eg.state().step === 'play_power' && !eg.state().busy, answers, { polling: 50 });
  }
  await click(page, 'power:1');
  for (let i = 0; i < 3 && (await state(page)).answers === answers + 1; i++) {   // its turn is announced first
    await there('button:next');
    assert.equal((await state(page)).undo, true);
    await click(page, 'button:next');
    await waits(page);
  }
  assert.ok((await state(page)).answers > answers + 1);
  assert.equal((await state(page)).undo, false);
  assert.ok(!(await rects(page)).some(r => r.id === 'button:undo'));
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a name is typed into the browser’s own field', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  await set_up(page);
  await click(page, 'name:0');
  await page.fill('#field', 'Ximena');
  await page.keyboard.press('Enter');
  await click(page, 'button:start');
  await page.waitForFunction(() => eg.state().screen === 'table');
  assert.match(await text_version(page), /Ximena/);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a name in letters that the fonts have not is painted in the browser’s own', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  await set_up(page);
  const painted = async name => {
    await click(page, 'name:0');
    await page.fill('#field', name);
    await page.keyboard.press('Enter');
    await page.waitForFunction(name => document.getElementById('text-version').innerText.includes(name), name, { polling: 50 });
    await page.mouse.move(5, 5);
    const { x, y, w, h } = (await rects(page)).find(r => r.id === 'name:0');
    const picture = await page.screenshot({ clip: { x, y, width: w, height: h } });
    return picture.toString('base64');
  };
  // Signs for what is missing would all be alike, and a word written from left to right is itself turned round.
  for (const [one, other] of [['Иван', 'Пётр'], ['Ελένη', 'Πέτρο'], ['שרה', 'הרש']]) assert.notEqual(await painted(one), await painted(other), one);
  // What it has and what it has not stand in one line, each as wide as it is.
  const widths = await page.evaluate(() => ['Иван', 'Иванов'].map(word => eg.letters_width(word, '700 Lato, system-ui, sans-serif')));
  assert.ok(widths[0] > 1 && widths[1] > widths[0] * 1.2, widths.join(' '));
  const hebrew = await page.evaluate(() => {   // from right to left: what is said first lies at the right
    eg.paint_letters('ו' + 'ש'.repeat(3), '400 sans-serif', 40);
    const [x, y, width, height] = new Int32Array(eg.held.slice(0, 16).buffer), ink = [0, 0];
    for (let i = 0; i < width * height; i++) ink[+(i % width >= width / 2)] += eg.held[20 + 4 * i + 3];
    return ink;
  });
  assert.ok(hebrew[0] > hebrew[1], `ink at the left ${hebrew[0]}, at the right ${hebrew[1]}`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('what an input method needs of the keys it has', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  await set_up(page);
  await click(page, 'name:0');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'とうきょう', selectionStart: 5, selectionEnd: 5 });
  const strike_composing = key => page.evaluate(key => document.getElementById('field').dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: 229, isComposing: true, bubbles: true, cancelable: true })), key);
  for (const key of ['Enter', 'Escape']) {
    await strike_composing(key);
    assert.ok(await page.isVisible('#field'));
  }
  await session.send('Input.insertText', { text: '東京' });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.getElementById('field'), null, { polling: 50 });
  await page.waitForFunction(() => /東京, a person/.test(document.getElementById('text-version').innerText), null,
    { polling: 50 });
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('no text that others write stops the page: in a name, in the address, in the text version', async () => {
  const page = await started(await open(browser, site.url + '?a%E2%80%A8b=1&x=100%&edition=1996&pace=instant&seats=person,Paje&seed=7'));
  const text_has = words => page.waitForFunction(words => document.getElementById('text-version').innerText.includes(words), words, { polling: 50 });
  await text_has('The page does not understand this of its address: “a b=1”, “x=100%”.');   // ... and the rest counts
  await click(page, 'button:well');
  await set_up(page);
  await click(page, 'name:0');
  await page.fill('#field', '> Ana\u2028\u2029\u0085María');
  await page.keyboard.press('Enter');
  await text_has('Ana María, a person');
  await click(page, 'button:start');
  await settled(page);
  assert.match(await text_version(page), /Your power card, Ana María/);
  const heard = await page.evaluate(() => {
    eg.tell_text('#?Heading\u2028of two\n> wish 0\tClose\u2029it\n> nothing to press\n- a\rb\n\u2028\n');
    return [...document.getElementById('text-version').children].map(node => node.localName + ' ' + node.textContent);
  });
  assert.deepEqual(heard, ['h2 Heading\u2028of two', 'button Close\u2029it', 'p > nothing to press', 'div a\rb', 'p \u2028']);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test_long('who plays a seat, and of what temper, is chosen by mouse, keys or words, and kept', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&length=6&seed=7'));
  const words = (first, text) => page.evaluate(([first, text]) => {
    const all = [...document.querySelectorAll('#text-version button')];
    all.find(b => first ? b.textContent.startsWith(text) : b.textContent === text).click();
  }, [first, text]);
  const says = text => page.waitForFunction(text => document.getElementById('text-version').innerText.includes(text), text, { polling: 20 });
  await set_up(page);
  await click(page, 'level:1');
  await click(page, 'opponent:Hidalgo');
  await click(page, 'temper:builder');
  await says('Now: a bot: Hidalgo, Builder.');
  await page.screenshot({ path: logs + 'opponent.png' });
  await enter(page, 'temper:intriguer');
  await says('Now: a bot: Hidalgo, Intriguer.');
  await click(page, 'opponent:Conde');
  await click(page, 'button:close');
  await words(false, 'Who plays Lucía?');
  await says('Now: a bot: Caballero.');
  await words(true, "King's friend");
  await says("Now: a bot: Caballero, King's friend.");
  await words(false, 'Close');
  await says('Tomás, a bot: Conde, Intriguer');
  await click(page, 'button:start');
  await press(page, { until: now => now.round > 1 });
  await page.goto(site.url);
  await started(page);
  await set_up(page);
  for (const line of ['Isabel, a person', 'Tomás, a bot: Conde, Intriguer', "Lucía, a bot: Caballero, King's friend", 'Martín, a bot: Caballero']) assert.ok((await text_version(page)).includes(line), line);
  await click(page, 'button:back');
  await click(page, 'button:resume');
  assert.ok((await settled(page)).round > 1);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a game is set up with the buttons of the text version alone', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=7'));
  const choose = async (words, then) => {
    await pick(page, words);
    await page.waitForFunction(t => document.getElementById('text-version').innerText.includes(t), then, { polling: 50 });
  };
  await choose('New game', 'Let a person play Tomás');
  await choose('Let a person play Tomás', 'Tomás, a person');
  await choose('Let a bot play Isabel', 'Isabel, a bot: Caballero');
  await choose('Add a seat', 'Inés, a bot');
  await choose('Take away the seat of Inés', 'Add a seat');
  await choose('Take away the seat of Martín', 'Let a person play Lucía');
  await choose('Rules: 1996', 'Rules: Decennial');
  await choose('Length: Six rounds', 'Length: Nine rounds');
  await pick(page, 'Another name for Tomás');
  await page.fill('#field', '> Ana');
  await page.press('#field', 'Enter');
  await page.waitForFunction(() => document.getElementById('text-version').innerText.includes('> Ana, a person'), null, { polling: 50 });
  await choose('Start the game', 'Your power card, Ana');
  const text = await text_version(page);
  assert.match(text, /Round 1 of 6/);
  assert.doesNotMatch(text, /Martín/);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the whole game can be played with the buttons of the text version alone', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&length=6&start=1'));
  await press(page, { seed: 12 });
  assert.equal((await settled(page)).screen, 'result');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test_long('a finished game is kept until another begins', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&length=6&start=1'));
  await press(page, { seed: 12 });
  const { scores } = await settled(page);
  await page.goto(site.url + '?pace=instant&seed=9');
  await started(page);
  assert.match(await text_version(page), /Your last game: Finished: /);
  await click(page, 'button:resume');
  const now = await settled(page);
  assert.equal(now.screen, 'result');
  assert.deepEqual(now.scores, scores);
  await click(page, 'button:new');
  await click(page, 'button:start');   // unasked, for nothing unfinished is lost
  assert.equal((await settled(page)).step, 'play_power');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test_long('in the text version too a running game is not left unasked', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&start=1'));
  await settled(page);
  const choose = words => pick(page, words);
  await choose('New game');
  await page.waitForFunction(() => /Leave this game\?/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  await choose('Stay');
  await page.waitForFunction(() => /Your power card/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  await choose('New game');
  await page.waitForFunction(() => /Leave this game\?/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  await choose('Leave');
  await page.waitForFunction(() => /Continue your game: Round 1 of 9, Isabel/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test_long('a game leaves as a code and comes back as one', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await press(page, { seed: 2, until: now => now.round > 1 });
  const before = await state(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:export');
  const code = await page.inputValue('#sheet textarea');
  assert.match(code, /^EG1\./);
  await page.click('#sheet-close');
  await press(page, { seed: 3, until: now => now.round > 2 });
  await click(page, 'icon:menu');
  await click(page, 'menu:import');
  await page.fill('#sheet textarea', code);
  await page.click('#sheet-do');
  await page.waitForFunction(() => eg.rects().some(r => r.id === 'button:replace'), null, { polling: 50 });
  await click(page, 'button:replace');
  const now = await settled(page);
  for (const what of ['round', 'step', 'scores', 'answers']) assert.deepEqual(now[what], before[what], what);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a code goes into a file and comes back from one, chosen or dropped; what is refused can be put right', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await press(page, { seed: 2, until: now => now.round > 1 });
  const before = await state(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:export');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#sheet-file')]);
  assert.equal(saved.suggestedFilename(), 'el-grande.txt');
  const path = await saved.path(), code = await page.inputValue('#sheet textarea');
  assert.equal(readFileSync(path, 'utf8'), code);
  await page.click('#sheet-close');
  await page.goto('about:blank');
  await page.goto(site.url);
  await started(page);
  await page.evaluate(() => eg_storage.save('game', ''));
  await page.reload();
  await started(page);
  await click(page, 'button:load');
  await page.fill('#sheet textarea', code.slice(0, -3));
  await page.click('#sheet-do');
  await page.waitForFunction(() => /cut short.* It is kept below/.test(document.getElementById('sheet-why').innerText), null, { polling: 50 });
  assert.equal(await page.inputValue('#sheet textarea'), code.slice(0, -3), 'it is kept');
  await page.setInputFiles('#file', path);
  await page.waitForFunction(code => document.querySelector('#sheet textarea').value === code, code, { polling: 50 });
  await page.click('#sheet-do');
  assert.equal((await settled(page)).answers, before.answers);
  const drop = text => page.evaluate(text => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, text);
  await drop('nothing of the kind');
  await page.waitForFunction(() => /does not begin with EG1/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  await click(page, 'button:well');
  await press(page, { seed: 3, until: now => now.answers > before.answers + 4 });
  await drop('https://example.org/#turn.' + code);
  await page.waitForFunction(() => eg.rects().some(r => r.id === 'button:replace'), null, { polling: 50 });
  await click(page, 'button:replace');
  assert.equal((await settled(page)).answers, before.answers);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('of what is far too long nothing is pasted, chosen from a file or dropped, and a sentence says so', async () => {
  const page = await started(await open(browser, site.url, { permissions: ['clipboard-read', 'clipboard-write'] }));
  await click(page, 'button:load');
  const area = '#sheet textarea', long = 'x'.repeat(10e6);
  const refused = async () => {
    await page.waitForFunction(() => /too long to be a saved game/.test(document.getElementById('sheet-why').innerText),
      null, { polling: 50 });
    await page.evaluate(() => { document.getElementById('sheet-why').textContent = ''; });
  };
  await page.fill(area, 'what was there');
  await page.evaluate(text => navigator.clipboard.writeText(text), long);
  await page.focus(area);
  await page.keyboard.press('Control+V');
  await refused();
  await page.setInputFiles('#file', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(long) });
  await refused();
  assert.equal(await page.inputValue(area), 'what was there');
  await page.evaluate(text => {
    document.querySelector('#sheet textarea').value = text;
    document.getElementById('sheet-do').click();
  }, long);
  await refused();
  assert.ok(await page.isVisible('#sheet'));
  await page.click('#sheet-close');
  await page.evaluate(text => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, long);
  await page.waitForFunction(() => /This is too long/.test(document.getElementById('text-version').innerText), null,
    { polling: 50 });
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// A bot may have to think before there is something to step on to.
const waits = page => page.waitForFunction(() => !eg.state().busy || eg.rects().some(r => r.id === 'button:next'), null, { polling: 50 });

test_long('step by step: nothing goes on without a click, and one click goes to your turn', async () => {
  const page = await started(await open(browser, site.url + '?pace=step&seed=4&seats=random,random,person&start=1'));
  for (let i = 0; i < 9; i++) {   // the power cards of the bots
    await waits(page);
    if (!(await state(page)).busy) break;
    await click(page, 'button:next');
  }
  await click(page, 'power:2');                                                                // and ours, to act last
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
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test_long('a running game is not left without being asked', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:new');
  assert.equal((await state(page)).screen, 'table');
  await click(page, 'button:stay');
  assert.equal((await state(page)).dialog, false);
  await click(page, 'icon:menu');
  await click(page, 'menu:new');
  await click(page, 'button:leave');
  assert.equal((await state(page)).screen, 'first');
  assert.ok((await rects(page)).some(r => r.id === 'button:resume'), 'it can be continued');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
