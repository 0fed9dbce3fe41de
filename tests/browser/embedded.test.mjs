// Inside another page the game takes only the input that is meant for it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { done, drawn, host_of, inner_frame, launch, open, serve, started, tests_of } from './harness.mjs';
import { click, rects, settled, state, swipe } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
const frames = {};
before(async () => {
  site = await serve(frames);
  frames['/host'] = host_of(`src="${site.other}"`);
  frames['/sandbox'] = host_of(`src="${site.other}" sandbox="allow-scripts"`);
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

for (const webgl of [true, false])
  (webgl ? test : test_long)(`a hidden frame starts when it is shown, ${webgl ? 'with' : 'without'} WebGL`, async t => {
    frames['/later'] = host_of(`src="${site.other}" style="display:none"`);
    const browser = await launch({ webgl, seen: true });
    t.after(() => browser.close());
    const page = await open(browser, site.url + 'later');
    const inner = await inner_frame(page);
    await inner.waitForFunction(() => window.Module?._eg_frame, null, { polling: 50 });
    await page.waitForTimeout(300);
    await page.evaluate(() => { document.querySelector('iframe').style.display = ''; });
    await started(inner);
    assert.deepEqual(await inner.evaluate(() => [canvas.width, canvas.height]), [900, 600]);
    await drawn(page, `later-${webgl}`);
    assert.deepEqual(page.troubles, []);
  });

for (const [path, stored] of [['host', null], ['sandbox', false]])
  test(`starts inside another page (${path})`, async () => {
    const page = await open(browser, site.url + path);
    const inner = await inner_frame(page);
    await started(inner);
    await drawn(page, path);
    if (stored !== null) assert.equal(await inner.evaluate(() => eg.store.works), stored);
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'IFRAME');
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);   // the host page still scrolls
    await done(page);
  });

test('inside another page a finger scrolls that page, except where it moves something in the game', async () => {
  frames['/touched'] = host_of(`src="${site.other}?pace=instant&seed=7&seats=person,random&start=1"`);
  frames['/rolled'] = host_of(`src="${site.other}?scene=chronicle"`);
  const options = { hasTouch: true, isMobile: true, viewport: { width: 900, height: 640 } };
  for (const path of ['touched', 'rolled']) {
    const page = await open(browser, site.url + path, options);
    const inner = await inner_frame(page);
    await started(inner);
    await page.touchscreen.tap(300, 30);   // the frame takes input now
    await inner.waitForFunction(() => document.activeElement === canvas, null, { polling: 50 });
    await settled(inner);
    const scrolled = () => page.evaluate(() => scrollY), { answers } = await state(inner);
    if (path === 'rolled') {   // over the list, which scrolls
      await swipe(page, [450, 300], [450, 420]);
      assert.equal(await scrolled(), 0);
    } else {                   // over the board, and over a control
      const there = (await rects(inner)).find(r => r.id.startsWith('power:'));
      for (const [x, y] of [[250, 500], [there.x + there.w / 2, there.y + there.h / 2]]) {
        await page.evaluate(() => scrollTo(0, 0));
        await swipe(page, [x + 8, y + 8], [x + 8, y - 200]);
        await page.waitForFunction(() => scrollY > 50, null, { polling: 50 });
        await settled(inner);
        assert.equal((await state(inner)).answers, answers);
      }
    }
    await done(page);
  }
});

test('inside another page the wheel scrolls that page, except where it scrolls something in the game', async () => {
  frames['/listed'] = host_of(`src="${site.other}?scene=chronicle"`);
  const page = await open(browser, site.url + 'listed');
  const inner = await inner_frame(page);
  await started(inner);
  const at = () => page.evaluate(() => scrollY);
  const lines = () =>
    inner.evaluate(() =>
      eg
        .drawn()
        .filter(t => t.sort === 'words')
        .map(t => t.name + t.rect[1])
        .join()
    );
  const [x, y] = await page.evaluate(() => {
    const r = document.querySelector('iframe').getBoundingClientRect();
    return [r.x, r.y];
  });
  await page.mouse.click(x + 450, y + 40);   // beside the list: the frame is awake now
  assert.equal(await inner.evaluate(() => document.activeElement.id), 'canvas');
  await page.mouse.move(x + 450, y + 300);
  const before = await lines();
  await page.mouse.wheel(0, -120);           // the chronicle is at its end
  await inner.waitForFunction(
    was =>
      eg
        .drawn()
        .filter(t => t.sort === 'words')
        .map(t => t.name + t.rect[1])
        .join() !== was,
    before,
    { polling: 50 }
  );
  assert.equal(await at(), 0);
  await page.mouse.move(x + 60, y + 300);    // over the board nothing scrolls
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
  await done(page);
});

