// Opens the built page in Debian's headless Chromium and watches it: console errors, exceptions and requests are
// written down, so that every test can end on an empty list. All files share one Chromium; each test has contexts of
// its own.

import node_test, { after } from 'node:test';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { chromium } = createRequire(root + 'build/node/')('playwright-core');

export const file = process.env.EG_PAGE ?? root + 'build/web/index.html';
export const logs = root + 'build/logs/';   // a place for screenshots

const quiet = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];
const softwareGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];   // WebGL without a GPU

// A server that answers with the page, or by path with other pages, or what answers itself; close() ends it.
export async function serve(others = {}) {
  const page = readFileSync(file);
  const server = createServer((request, answer) => {
    const body = others[request.url] ?? page;
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (typeof body === 'function') body(answer);
    else answer.end(body);
  });
  await new Promise(done => server.listen(0, '127.0.0.1', done));
  server.unref();
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}/`, other: `http://localhost:${port}/`, close: () => server.close() };
}

// A slow or busy machine is waited for; what hangs fails all the same.
const patience = 180000;

const running = new Map();   // with WebGL or without -> a promise of Chromium
const open_contexts = new Set();
let keep_running = false, failed = false;

// The running Chromium, or a new one if there is none or it has crashed.
async function chromium_with(webgl) {
  const there = await running.get(webgl)?.catch(() => null);
  if (there?.isConnected()) return there;
  const executablePath = process.env.EG_CHROMIUM ?? '/usr/bin/chromium-headless-shell';
  const args = [...quiet, ...(webgl ? softwareGl : ['--disable-3d-apis'])];
  running.set(webgl, chromium.launch({ executablePath, args }));
  return running.get(webgl);
}
async function close_browsers() {
  const all = await Promise.allSettled(running.values());
  running.clear();
  open_contexts.clear();
  await Promise.all(all.map(({ value }) => value?.close().catch(() => {})));
}

// A browser with contexts of its own in the shared Chromium; close() closes those, and Chromium too outside of tests.
// Drawing without a graphics card takes longer than everything else the page does. So a picture is drawn for a
// screenshot only, unless it is `seen`: where a test reads the canvas, or measures time.
export async function launch({ webgl = true, seen = false } = {}) {
  const own = new Set();
  const browser = () => chromium_with(webgl);
  await browser();
  return {
    async newContext(options) {
      const context = await (await browser()).newContext(options);
      for (const list of [own, open_contexts]) {
        list.add(context);
        context.on('close', () => list.delete(context));
      }
      context.setDefaultTimeout(patience);
      if (webgl && !seen) await draw_when_looked_at(context);
      return context;
    },
    newBrowserCDPSession: async () => (await browser()).newBrowserCDPSession(),
    startTracing: async (...what) => (await browser()).startTracing(...what),
    stopTracing: async () => (await browser()).stopTracing(),
    async close() {
      await Promise.all([...own].map(context => context.close().catch(() => {})));
      if (!keep_running) await close_browsers();
    },
  };
}

// The tests of one file, named after it: `const { test, test_long, before, after } = tests_of(import.meta.url)`.
// test_long runs with EG_LONG=1 only and is counted as skipped otherwise. `before` runs before the file's first test,
// `after` after its last; if `before` fails, so do the file's tests, and no others. With EG_FIRST=1 nothing runs after
// the first failure: whoever asks only whether there is one does not wait for all that a fault breaks.
export function tests_of(url) {
  const name_of_file = basename(fileURLToPath(url), '.test.mjs');
  const first = [], last = [];
  let left = 0, begun;
  const all = async hooks => { for (const hook of hooks) await hook(); };
  const run = body => async t => {
    if (failed && process.env.EG_FIRST) return t.skip('another has failed');
    let passed = false;
    try {
      await (begun ??= all(first));
      await body(t);
      passed = true;
    } finally {
      failed ||= !passed;
      await tidy(passed);
      if (--left === 0) await all(last);
    }
  };
  if (!keep_running) after(close_browsers);
  keep_running = true;
  const test = (name, body) => {
    left++;
    node_test(`${name_of_file}: ${name}`, { timeout: 4 * patience }, run(body));
  };
  const skipped = name => node_test(`${name_of_file}: ${name}`, { skip: 'EG_LONG=1 runs it' });
  return { test, test_long: long ? test : skipped, before: hook => first.push(hook), after: hook => last.push(hook) };
}
export const long = !!process.env.EG_LONG;

