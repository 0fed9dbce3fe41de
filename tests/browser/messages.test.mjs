// What the game and the page around it tell each other.

import assert from 'node:assert/strict';
import { covered, heard, hears, open_covered, tap, uncovered } from './cover.mjs';
import { done, host_of, inner_frame, launch, open, serve, started, tests_of } from './harness.mjs';
import { state } from './play.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser, site;
const frames = {};
before(async () => {
  site = await serve(frames);
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

const quick = 'pace=instant&seed=7&seats=person,random';
const covered_game = (query, options) => open_covered({ browser, site, frames }, query, options);

test('a host hears of the game only after its own eg:hello, and only what the protocol says', async () => {
  const { page, inner } = await covered_game(quick + '&start=1');
  await tap(inner);
  const build = await inner.evaluate(() => eg.build);
  assert.match(build, /^[0-9a-f]{12}$/);
  assert.deepEqual(await page.evaluate(() => window.heard), [
    { type: 'eg:hello', v: 1, build, storage: 'partitioned', heard: false }, { type: 'eg:size', w: 900, h: 563 }]);
  for (const wrong of [{ type: 'eg:hello' }, { type: 'eg:hello', v: '1' }, { type: 'eg:hello', v: 0 }, null, 'eg:hello',
    { type: 'eg:mute' }, { type: 'eg:set', theme: 'dark' }, { type: 'constructor' }])
    await page.evaluate(data => say(data), wrong);
  await inner.waitForTimeout(200);
  assert.equal((await page.evaluate(() => window.heard)).length, 2);
  assert.equal(await inner.evaluate(() => eg.prefers('(prefers-color-scheme: dark)')), false);   // nor is it obeyed
  await page.evaluate(() => say({ type: 'eg:hello', v: 3 }));   // a later version: ours is answered
  await hears(page, 'eg:turn');
  assert.deepEqual((await heard(page, 'eg:hello'))[1], { type: 'eg:hello', v: 1, build, storage: 'partitioned',
    heard: true });
  assert.deepEqual(await heard(page, 'eg:turn'), [{ type: 'eg:turn', seat: 0, kind: 'person', round: 1 }]);
  const [{ code }] = await heard(page, 'eg:save');
  assert.equal(code, await inner.evaluate(() => eg.kept()));
  await page.evaluate(() => document.querySelector('iframe').contentWindow.postMessage({ type: 'eg:toString' }, '*'));
  await done(page);
});

test('only the page around the game is heard, and saves go to its origin alone', async () => {
  // A sibling frame of another origin greets first; then the parent does.
  const { page, inner } = await covered_game(quick + '&start=1');
  await tap(inner);
  await page.evaluate(() => new Promise(done => {
    const other = document.createElement('iframe');
    other.srcdoc = '<script>parent.frames[0].postMessage({type:"eg:hello",v:1},"*");' +
      'addEventListener("message", e => parent.postMessage({ type: "leak", of: e.data }, "*"))</script>';
    other.onload = done;
    document.body.append(other);
  }));
  await inner.evaluate(() => postMessage({ type: 'eg:hello', v: 1 }, '*'));   // and so does the game's own window
  await inner.waitForTimeout(300);
  assert.deepEqual((await page.evaluate(() => window.heard)).map(m => m.type), ['eg:hello', 'eg:size']);
  await done(page);
});

test('a host without an origin hears nothing of the game', async () => {
  frames['/inside'] = frames['/nowhere'] = '';
  frames['/inside'] = `<!doctype html><script>heard = [];
    addEventListener('message', e => heard.push(e.data.type));</script>
    ${host_of(`src="${site.other}?embed=1&${quick}&start=1"`)}`;
  frames['/nowhere'] = `<!doctype html><iframe sandbox="allow-scripts" src="${site.url}inside" width=900 height=700>`;
  const page = await open(browser, site.url + 'nowhere');
  await page.waitForFunction(() => frames.length === 1 && frames[0].length === 1);
  const [, host, game] = page.frames();
  await started(game);
  await host.evaluate(() => frames[0].postMessage({ type: 'eg:hello', v: 1 }, '*'));
  await tap(game);
  await game.waitForTimeout(300);
  assert.deepEqual(await host.evaluate(() => window.heard), ['eg:hello', 'eg:size']);
  await done(page);
});

test('a host can load a game, beside an unfinished one, and what is no game is refused', async () => {
  const first = await covered_game('pace=instant&seed=3&seats=person,random&start=1');
  await tap(first.inner);
  const code = await first.inner.evaluate(() => eg.kept());
  await done(first.page);

  const { page, inner } = await covered_game('pace=instant&seed=9');
  await page.evaluate(code => { say({ type: 'eg:hello', v: 1 }); say({ type: 'eg:load', code }); }, code);
  await hears(page, 'eg:save');
  assert.equal((await heard(page, 'eg:save'))[0].code, code);
  assert.equal((await state(inner)).screen, 'table');
  // The same game again is no question.
  await page.evaluate(code => say({ type: 'eg:load', code }), code);
  await inner.waitForTimeout(200);
  assert.equal((await state(inner)).dialog, false);

  const other = await covered_game(quick + '&start=1');
  await tap(other.inner);
  await other.inner.waitForFunction(() => eg.legal().length > 0, null, { polling: 50 });
  const begun = await other.inner.evaluate(() => eg.kept());
  await other.inner.evaluate(() =>
    [...document.querySelectorAll('#text-version button')].find(b => b.key.startsWith('do ')).click());
  await other.inner.waitForFunction(begun => eg.kept() !== begun, begun, { polling: 50 });
  await other.inner.waitForFunction(() => !eg.state().busy, null, { polling: 50 });   // no bot goes on meanwhile
  const own = await other.inner.evaluate(() => eg.kept());
  await other.page.evaluate(code => { say({ type: 'eg:hello', v: 1 }); say({ type: 'eg:load', code }); }, code);
  await other.inner.waitForFunction(code => eg.kept() === code, code, { polling: 50 });
  const kept = await other.inner.evaluate(() => eg.store.keys('game.').map(key => eg.store.load(key)));
  assert.ok(kept.some(record => record.includes(own)), 'the player’s own is kept');
  await done(other.page);

  for (const wrong of ['nonsense', 'EG1.abc', 7, 'x'.repeat(200000), undefined])
    await page.evaluate(code => say({ type: 'eg:load', code }), wrong);
  await inner.waitForFunction(() => eg.state().dialog, null, { polling: 50 });
  assert.equal(await inner.evaluate(() => eg.kept()), code);
  await done(page);
});

// EG_MESSAGES: how many.
test('whatever a host sends, and however much, the game goes on', async () => {
  const { page, inner } = await covered_game(quick + '&start=1');
  await tap(inner);
  const code = await inner.evaluate(() => eg.kept());
  const count = Number(process.env.EG_MESSAGES ?? (process.env.EG_LONG ? 1000000 : 20000));
  await page.evaluate(async ({ code, count }) => {
    let seed = 1;
    const below = n => {
      seed = Math.imul(seed ^ seed >>> 15, 0x2c1b3c6d) + 0x9e3779b9 | 0;
      return ((seed ^ seed >>> 13) >>> 4) % n;
    };
    const any = list => list[below(list.length)];
    const damaged = () => {
      const at = below(code.length), wrong = String.fromCharCode(32 + below(300));
      return any([code.slice(0, at), code.slice(0, at) + wrong + code.slice(at + 1), code + code, `?x#turn.${code}`]);
    };
    const types = ['eg:load', 'eg:set', 'eg:pause', 'eg:mute', 'eg:hello', 'eg:save', 'toString', '__proto__'];
    const names = ['code', 'lang', 'theme', 'motion', 'sound', 'on', 'v', 'constructor', '__proto__', 'length'];
    const values = [() => damaged(), () => any(['en', 'qps', 'dark', 'light', 'system', 'reduced', 'on', 'off', '']),
      () => below(1000) - 500, () => null, () => NaN, () => [damaged()], () => ({ code }), () => new Map([[1, 2]]),
      () => 'x'.repeat(below(3) ? 9 : 1 << below(18)), () => undefined, () => new Date(below(99)), () => 2n ** 70n];
    const message = () => {
      const made = { type: below(20) ? any(types) : any(values)() };
      for (let n = below(4); n > 0; n--) made[any(names)] = any(values)();
      return below(30) ? made : any(values)();
    };
    say({ type: 'eg:hello', v: 1 });
    for (let n = 0; n < count; n++) {
      say(message());
      if (n % 1000 === 0) {   // what has arrived is handled before more is sent
        const echo = new MessageChannel();
        await new Promise(done => { echo.port2.onmessage = done; setTimeout(() => echo.port1.postMessage(0)); });
      }
    }
  }, { code, count });
  const answered = inner.evaluate(() => new Promise(done => setTimeout(done, 500)).then(() => eg.state().screen));
  assert.equal(await answered, 'table');
  await page.evaluate(() => {
    say({ type: 'eg:set', lang: 'en', theme: 'dark', motion: 'system', sound: 'on' });
    say({ type: 'eg:pause', on: false });
  });
  await inner.waitForFunction(() => document.documentElement.lang === 'en' && !eg.paused, null, { polling: 50 });
  while ((await state(inner)).dialog) {   // a sentence about a code that is none
    await inner.evaluate(() => eg.choose(-1));
    await inner.waitForTimeout(100);
  }
  const kept = await inner.evaluate(() => eg.store.keys('game.').map(key => eg.store.load(key)));
  assert.ok(kept.every(record => record.includes('code EG1.')) && kept.length <= 2, `${kept.length} games`);
  const { answers } = await state(inner);
  await inner.evaluate(() =>
    [...document.querySelectorAll('#text-version button')].find(b => b.key.startsWith('do ')).click());
  await inner.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
  await done(page);
});

test('in a sandbox without an origin the game is played, without storage and locks', async () => {
  const game = '?pace=instant&seed=7&seats=person,random&start=1';
  frames['/bare'] = host_of(`src="${site.other}${game}" sandbox="allow-scripts"`);
  const page = await open(browser, site.url + 'bare');
  const inner = await inner_frame(page);
  await started(inner);
  await inner.waitForFunction(() => eg.legal().length > 0, null, { polling: 50 });
  await inner.waitForTimeout(300);
  assert.ok(await inner.evaluate(() => eg.legal().length > 0 && !eg.state().dialog), 'no other tab plays it');
  await page.context().close();
});

test('a host sets language, theme, motion and sound, and pauses the game', async () => {
  const { page, inner } = await covered_game('pace=instant&seed=7&seats=random,random&start=1');
  const say = data => page.evaluate(data => window.say(data), data);
  const cover = () => inner.evaluate(() => document.getElementById('cover').className);
  await say({ type: 'eg:hello', v: 1 });
  await say({ type: 'eg:set', theme: 'dark', motion: 'reduced', lang: 'qps', sound: 'off' });
  await inner.waitForFunction(() => /dark/.test(document.getElementById('cover').className));
  assert.match(await inner.textContent('#tap'), /^\[/);
  await inner.waitForFunction(() => /^\[/.test(document.getElementById('text-version').innerText));
  assert.match(await inner.textContent('#cover-line'), /^\[/);
  assert.equal(await inner.evaluate(() => eg.prefers('(prefers-reduced-motion)')), true);
  await say({ type: 'eg:set', theme: 'light', lang: 'xx' });   // an unknown language changes nothing
  await inner.waitForFunction(() => !/dark/.test(document.getElementById('cover').className));
  assert.match(await cover(), /still/);
  assert.equal(await inner.evaluate(() => document.documentElement.lang), 'qps');
  await say({ type: 'eg:set', lang: 'en', theme: 'purple', motion: 7 });
  await inner.waitForFunction(() => document.getElementById('tap').textContent === 'Tap to play');
  assert.equal(await covered(inner), true);

  await say({ type: 'eg:pause', on: false });   // as if it were tapped
  await uncovered(inner);
  await inner.waitForFunction(() => eg.state().answers > 3, null, { polling: 20 });
  await say({ type: 'eg:pause' });
  await inner.waitForFunction(() => document.body.classList.contains('covered'));
  await inner.waitForTimeout(300);
  const { answers } = await state(inner);
  await inner.waitForTimeout(700);
  assert.equal((await state(inner)).answers, answers);
  await done(page);
});

test('a finished game tells its points', async () => {
  const { page, inner } = await covered_game('pace=instant&seed=7&seats=random,random&length=6&start=1');
  await page.evaluate(() => { say({ type: 'eg:hello', v: 1 }); say({ type: 'eg:pause', on: false }); });
  await hears(page, 'eg:over');
  const [{ scores }] = await heard(page, 'eg:over');
  assert.deepEqual(scores, (await state(inner)).scores);
  assert.ok((await heard(page, 'eg:turn')).every(turn => turn.kind === 'bot'));
  await done(page);
});