// ---- the cover

const quick = 'pace=instant&seed=7&seats=person,random';
const covered = inner => inner.evaluate(() => document.body.classList.contains('covered'));
const uncovered = inner =>
  inner.waitForFunction(() => getComputedStyle(document.getElementById('cover')).visibility === 'hidden');
// A host page with the game in it under the cover, and what the host has heard, with the game's eg:hello first.
async function open_covered(query, options = {}) {
  const path = '/covered-' + Object.keys(frames).length;
  frames[path] = `<!doctype html><script>
    heard = [];
    addEventListener('message', e => heard.push(e.data));
    say = data => document.querySelector('iframe').contentWindow.postMessage(data, '*');
    </script>${host_of(`src="${site.other}?embed=1&${query}"`)}`;
  const page = await open(browser, site.url + path.slice(1), options);
  return { page, inner: await inner_frame(page).then(started) };
}
const tap = async inner => { await inner.click('#tap'); await uncovered(inner); return settled(inner); };
const heard = (page, type) => page.evaluate(type => window.heard.filter(m => m.type === type), type);
const hears = (page, type, n = 1) =>
  page.waitForFunction(([type, n]) => window.heard.filter(m => m.type === type).length >= n, [type, n]);

test('until it is tapped, a covered game leaves wheel, fingers, keys and focus to its host, and waits', async () => {
  const { page, inner } = await open_covered('pace=instant&seed=7&seats=random,random&start=1');
  assert.equal(await covered(inner), true);
  assert.equal(await inner.textContent('#cover-line'), 'Round 1 of 9, Tomás to act');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('PageDown');
  await page.waitForFunction(() => scrollY > 0);
  await page.evaluate(() => scrollTo(0, 0));
  assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'IFRAME');
  await page.waitForTimeout(500);
  assert.equal((await state(inner)).answers, 0);
  // A press beside the buttons does nothing, and the canvas under the cover cannot be reached by Tab.
  await page.mouse.click(100, 500);
  assert.equal(await covered(inner), true);
  await page.keyboard.press('Tab');
  const reached = [];
  for (let i = 0; i < 3; i++) {
    reached.push(await inner.evaluate(() => document.activeElement.id));
    await page.keyboard.press('Tab');
  }
  assert.deepEqual(reached.filter(Boolean), ['tap', 'own-tab']);
  assert.equal((await state(inner)).answers, 0);
  await inner.click('#tap');
  await uncovered(inner);
  assert.equal(await inner.evaluate(() => document.activeElement.id), 'canvas');
  await inner.waitForFunction(() => eg.state().answers > 0, null, { polling: 50 });
  await done(page);
});

test('Escape closes what is open first, then gives the keys back and brings the cover', async () => {
  const { page, inner } = await open_covered(quick + '&start=1');
  const { answers } = await tap(inner);
  const frame = await page.evaluate(() => document.querySelector('iframe').getBoundingClientRect().toJSON());
  const menu = (await rects(inner)).find(r => r.id === 'icon:menu');
  await page.mouse.click(frame.x + menu.x + menu.w / 2, frame.y + menu.y + menu.h / 2);
  await inner.waitForFunction(() => eg.state().dialog, null, { polling: 50 });
  await page.keyboard.press('Escape');
  await inner.waitForFunction(() => !eg.state().dialog, null, { polling: 50 });
  assert.equal(await covered(inner), false);
  await page.keyboard.press('Escape');
  await inner.waitForFunction(() => document.body.classList.contains('covered'));
  assert.equal((await state(inner)).dialog, false);
  assert.notEqual(await inner.evaluate(() => document.activeElement.id), 'canvas');
  await page.keyboard.press('PageDown');                 // the host has the keys again
  await page.waitForFunction(() => scrollY > 0);
  assert.equal((await state(inner)).answers, answers);
  await page.evaluate(() => scrollTo(0, 0));
  await inner.click('#tap');
  await uncovered(inner);
  await done(page);
});

