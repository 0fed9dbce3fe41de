// Saved games: they survive a reload, a game that crashes the page is set aside, and nothing gets lost.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, pick, press, rects, settled, state, text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

test('a saved game continues after a reload where it was', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=5&start=1'));
  await press(page, { seed: 3, until: now => now.round > 1 && now.step === 'take_card' });
  const before = await state(page);
  await page.goto(site.url);
  await started(page);
  assert.equal((await state(page)).screen, 'first');
  await click(page, 'button:resume');
  const now = await settled(page);
  for (const what of ['round', 'step', 'asked', 'scores', 'lines', 'answers'])
    assert.deepEqual(now[what], before[what], what);
  assert.equal(now.loads, 1, 'its code has been read and played through once');
  await done(page);
});

test('a broken save is set aside', async () => {
  const page = await started(await open(browser, site.url));
  await page.evaluate(() => eg.store.save('game', 'EG1.nonsense'));   // as an earlier version stored it
  await page.reload();
  await started(page);
  assert.match(await text_version(page), /cannot be continued/);
  assert.deepEqual(await aside(page), ['EG1.nonsense']);
  await click(page, 'button:well');
  assert.ok(!(await rects(page)).some(r => r.id === 'button:resume'));
  await click(page, 'button:games');
  await click(page, 'button:load');
  await page.fill('#sheet textarea', 'EG1.nonsense');
  await page.click('#sheet-do');
  await page.waitForFunction(() => /It is kept below/.test(document.getElementById('sheet-why').innerText), null, {
    polling: 50
  });
  assert.equal(await page.inputValue('#sheet textarea'), 'EG1.nonsense');
  await page.click('#sheet-close');
  assert.equal((await state(page)).screen, 'first');
  await done(page);
});

// Makes the program crash when it reads the saved game, or when it draws.
const deadly = when => {
  // A program whose function a() is unreachable.
  const traps = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 97, 0, 0, 10, 5,
    1, 3, 0, 0, 11);
  const trap = () => new WebAssembly.Instance(new WebAssembly.Module(traps)).exports.a();
  const { encode } = TextEncoder.prototype, { matchMedia } = window;
  if (when === 'read')
    TextEncoder.prototype.encode = function (text) {
      return /^code EG1\./m.test(text) ? trap() : encode.call(this, text);
    };
  else
    window.matchMedia = query =>
      window.Module?.calledRun && eg.kept() ? trap() : matchMedia(query);
};

const kept = page => page.evaluate(() => eg.kept());
const aside = page =>
  page.evaluate(() => eg.store.keys('aside.').map(key => /^code (.*)$/m.exec(eg.store.load(key))[1]));
const failed = page => page.waitForFunction(() => !document.getElementById('failed').hidden, null, { polling: 50 });

for (const when of ['read', 'drawn'])
  test(`a saved game that crashes the program when it is ${when} is set aside at the next start`, async () => {
    const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
    await press(page, { seed: 2, until: now => now.round > 1 });
    const code = await kept(page);
    await page.addInitScript(deadly, when);
    await page.goto(site.url);
    await failed(page);
    assert.equal(await kept(page), code);
    await page.reload();
    await failed(page);   // once more: the first time may have had another cause
    const [all] = await Promise.all([page.waitForEvent('download'), page.click('#save-games')]);
    assert.ok(readFileSync(await all.path(), 'utf8').includes(`code ${code}\n`), 'without the program');
    await page.reload();
    await started(page);
    assert.match(await text_version(page), /The page stopped twice[^]*set aside/);
    assert.deepEqual(await aside(page), [code]);
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

test_long('a pasted game that crashes the program is set aside after the second start', async () => {
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
  await failed(page);
  await page.reload();
  await started(page);
  assert.match(await text_version(page), /The page stopped twice[^]*set aside/);
  assert.equal(await kept(page), '');
  await page.context().close();
});

test('a page that is left before it has drawn sets nothing aside', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  const code = await kept(page);
  await page.evaluate(() => { window.requestAnimationFrame = () => 0; eg.trial.begin('x'); });
  await page.goto(site.url);
  await started(page);
  assert.equal(await kept(page), code);
  assert.equal((await state(page)).dialog, false);
  await page.context().close();
});

test('a game on trial in another open page is not set aside, however many pages start', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  const code = await kept(page);
  await page.evaluate(() => {   // it has drawn nothing so far, and is visible beside the others
    window.addEventListener('visibilitychange', e => e.stopImmediatePropagation(), true);
    window.requestAnimationFrame = () => 0;
    eg.trial.begin(eg.store.load('last'));
  });
  for (let i = 0; i < 2; i++) {
    const other = await page.context().newPage();
    await other.goto(site.url);
    await started(other);
    assert.equal(await kept(other), code);
    assert.equal((await state(other)).dialog, false);
    await other.close();
  }
  await done(page);
});

