// The page wherever it is opened: it starts, draws, complains of nothing, and leaves the browser its keys.

import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { done, drawn, file, launch, open, serve, started, tests_of } from './harness.mjs';
import { click, landed, play, set_up, settled } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, looked_at, site;   // looked_at: draws for a screenshot only
const frames = {};
before(async () => {
  site = await serve(frames);
  browser = await launch({ seen: true });
  looked_at = await launch();
});
after(async () => { await browser.close(); await looked_at.close(); site.close(); });

test('starts from a server and asks for nothing else', async () => {
  const page = await started(await open(browser, site.url));
  await drawn(page, 'http');
  assert.deepEqual(page.requests, [site.url]);
  assert.equal(await page.evaluate(() => eg.store.works), true);
  await done(page);
});

test('starts from a file', async () => {
  const page = await started(await open(looked_at, pathToFileURL(file).href));
  await drawn(page, 'file');
  await done(page);
});

for (const density of [1, 2, 3])
  test(`draws every pixel at ${density} to a CSS pixel`, async () => {
    const page = await started(
      await open(looked_at, site.url, { deviceScaleFactor: density, viewport: { width: 480, height: 320 } })
    );
    assert.deepEqual(await page.evaluate(() => [canvas.width, canvas.height]), [480 * density, 320 * density]);
    await drawn(page, `density-${density}`);
    await done(page);
  });

// How many pixels differ from those of a frame that is painted whole. Without WebGL only what changes is painted.
function stale_pixels() {
  const { width, height } = canvas;
  const pixels = () => {
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    copy.drawImage(canvas, 0, 0);
    return new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer);
  };
  const before = pixels();
  Module._eg_frame(1);
  return pixels().filter((pixel, i) => pixel !== before[i]).length;
}

for (const webgl of [true, false])
  test(`plays ${webgl ? 'with' : 'without'} WebGL`, async t => {
    const browser = await launch({ webgl, seen: true });
    t.after(() => browser.close());
    const page = await open(browser, 'about:blank');
    // Older versions of Emscripten set this for SDL. The page must not need it.
    await page.addInitScript(() => Object.defineProperty(Object.prototype, 'createContext', { set() {} }));
    await page.goto(site.url + '?pace=instant&seed=5&start=1');
    await started(page);
    assert.equal(await page.evaluate(() => !!document.createElement('canvas').getContext('webgl')), webgl);
    const { answers } = await settled(page);
    assert.deepEqual(page.troubles, []);
    const before = await drawn(page, `webgl-${webgl}-start`);
    await play(page, { seed: 3, until: now => now.answers > answers + 2 });
    assert.ok(!before.equals(await drawn(page, `webgl-${webgl}-played`)), 'the picture shows what was played');
    if (!webgl) assert.equal(await page.evaluate(stale_pixels), 0, 'all that changed was painted again');
    assert.deepEqual(page.troubles, []);
  });

test('follows the size of its window', async () => {
  const page = await started(await open(looked_at, site.url));
  for (const [width, height] of [[360, 740], [844, 390], [1600, 900]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(([w, h]) => canvas.width === w && canvas.height === h, [width, height]);
    await drawn(page, `size-${width}`);
  }
  await done(page);
});

test('leaves Tab and the browser\'s own keys alone', async () => {
  const page = await started(await open(looked_at, site.url));
  const kept = await page.evaluate(() => {
    canvas.focus();
    return [{ key: 'F12' }, { key: 'Tab', ctrlKey: true }, { key: 'f', ctrlKey: true }, { key: ' ' }].map(init =>
      !canvas.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })));
  });
  assert.deepEqual(kept, [false, false, false, true]);
  await page.focus('#canvas');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'show');
  // Forward it goes through the groups of controls on the canvas, then out of it, and never in a circle.
  await set_up(page);   // has many groups
  await page.focus('#canvas');
  const visited = [];
  for (let i = 0; i < 40 && await page.evaluate(() => document.activeElement === canvas); i++) {
    await page.keyboard.press('Tab');
    visited.push(await page.evaluate(() => eg.state().focus));
  }
  assert.equal(visited.pop(), '');
  assert.ok(visited.length > 4 && new Set(visited).size === visited.length, visited.join(' '));
  assert.notEqual(await page.evaluate(() => document.activeElement.id), 'canvas');
  await page.context().close();
});

test('Back closes what is open, and leaves the page if nothing is', async () => {
  const page = await open(looked_at, site.url + '?first');
  await page.goto(site.url + '?pace=instant&seed=7&seats=person,random&start=1');
  await started(page);
  await settled(page);
  const closed = () => page.waitForFunction(() => !document.getElementById('sheet').open && !eg.state().dialog, null,
    { polling: 50 });
  for (const by of ['menu:export', 'menu:rulebook', 'menu:close']) {   // a sheet, a dialog on the canvas, and none
    await click(page, 'icon:menu');
    await click(page, by);
    if (by === 'menu:close') break;
    await page.goBack();
    await closed();
    assert.match(page.url(), /seed=7/);
  }
  await closed();
  await page.goBack();
  await page.waitForURL(/\?first$/);
  await done(page);
});

test('the whole text version is printed, whatever is on the screen', async () => {
  const page = await started(await open(looked_at, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
  await settled(page);
  const sheet = /\/Type \/Page\b[^s]/g;
  const pages = async () => ((await page.pdf({ format: 'A5' })).toString('latin1').match(sheet) ?? []).length;
  const table = await pages();
  await page.evaluate(() => eg.show_text_version(true));
  assert.equal(await pages(), table);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 559, height: 794 });   // A5
  const high = await page.evaluate(() => document.getElementById('text-version').getBoundingClientRect().height);
  assert.ok(table > 1 && table * 794 >= high, `${table} pages for ${high} pixels`);
  await done(page);
});

test('a page saved by the browser plays, whatever was on the screen', async () => {
  const reading = () => eg.show_text_version(true),
    asking = () => eg.sheet({ title: 'A', text: 'b' }),
    broken = () => eg.fail('C.');
  for (const meanwhile of [() => {}, reading, asking, broken]) {
    const page = await started(await open(looked_at, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
    await settled(page);
    await page.evaluate(meanwhile);
    frames['/saved'] = '<!doctype html>' + await page.evaluate(() => document.documentElement.outerHTML);
    await page.context().close();
    const copy = await started(await open(looked_at, site.url + 'saved'));
    assert.ok(await copy.evaluate(() => document.getElementById('failed').hidden));
    assert.equal(await copy.isVisible('#sheet'), false);
    await click(copy, 'button:play');
    await copy.waitForFunction(() => !eg.state().busy && eg.legal().length, null, { polling: 50 });
    frames['/twice'] = '<!doctype html>' + await copy.evaluate(() => document.documentElement.outerHTML);
    assert.ok(Math.abs(frames['/twice'].length - frames['/saved'].length) < 20000);
    await done(copy);
  }
});

test_long('draws no frames when nothing happens', async () => {
  const page = await started(await open(browser, site.url));
  await landed(page);
  const frames = await page.evaluate(async () => {
    let n = 0;
    const frame = Module._eg_frame;
    Module._eg_frame = () => { n++; return frame(); };
    await new Promise(done => setTimeout(done, 1500));
    return n;
  });
  assert.equal(frames, 0, 'frames drawn in 1.5 s');
  await page.context().close();
});