test('the cover says whether the game is saved, and leads to a tab of its own with the game', async () => {
  const { page, inner } = await open_covered('players=3&lang=en&theme=dark');
  assert.equal(await inner.textContent('#cover-kept'), 'Saved on this device.');
  assert.equal(await inner.getAttribute('#own-tab', 'href'), site.other + '?players=3&lang=en');
  assert.equal(await inner.evaluate(() => document.getElementById('cover').className), 'dark still');
  await inner.click('#tap');
  await uncovered(inner);
  const frame = await page.evaluate(() => document.querySelector('iframe').getBoundingClientRect().toJSON());
  const play = (await rects(inner)).find(r => r.id === 'button:play');
  await page.mouse.click(frame.x + play.x + play.w / 2, frame.y + play.y + play.h / 2);
  await settled(inner);
  await page.keyboard.press('Escape');
  const href = await inner.getAttribute('#own-tab', 'href');
  assert.ok(href.startsWith(site.other + '?lang=en#EG1.'), href);
  const [own] = await Promise.all([page.context().waitForEvent('page'), inner.click('#own-tab')]);
  await started(own);
  assert.match(await own.evaluate(() => document.getElementById('text-version').innerText), /Step through it/);
  await done(page);
});

for (const [width, height, filled] of [[880, 560, 'tap'], [320, 480, 'own-tab'], [390, 600, 'own-tab'],
  [600, 340, 'own-tab'], [320, 150, 'own-tab']])
  test(`the cover fits a frame of ${width} x ${height}, and its buttons are whole`, async () => {
    for (const lang of ['en', 'qps']) {
      const { page, inner } = await open_covered(quick + '&lang=' + lang);
      await page.evaluate(([w, h]) => Object.assign(document.querySelector('iframe'), { width: w, height: h }),
        [width, height]);
      await inner.waitForFunction(w => innerWidth === w, width);
      await inner.waitForTimeout(100);
      const found = await inner.evaluate(() => {
        const of = id => document.getElementById(id), { backgroundColor } = getComputedStyle(of('tap'));
        const outside = [...document.querySelectorAll('#cover > div > *')].filter(node => {
          const r = node.getBoundingClientRect();
          return r.width > 0 && (r.top < 0 || r.left < 0 || r.bottom > innerHeight || r.right > innerWidth
            || node.scrollWidth > node.clientWidth + 1);
        });
        return { tap: backgroundColor === 'rgb(30, 74, 84)', outside: outside.map(node => node.id || node.localName) };
      });
      assert.deepEqual(found, { tap: filled === 'tap', outside: [] }, lang);
      if (lang === 'en') await drawn(page, `cover-${width}`);
      await done(page);
    }
  });

test('a frame without embed=1 has no cover', async () => {
  const page = await open(browser, site.url + 'host');
  const inner = await inner_frame(page).then(started);
  assert.equal(await covered(inner), false);
  assert.equal(await inner.isVisible('#cover'), false);
  await done(page);
});

test('where nothing can be stored, the cover says so', async () => {
  frames['/unsaved'] = host_of(`src="${site.other}?embed=1" sandbox="allow-scripts"`);
  const page = await open(browser, site.url + 'unsaved');
  const inner = await inner_frame(page).then(started);
  assert.equal(await inner.textContent('#cover-kept'), 'Not saved here: use its own tab.');
  await done(page);
});

test('words of the address that are not understood are said below the table, and block nothing', async () => {
  const { page, inner } = await open_covered(quick + '&start=1&players=9&level=king');
  await tap(inner);
  assert.match(await inner.textContent('#notice span'), /“players=9”, “level=king”/);
  const boxes = () => inner.evaluate(() => [canvas, document.getElementById('notice')]
    .map(node => { const r = node.getBoundingClientRect(); return [r.top, r.bottom]; }));
  const [[top, bottom], notice] = await boxes();
  assert.deepEqual([top, bottom, notice[1]], [0, notice[0], 600]);
  assert.equal((await state(inner)).dialog, false);
  await inner.click('#notice button');
  await inner.waitForFunction(() => canvas.height === 600);
  await done(page);
});

// ---- messages

test('a host hears of the game only after its own eg:hello, and only what the protocol says', async () => {
  const { page, inner } = await open_covered(quick + '&start=1');
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
  const { page, inner } = await open_covered(quick + '&start=1');
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
  const first = await open_covered('pace=instant&seed=3&seats=person,random&start=1');
  await tap(first.inner);
  const code = await first.inner.evaluate(() => eg.kept());
  await done(first.page);

  const { page, inner } = await open_covered('pace=instant&seed=9');
  await page.evaluate(code => { say({ type: 'eg:hello', v: 1 }); say({ type: 'eg:load', code }); }, code);
  await hears(page, 'eg:save');
  assert.equal((await heard(page, 'eg:save'))[0].code, code);
  assert.equal((await state(inner)).screen, 'table');
  // The same game again is no question.
  await page.evaluate(code => say({ type: 'eg:load', code }), code);
  await inner.waitForTimeout(200);
  assert.equal((await state(inner)).dialog, false);

  const other = await open_covered(quick + '&start=1');
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
  const { page, inner } = await open_covered(quick + '&start=1');
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
  const { page, inner } = await open_covered('pace=instant&seed=7&seats=random,random&start=1');
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
  const { page, inner } = await open_covered('pace=instant&seed=7&seats=random,random&length=6&start=1');
  await page.evaluate(() => { say({ type: 'eg:hello', v: 1 }); say({ type: 'eg:pause', on: false }); });
  await hears(page, 'eg:over');
  const [{ scores }] = await heard(page, 'eg:over');
  assert.deepEqual(scores, (await state(inner)).scores);
  assert.ok((await heard(page, 'eg:turn')).every(turn => turn.kind === 'bot'));
  await done(page);
});

