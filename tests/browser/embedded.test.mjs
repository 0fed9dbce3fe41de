// Inside another page the game takes only the input that is meant for it.

import assert from 'node:assert/strict';
import { covered, open_covered, tap, uncovered } from './cover.mjs';
import { done, drawn, host_of, inner_frame, launch, open, serve, started, tests_of } from './harness.mjs';
import { rects, settled, state, swipe } from './play.mjs';

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
const covered_game = (query, options) => open_covered({ browser, site, frames }, query, options);

test('until it is tapped, a covered game leaves wheel, fingers, keys and focus to its host, and waits', async () => {
  const { page, inner } = await covered_game('pace=instant&seed=7&seats=random,random&start=1');
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
  const { page, inner } = await covered_game(quick + '&start=1');
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
  const { page, inner } = await covered_game('players=3&lang=en&theme=dark');
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
      const { page, inner } = await covered_game(quick + '&lang=' + lang);
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
  assert.equal(await inner.textContent('#cover-kept'), 'Not saved here. Open the game in its own tab to save it.');
  await done(page);
});

test('words of the address that are not understood are said below the table, and block nothing', async () => {
  const { page, inner } = await covered_game(quick + '&start=1&players=9&level=king');
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
