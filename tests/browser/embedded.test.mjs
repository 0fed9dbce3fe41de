// Inside another page the game takes only the input that is meant for it.

import assert from 'node:assert/strict';
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