// ---- the element, and the page that shows it

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const script = name => answer => {
  answer.setHeader('content-type', 'text/javascript');
  answer.end(readFileSync(web + name));
};

test('the element loads the game when it is tapped, and passes on what it is told', async () => {
  frames['/el-grande.js'] = script('el-grande.js');
  frames['/lazy'] = `<!doctype html><html lang="en"><body style="color-scheme:dark">
    <script src="/el-grande.js"></script>
    <el-grande src="${site.other}" players="3" level="2" seed="7" pace="instant" load="tap"></el-grande>
    <script>heard = []; game = document.querySelector('el-grande');
    for (const type of ['hello', 'size', 'turn', 'save', 'over'])
      game.addEventListener('eg:' + type, ({ detail }) => heard.push(detail));</script>`;
  const page = await open(browser, site.url + 'lazy');
  await page.waitForTimeout(500);
  assert.equal(page.frames().length, 1);
  assert.equal(await page.getAttribute('el-grande a', 'href'),
    site.other + '?players=3&level=2&seed=7&pace=instant&lang=en');
  assert.equal(await page.getAttribute('el-grande p', 'class'), 'dark');
  await page.click('el-grande button');
  const inner = await inner_frame(page).then(started);
  assert.match(inner.url(), /players=3&level=2&seed=7&pace=instant&lang=en&embed=1&theme=dark$/);
  await uncovered(inner);                                  // one tap is enough
  assert.equal(await inner.evaluate(() => document.activeElement.id), 'canvas');
  assert.match(await inner.evaluate(() => document.getElementById('text-version').innerText), /You and 2 bots/);
  await page.keyboard.press('Escape');
  await inner.waitForFunction(() => document.body.classList.contains('covered'));
  assert.deepEqual((await heard(page, 'eg:hello')).map(m => m.heard), [false, true]);
  assert.equal(await inner.evaluate(() => eg.prefers('(prefers-color-scheme: dark)')), true);
  await page.evaluate(() => game.setAttribute('theme', 'light'));
  await inner.waitForFunction(() => !eg.prefers('(prefers-color-scheme: dark)'));
  await page.evaluate(() => game.remove());                // and it can go, and come back
  await page.evaluate(() => { document.body.append(game); });
  assert.equal(await page.locator('el-grande button').count(), 1);
  await done(page);
});

test('the demonstration page shows the game when the reader comes near, in light and dark', async () => {
  frames['/embed.html'] = readFileSync(web + 'embed.html', 'utf8')
    .replace('<el-grande ', `<el-grande src="${site.other}" seed="7" pace="instant" `);
  frames['/el-grande.js'] = script('el-grande.js');
  for (const colorScheme of ['light', 'dark']) {
    const page = await open(browser, site.url + 'embed.html', { colorScheme });
    const inner = await inner_frame(page).then(started);
    assert.equal(await covered(inner), true);
    assert.equal(await page.locator('el-grande button').count(), 0);   // the game's own cover is there now
    await drawn(page, `embed-${colorScheme}`);
    const dark = () => inner.evaluate(() => document.getElementById('cover').classList.contains('dark'));
    assert.equal(await dark(), colorScheme === 'dark');
    await page.click('#theme');
    await inner.waitForFunction(was => document.getElementById('cover').classList.contains('dark') !== was,
      colorScheme === 'dark');
    await inner.click('#tap');
    await uncovered(inner);
    await inner.evaluate(() => eg.type(-1, ''));
    assert.equal(await page.textContent('#table'), 'No game yet.');
    await done(page);
  }
});

test('what is copied from the demonstration page shows the game', async () => {
  const page = await open(browser, site.url + 'embed.html');
  const snippet = await page.textContent('#snippet');
  frames['/copied'] = snippet.replace('https://HOST/el-grande.html', site.other);
  await page.goto(site.url + 'copied');
  const inner = await inner_frame(page).then(started);
  assert.equal(await covered(inner), true);
  assert.match(inner.url(), /\?embed=1&players=4$/);
  await done(page);
});
