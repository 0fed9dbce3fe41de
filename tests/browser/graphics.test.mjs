// A graphics context that is lost and comes back, or comes late.

import assert from 'node:assert/strict';
import { done, drawn, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, enter, landed, settled, tap } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, looked_at, site;   // looked_at: draws for a screenshot only
before(async () => {
  site = await serve();
  browser = await launch({ seen: true });
  looked_at = await launch();
});
after(async () => { await browser.close(); await looked_at.close(); site.close(); });

// Takes the WebGL context away, and gives it back; each resolves when the browser has reported it.
const lose = page => page.evaluate(() => {
  window.gl ??= (canvas.getContext('webgl2') || canvas.getContext('webgl')).getExtension('WEBGL_lose_context');
  return new Promise(done => {
    canvas.addEventListener('webglcontextlost', () => setTimeout(done), { once: true });
    gl.loseContext();
  });
});
const give_back = page => page.evaluate(() => new Promise(done => {
  canvas.addEventListener('webglcontextrestored', () => setTimeout(done), { once: true });
  gl.restoreContext();
}));

// Takes the first context away as soon as it is made; it comes back after so many milliseconds, or never.
const lose_early = back_after => {
  const make = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (...what) {
    const made = make.apply(this, what), taken = made?.getExtension?.('WEBGL_lose_context');
    HTMLCanvasElement.prototype.getContext = make;
    taken.loseContext();
    if (back_after) setTimeout(() => taken.restoreContext(), back_after);
    return made;
  };
};

test('gets its graphics context back', async () => {
  const page = await started(await open(browser, site.url));
  await landed(page);   // pictures are painted one after another
  const before = await drawn(page, 'before-loss');
  await lose(page);
  await give_back(page);
  await landed(page);
  assert.ok(before.equals(await drawn(page, 'after-loss')), 'the picture is the same as before');
  await done(page);
});

for (const [by, options] of [[click, {}], [enter, {}], [tap, { hasTouch: true, isMobile: true }]])
  (by === click ? test : test_long)(`plays on after its graphics context was lost, by ${by.name}`, async () => {
    const page = await started(
      await open(looked_at, site.url + '?pace=instant&seed=7&seats=person,random&start=1', options)
    );
    for (const id of ['power:5', 'number:1']) {   // twice: the new renderer has to handle it too
      const { answers } = await settled(page);
      await lose(page);
      await give_back(page);
      await by(page, id);
      await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
    }
    assert.ok(await page.evaluate(() => document.getElementById('failed').hidden));
    await done(page);
  });

test('goes on without a graphics card when its context does not come back, and says so', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
  await settled(page);
  await lose(page);
  await page.waitForSelector('#notice:has-text("graphics card")');
  await landed(page);
  await drawn(page, 'in-software');
  await click(page, 'power:5');
  assert.equal((await settled(page)).step, 'muster');
  await page.setViewportSize({ width: 900, height: 700 });
  await landed(page);
  await drawn(page, 'in-software-smaller');
  const [canvas, picture] = await page.evaluate(() => ['canvas', 'picture'].map(id => {
    const { width, height } = document.getElementById(id), box = document.getElementById(id).getBoundingClientRect();
    return { width, height, box: box.toJSON() };
  }));
  assert.deepEqual(picture, canvas);
  const black = async () => {   // how many of a hundred dots of the picture
    await landed(page);
    return page.evaluate(() => {
      const { width, height } = canvas, copy = Object.assign(document.createElement('canvas'), { width, height });
      const look = copy.getContext('2d', { willReadFrequently: true });
      look.drawImage(document.getElementById('picture'), 0, 0);
      const dots = [...Array(100).keys()].map(n =>
        look.getImageData(width * (n % 10 + .5) / 10, height * (Math.floor(n / 10) + .5) / 10, 1, 1).data);
      return dots.filter(([r, g, b]) => r + g + b === 0).length;
    });
  };
  for (const hide of [() => page.pdf(), () => page.evaluate(async () => {
    canvas.style.display = 'none';
    await new Promise(requestAnimationFrame).then(() => new Promise(done => setTimeout(done, 100)));
    canvas.style.display = '';
  })]) {
    await hide();
    await page.mouse.move(300, 300);
    assert.ok(await black() < 5, 'the picture is whole after printing, and after the canvas was hidden');
  }
  await give_back(page);   // too late: it goes on like this until it is loaded anew
  await click(page, 'number:1');
  assert.notEqual((await settled(page)).step, 'muster');
  await page.reload();
  await started(page);
  assert.ok(await page.isHidden('#notice'));
  await done(page);
});

test('goes on without a graphics card when its context is lost before the game has started', async () => {
  const page = await open(browser, 'about:blank');
  await page.addInitScript(lose_early, null);
  await page.goto(site.url);
  await page.waitForSelector('#notice:has-text("graphics card")');
  await started(page);
  await landed(page);
  await drawn(page, 'in-software-early');
  assert.deepEqual(page.troubles.filter(trouble => !/CONTEXT_LOST_WEBGL/.test(trouble)), []);
  await page.context().close();
});

test('the page waits for a graphics context that is lost before the game has started', async () => {
  const page = await open(browser, 'about:blank');
  await page.addInitScript(lose_early, 1200);
  await page.goto(site.url);
  await started(page);
  await landed(page);
  await drawn(page, 'early-loss');
  assert.deepEqual(page.troubles.filter(trouble => !/CONTEXT_LOST_WEBGL/.test(trouble)), []);
  await page.context().close();
});