// No context outlives its test. After a failure the next test gets a new Chromium: this one may be part of the fault.
async function tidy(passed) {
  const closed = Promise.all([...open_contexts].map(context => context.close().catch(() => {}))).then(() => true);
  const late = new Promise(done => setTimeout(done, 10000, false).unref());
  if (!passed || !await Promise.race([closed, late])) await Promise.race([close_browsers(), late]);
}

async function draw_when_looked_at(context) {
  await context.addInitScript(() => {
    const draw = WebGLRenderingContext.prototype.drawArrays;
    WebGLRenderingContext.prototype.drawArrays = function (...what) { if (window.eg_seen) draw.apply(this, what); };
  });
  const look = on => frame => frame.evaluate(on => {
    window.eg_seen = on;
    if (on && window.eg && !eg.failed && document.getElementById('loading').hidden) return new Promise(done => {
      requestAnimationFrame(() => { Module._eg_frame(1); requestAnimationFrame(done); });
      setTimeout(done, 1000);   // nothing is drawn where nobody could see it
    });
  }, on).catch(() => {});   // another page by now
  context.on('page', page => {
    const screenshot = page.screenshot.bind(page);
    page.screenshot = async options => {
      await Promise.all(page.frames().map(look(true)));
      const picture = await screenshot(options);
      await Promise.all(page.frames().map(look(false)));
      return picture;
    };
  });
}

// A page at url, once the game has drawn (or failed). page.troubles must stay empty. `quick`: its clock runs thirty
// times as fast, so that a game between people does not wait half a second at each curtain.
export async function open(browser, url, { quick = false, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.troubles = [];
  page.requests = [];
  page.on('console', m => { if (['error', 'warning'].includes(m.type())) page.troubles.push(m.text()); });
  page.on('pageerror', e => page.troubles.push(String(e)));
  page.on('request', r => { if (!/^(data|blob):/.test(r.url())) page.requests.push(r.url()); });   // those two ask nobody
  if (quick) await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 30 * now();
  });
  await page.goto(url);
  return page;
}

export async function started(frame) {
  await frame.waitForFunction(() => document.getElementById('loading')?.hidden &&
    (document.getElementById('text-version').firstChild || !document.getElementById('failed').hidden));   // it comes with the second picture
  return frame;
}

// The page's own clock stands still; pass(page, ms) lets it go on by so much and draws.
export const stop_clock = page => page.evaluate(() => {
  let now = performance.now();
  performance.now = () => now;
  eg.pass = ms => { now += ms; eg.draw(); };
});
export const pass = (page, ms) => page.evaluate(ms => new Promise(done => {
  eg.pass(ms);
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
}), ms);

// The largest difference of a colour between two screenshots. Where a letter lies in the texture of letters depends on
// what was written before, and sampling it may round one colour by 1.
export const difference_of_pictures = (page, ...pictures) => page.evaluate(async pictures => {
  const [one, other] = await Promise.all(pictures.map(async base64 => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + base64;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, image.width, image.height).data;
  }));
  if (one.length !== other.length) return 255;
  return one.reduce((most, colour, i) => Math.max(most, Math.abs(colour - other[i])), 0);
}, pictures.map(picture => picture.toString('base64')));

// What every task of the page's thread cost the processor, drawing and the rest, the longest first:
// the clock on the wall would count what other programs do.
export async function tasks(browser, page, until) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.waitForFunction(until, null, { polling: 200 });
  const events = JSON.parse(await browser.stopTracing()).traceEvents;
  const threads = new Set(events.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(e => e.pid + ':' + e.tid));
  const own = events.filter(e => e.ph === 'X' && e.tdur && threads.has(e.pid + ':' + e.tid));
  const frames = own.filter(e => e.name === 'FireAnimationFrame');
  const within = (frame, task) => frame.tid === task.tid && frame.ts >= task.ts && frame.ts < task.ts + task.dur;
  const lists = { drawing: [], others: [] };
  for (const task of own.filter(e => e.name.endsWith('RunTask'))) lists[frames.some(frame => within(frame, task)) ? 'drawing' : 'others'].push(task.tdur / 1000);
  for (const list of Object.values(lists)) list.sort((a, b) => b - a);
  return lists;
}