test('a game whose page is gone during its trial is set aside, and can be tried again', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  const code = await kept(page);
  await page.evaluate(() => {   // no page with this mark has a lock, and an earlier one has failed too
    localStorage.setItem('eg1:trial.1', `running ${eg.store.load('last')}`);
    localStorage.setItem(`eg1:failures.${eg.store.load('last')}`, '1');
  });
  await page.goto(site.url);
  await started(page);
  assert.match(await text_version(page), /The page stopped[^]*set aside/);
  assert.equal(await kept(page), '');
  assert.equal(await page.evaluate(() => localStorage.getItem('eg1:trial.1')), null);
  await click(page, 'button:well');
  await click(page, 'button:games');
  await page.screenshot({ path: `${logs}games-set-aside.png` });
  await click(page, (await rects(page)).find(r => r.id.startsWith('game:0:')).id);
  await settled(page);
  assert.equal(await kept(page), code);
  await done(page);
});

// After a crash, the page says truly whether the game is saved, and the game can be copied.
for (const [how, block, says, keeps] of [
  ['saved', () => {}, /The game is saved: reload to go on/, true],
  ['full', () => {
    Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }, /The game is not saved here. Copy it/, false],
  ['emptied', () => localStorage.clear(), /The game is saved: reload to go on/, true],
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
    assert.equal(await page.evaluate(() => eg.store.has_game()), keeps);
    if (keeps) {
      await page.reload();
      await started(page);
      assert.equal(await kept(page), code);
    }
    const other = await started(await open(browser, site.url));
    await click(other, 'button:load');
    await other.fill('#sheet textarea', code);
    await other.click('#sheet-do');
    assert.ok((await settled(other)).answers >= answers);
    await other.context().close();
    await page.context().close();
  });

test('an answer is saved at once, even if nothing is drawn', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&start=1'));
  const { answers } = await settled(page);
  const before = await kept(page);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;   // as in a tab that is hidden
    [...document.querySelectorAll('#text-version button')].find(b => b.textContent === 'Power card 9').click();
  });
  assert.notEqual(await kept(page), before);
  await page.goto(site.url);
  await started(page);
  await click(page, 'button:resume');
  assert.ok((await settled(page)).answers > answers);
  await done(page);
});

test_long('a finished game stays saved beside another', async () => {
  const page = await started(
    await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&length=6&start=1')
  );
  await press(page, { seed: 12 });
  const { scores } = await settled(page);
  await page.goto(site.url + '?pace=instant&seed=9');
  await started(page);
  assert.match(await text_version(page), /Your last game\s+Finished: /);
  await click(page, 'button:resume');
  const now = await settled(page);
  assert.equal(now.screen, 'result');
  assert.deepEqual(now.scores, scores);
  await click(page, 'button:new');
  await click(page, 'button:start');   // without a question: nothing unfinished is lost
  assert.equal((await settled(page)).step, 'play_power');
  await done(page);
});
