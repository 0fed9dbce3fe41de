// The page around the game, wherever it may be opened: it starts, it draws, it complains of nothing,
// and it takes from the browser and from a host page only what is the game's.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { file, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, enter, landed, play, rects, set_up, settled, state, swipe, tap } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, looked_at, site;   // looked_at: draws for a screenshot only
const frames = {};
const frame = attributes => `<!doctype html><body style="height:3000px"><iframe ${attributes} width="900" height="600"></iframe><input id="next">`;

before(async () => {
  site = await serve(frames);
  frames['/host'] = frame(`src="${site.other}"`);
  frames['/sandbox'] = frame(`src="${site.other}" sandbox="allow-scripts"`);
  browser = await launch({ seen: true });
  looked_at = await launch();
});
after(async () => { await browser.close(); await looked_at.close(); site.close(); });

// More than one colour is on the screen: a blank canvas has one.
const drawn = async (page, name) => {
  const picture = await page.screenshot({ path: `${logs}${name}.png` });
  const colours = await page.evaluate(async url => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return new Set(new Uint32Array(paper.getImageData(0, 0, image.width, image.height).data.buffer)).size;
  }, 'data:image/png;base64,' + picture.toString('base64'));
  assert.ok(colours > 20, `${name} shows ${colours} colours`);
  return picture;
};

const fine = page => assert.deepEqual(page.troubles, []);

test('starts from a server and asks for nothing else', async () => {
  const page = await started(await open(browser, site.url));
  await drawn(page, 'http');
  assert.deepEqual(page.requests, [site.url]);
  assert.equal(await page.evaluate(() => eg.store.works), true);
  fine(page);
  await page.context().close();
});

test('starts from a file', async () => {
  const page = await started(await open(looked_at, pathToFileURL(file).href));
  await drawn(page, 'file');
  fine(page);
  await page.context().close();
});

for (const density of [1, 2, 3])
  test(`draws every pixel at ${density} to a CSS pixel`, async () => {
    const page = await started(await open(looked_at, site.url, { deviceScaleFactor: density, viewport: { width: 480, height: 320 } }));
    assert.deepEqual(await page.evaluate(() => [canvas.width, canvas.height]), [480 * density, 320 * density]);
    await drawn(page, `density-${density}`);
    fine(page);
    await page.context().close();
  });

for (const webgl of [true, false])
  test(`plays ${webgl ? 'with' : 'without'} WebGL`, async t => {
    const browser = await launch({ webgl, seen: true });
    t.after(() => browser.close());
    const page = await open(browser, 'about:blank');
    // Older Emscriptens set this for SDL. As with the newer ones, the page must do without.
    await page.addInitScript(() => Object.defineProperty(Object.prototype, 'createContext', { set() {} }));
    await page.goto(site.url + '?pace=instant&seed=5&start=1');
    await started(page);
    assert.equal(await page.evaluate(() => !!document.createElement('canvas').getContext('webgl')), webgl);
    const { answers } = await settled(page);
    fine(page);
    const before = await drawn(page, `webgl-${webgl}-start`);
    await play(page, { seed: 3, until: now => now.answers > answers + 2 });
    assert.ok(!before.equals(await drawn(page, `webgl-${webgl}-played`)), 'the picture shows what was played');
    fine(page);
  });

test('follows the size of its window', async () => {
  const page = await started(await open(looked_at, site.url));
  for (const [width, height] of [[360, 740], [844, 390], [1600, 900]]) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(([w, h]) => canvas.width === w && canvas.height === h, [width, height]);
    await drawn(page, `size-${width}`);
  }
  fine(page);
  await page.context().close();
});

// Takes the graphics away, and gives them back; each is done when the browser has said so.
const lose = page => page.evaluate(() => {
  window.gl ??= (canvas.getContext('webgl2') || canvas.getContext('webgl')).getExtension('WEBGL_lose_context');
  return new Promise(done => { canvas.addEventListener('webglcontextlost', () => setTimeout(done), { once: true }); gl.loseContext(); });
});
const give_back = page => page.evaluate(() =>
  new Promise(done => { canvas.addEventListener('webglcontextrestored', () => setTimeout(done), { once: true }); gl.restoreContext(); }));

test('gets its graphics context back', async () => {
  const page = await started(await open(browser, site.url));
  await landed(page);   // pictures are painted by and by
  const before = await drawn(page, 'before-loss');
  await lose(page);
  await give_back(page);
  await landed(page);
  assert.ok(before.equals(await drawn(page, 'after-loss')), 'the picture is the same as before');
  fine(page);
  await page.context().close();
});

for (const [by, options] of [[click, {}], [enter, {}], [tap, { hasTouch: true, isMobile: true }]])
  (by === click ? test : test_long)(`plays on after its graphics context has gone and come back, by ${by.name}`, async () => {
    const page = await started(await open(looked_at, site.url + '?pace=instant&seed=7&seats=person,random&start=1', options));
    for (const id of ['power:5', 'number:1']) {   // twice: every window has to listen
      const { answers } = await settled(page);
      await lose(page);
      await give_back(page);
      await by(page, id);
      await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
    }
    assert.ok(await page.evaluate(() => document.getElementById('failed').hidden));
    fine(page);
    await page.context().close();
  });

test('says so while its graphics context does not come back', async () => {
  const page = await started(await open(looked_at, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
  await settled(page);
  await lose(page);
  await page.waitForSelector('#failed:not([hidden])');
  assert.match(await page.textContent('#failed strong'), /taken the picture away.*The game is kept: reload to go on\./);
  assert.ok(await page.isVisible('#reload'));
  await page.screenshot({ path: logs + 'lost.png' });
  await give_back(page);
  await page.waitForSelector('#failed', { state: 'hidden' });
  await click(page, 'power:5');
  assert.equal((await settled(page)).step, 'muster');
  fine(page);
  await page.context().close();
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
  // Forward it goes through the groups of things on the canvas, then out of it, and never round.
  await set_up(page);   // where there are many groups
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

// The page comes by a line on which its second half takes a while.
const while_it_comes = async meanwhile => {
  const html = readFileSync(file), half = html.length >> 1;
  frames['/slow'] = answer => { answer.write(html.subarray(0, half)); setTimeout(() => answer.end(html.subarray(half)), 1500); };
  const page = await open(looked_at, 'about:blank');
  await page.goto(site.url + 'slow', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.eg?.begin);
  await meanwhile(page);
  assert.ok(await page.evaluate(() => !Module._eg_frame), 'the program was not there yet');
  await started(page);
  await landed(page);
  assert.ok(await page.evaluate(() => document.getElementById('failed').hidden));
  return page;
};
for (const [name, meanwhile] of Object.entries({
  'a click': page => page.mouse.click(640, 300),
  'Tab and Enter and Escape': async page => { for (const key of ['Tab', 'Enter', 'Escape']) await page.keyboard.press(key); },
}))
  (name === 'a click' ? test : test_long)(`${name} before the game is there harms nothing, and the keys are the game's`, async () => {
    const page = await while_it_comes(meanwhile);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => eg.state().focus, null, { polling: 50 });
    fine(page);
    await page.context().close();
  });
test('the text version may be asked for before the game is there', async () => {
  const page = await while_it_comes(async page => { for (const key of ['Shift+Tab', 'Enter', 'Escape']) await page.keyboard.press(key); });
  assert.ok(await page.isVisible('#text-version button'));
  fine(page);
  await page.context().close();
});
test('a page that has not arrived whole says so', async () => {
  frames['/cut'] = readFileSync(file, 'utf8').slice(0, 500000);
  const page = await open(looked_at, site.url + 'cut');
  await page.waitForSelector('#failed:not([hidden])');
  assert.match(await page.textContent('#failed strong'), /has not arrived whole/);
  await page.context().close();
});
// Where the game cannot run a sentence says why, with scripts or without: "Setting the table" never stays.
const guarded = policy => answer => {
  answer.setHeader('content-security-policy', policy);
  answer.end(readFileSync(file));
};
for (const [name, { policy, scripts = true, lacks, broken, says }] of Object.entries({
  'JavaScript is off': { scripts: false, says: /JavaScript is switched off/ },
  'the host forbids scripts in the page': { policy: "script-src 'self'", says: /whoever shows this page forbids it/ },
  'there is no ResizeObserver': { lacks: 'ResizeObserver', says: /What is missing: .*ResizeObserver/ },
  'the browser does not understand the script': { broken: true, says: /What is missing: .*SyntaxError/ },
  'only trusted scripts may be added, and nobody may say which': {
    policy: "require-trusted-types-for 'script'; trusted-types 'none'", says: /Trusted Types/ },
}))
  test(`a page says why it cannot start where ${name}`, async () => {
    if (policy) frames['/guarded'] = guarded(policy);
    else frames['/guarded'] = readFileSync(file, 'utf8').replace("'use strict';", broken ? 'var 1;' : "'use strict';");
    const page = await open(looked_at, 'about:blank', { javaScriptEnabled: scripts });
    if (lacks) await page.addInitScript(what => { delete window[what]; }, lacks);
    await page.goto(site.url + 'guarded');
    const sentence = page.locator('#loading span:visible, #failed strong:visible');
    await sentence.filter({ hasText: says }).waitFor();
    await page.screenshot({ path: `${logs}cannot-${name.replace(/\W+/g, '-')}.png` });
    await page.context().close();
  });
test('plays where only trusted scripts may be added to a page', async () => {
  const path = 'trusted?pace=instant&seed=7&seats=person,random&start=1';
  frames['/' + path] = guarded("require-trusted-types-for 'script'");
  const page = await started(await open(looked_at, site.url + path));
  assert.ok((await settled(page)).person);
  fine(page);
  await page.context().close();
});
test('graphics taken away before the game is there are waited for', async () => {
  const page = await open(browser, 'about:blank');
  await page.addInitScript(() => {
    const make = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (...what) {
      const made = make.apply(this, what), taken = made?.getExtension?.('WEBGL_lose_context');
      HTMLCanvasElement.prototype.getContext = make;
      taken.loseContext();
      setTimeout(() => taken.restoreContext(), 1200);
      return made;
    };
  });
  await page.goto(site.url);
  await started(page);
  await landed(page);
  await drawn(page, 'early-loss');
  assert.deepEqual(page.troubles.filter(trouble => !/CONTEXT_LOST_WEBGL/.test(trouble)), []);
  await page.context().close();
});
for (const webgl of [true, false])
  (webgl ? test : test_long)(`in a frame that is shown later it starts then, ${webgl ? 'with' : 'without'} WebGL`, async t => {
    frames['/later'] = frame(`src="${site.other}" style="display:none"`);
    const browser = await launch({ webgl, seen: true });
    t.after(() => browser.close());
    const page = await open(browser, site.url + 'later');
    const inner = page.frames()[1] ?? await page.waitForEvent('frameattached');
    await inner.waitForFunction(() => window.Module?._eg_frame, null, { polling: 50 });
    await page.waitForTimeout(300);
    await page.evaluate(() => { document.querySelector('iframe').style.display = ''; });
    await started(inner);
    assert.deepEqual(await inner.evaluate(() => [canvas.width, canvas.height]), [900, 600]);
    await drawn(page, `later-${webgl}`);
    fine(page);
  });

for (const [path, stored] of [['host', null], ['sandbox', false]])
  test(`starts inside another page (${path})`, async () => {
    const page = await open(looked_at, site.url + path);
    const inner = page.frames()[1] ?? await page.waitForEvent('frameattached');
    await started(inner);
    await drawn(page, path);
    if (stored !== null) assert.equal(await inner.evaluate(() => eg.store.works), stored);
    assert.notEqual(await page.evaluate(() => document.activeElement.tagName), 'IFRAME');
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => scrollY > 0);   // the host page still scrolls
    fine(page);
    await page.context().close();
  });

test('inside another page a finger scrolls it wherever it moves nothing of ours, and answers nothing', async () => {
  frames['/touched'] = frame(`src="${site.other}?pace=instant&seed=7&seats=person,random&start=1"`);
  frames['/rolled'] = frame(`src="${site.other}?scene=chronicle"`);
  const options = { hasTouch: true, isMobile: true, viewport: { width: 900, height: 640 } };
  for (const path of ['touched', 'rolled']) {
    const page = await open(looked_at, site.url + path, options);
    const inner = page.frames()[1] ?? await page.waitForEvent('frameattached');
    await started(inner);
    await page.touchscreen.tap(300, 30);   // the frame is awake now
    await inner.waitForFunction(() => document.activeElement === canvas, null, { polling: 50 });
    await settled(inner);
    const scrolled = () => page.evaluate(() => scrollY), { answers } = await state(inner);
    if (path === 'rolled') {   // over the list, which moves
      await swipe(page, [450, 300], [450, 420]);
      assert.equal(await scrolled(), 0);
    } else {                   // over the board, and over what may be pressed
      const there = (await rects(inner)).find(r => r.id.startsWith('power:'));
      for (const [x, y] of [[250, 500], [there.x + there.w / 2, there.y + there.h / 2]]) {
        await page.evaluate(() => scrollTo(0, 0));
        await swipe(page, [x + 8, y + 8], [x + 8, y - 200]);
        await page.waitForFunction(() => scrollY > 50, null, { polling: 50 });
        await settled(inner);
        assert.equal((await state(inner)).answers, answers);
      }
    }
    fine(page);
    await page.context().close();
  }
});

test('Back closes what lies open, and leaves the page where nothing does', async () => {
  const page = await open(looked_at, site.url + '?first');
  await page.goto(site.url + '?pace=instant&seed=7&seats=person,random&start=1');
  await started(page);
  await settled(page);
  const closed = () => page.waitForFunction(() => !document.getElementById('sheet').open && !eg.state().dialog, null,
    { polling: 50 });
  for (const by of ['menu:export', 'menu:rulebook', 'menu:close']) {   // the page's sheet, one of the canvas, and none
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
  fine(page);
  await page.context().close();
});

test('the text version is printed whole, whatever is on the screen', async () => {
  const page = await started(await open(looked_at, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
  await settled(page);
  const sheet = /\/Type \/Page\b[^s]/g;
  const pages = async () => ((await page.pdf({ format: 'A5' })).toString('latin1').match(sheet) ?? []).length;
  const table = await pages();
  await page.evaluate(() => eg.read(true));
  assert.equal(await pages(), table);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 559, height: 794 });   // a page of that size
  const high = await page.evaluate(() => document.getElementById('text-version').getBoundingClientRect().height);
  assert.ok(table > 1 && table * 794 >= high, `${table} pages for ${high} pixels`);
  fine(page);
  await page.context().close();
});

test('inside another page the wheel is ours only where it turns something of ours', async () => {
  frames['/listed'] = frame(`src="${site.other}?scene=chronicle"`);
  const page = await open(looked_at, site.url + 'listed');
  const inner = page.frames()[1] ?? await page.waitForEvent('frameattached');
  await started(inner);
  const at = () => page.evaluate(() => scrollY);
  const lines = () => inner.evaluate(() => eg.drawn().filter(t => t.sort === 'words').map(t => t.name + t.rect[1]).join());
  const [x, y] = await page.evaluate(() => { const r = document.querySelector('iframe').getBoundingClientRect(); return [r.x, r.y]; });
  await page.mouse.click(x + 450, y + 40);   // beside the list: the frame is awake now
  assert.equal(await inner.evaluate(() => document.activeElement.id), 'canvas');
  await page.mouse.move(x + 450, y + 300);
  const before = await lines();
  await page.mouse.wheel(0, -120);           // the chronicle stands at its end
  await inner.waitForFunction(was => eg.drawn().filter(t => t.sort === 'words').map(t => t.name + t.rect[1]).join() !== was, before, { polling: 50 });
  assert.equal(await at(), 0);
  await page.mouse.move(x + 60, y + 300);    // over the board nothing turns
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 0);
  fine(page);
  await page.context().close();
});

test('says so when it cannot start or breaks', async () => {
  const context = await looked_at.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => { delete window.WebAssembly; });
  await page.goto(site.url);
  await page.waitForSelector('#failed:not([hidden])');
  assert.match(await page.textContent('#failed strong'), /WebAssembly/);
  await context.close();

  frames['/damaged'] = readFileSync(file, 'utf8').replace(/(id="program"[^>]*>.{400000}).*?</, '$1<');
  const damaged = await open(looked_at, site.url + 'damaged');
  await damaged.waitForSelector('#failed:not([hidden])');
  assert.match(await damaged.textContent('#failed strong'), /The program in this page is damaged/);
  await damaged.context().close();

  const broken = await started(await open(looked_at, site.url));
  await broken.evaluate(() => { Module._eg_frame = null; eg.draw(); });
  await broken.waitForSelector('#failed:not([hidden])');
  assert.match(await broken.textContent('#failed pre'), /_eg_frame/);
  await broken.context().close();
});

test('a script of an extension or of the host may fail, and the game goes on', async () => {
  const page = await started(await open(looked_at, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
  await settled(page);
  await page.evaluate(() => {
    const script = name => new Function(`throw new Error("not ours")\n//# sourceURL=${name}`);
    for (const name of ['chrome-extension://abcdef/inject.js', location.origin + '/host.js', location.origin + '/a/b.js?c'])
      for (const run of [setTimeout, queueMicrotask, run => Promise.resolve().then(run)]) run(script(name));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.addEventListener('resize', script('moz-extension://abcdef/inject.js'), { once: true });
    Promise.reject('not an error');
    Promise.reject();
  });
  await page.setViewportSize({ width: 1200, height: 700 });   // a listener of theirs within an event of ours
  await page.waitForFunction(() => canvas.width === 1200, null, { polling: 50 });
  await page.evaluate(() => new Promise(done => setTimeout(done)));
  assert.ok(await page.evaluate(() => document.getElementById('failed').hidden));
  await click(page, 'power:5');
  assert.equal((await settled(page)).step, 'muster');
  const told = page.troubles.filter(trouble => /not ours|not an error|undefined/.test(trouble));
  assert.ok(told.length >= 9 && told.length === page.troubles.length, page.troubles.join('\n'));
  await page.context().close();
});

test('a page that the browser saved plays, whatever was on the screen', async () => {
  const reading = () => eg.read(true), asking = () => eg.sheet({ title: 'A', text: 'b' }), broken = () => eg.fail('C.');
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
    fine(copy);
    await copy.context().close();
  }
});

test_long('rests when nothing happens', async () => {
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
