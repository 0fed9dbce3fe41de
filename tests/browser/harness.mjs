// Opens the built page in Debian's headless Chromium and records its console errors, exceptions and requests. All files
// share one Chromium; each test has contexts of its own.

import assert from 'node:assert/strict';
import node_test, { after } from 'node:test';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { chromium } = createRequire(root + 'build/node/')('playwright-core');

export const file = process.env.EG_PAGE ?? root + 'build/web/index.html';
export const logs = root + 'build/logs/';   // screenshots go there

const quiet = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync'];
const softwareGl = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];   // WebGL without a GPU

// A server of the page. `others` are other pages by path, or functions that write an answer. close() ends it.
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

// Long enough for a slow or busy machine.
export const patience = 180000;

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
// A Chromium of its own that keeps what pages store in this folder.
export const launch_with_profile = folder => chromium.launchPersistentContext(folder, {
  executablePath: process.env.EG_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [...quiet, ...softwareGl],
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
});
// The running processes: { pid, parent, words of the command line }.
export const processes = () => readdirSync('/proc').filter(pid => /^\d+$/.test(pid)).flatMap(pid => {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return [{ pid: +pid, parent: +/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1], words }];
  } catch { return []; }   // it has ended
});
// The numbers of those that show pages, below these processes.
export function page_processes(above) {
  const all = processes(), below = new Set(above);
  for (let before = 0; before !== below.size;) {
    before = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.filter(({ pid, words }) => below.has(pid) && words.join(' ').includes('--type=renderer'))
    .map(({ pid }) => pid);
}
async function close_browsers() {
  const all = await Promise.allSettled(running.values());
  running.clear();
  open_contexts.clear();
  await Promise.all(all.map(({ value }) => value?.close().catch(() => {})));
}

// A browser with contexts of its own in the shared Chromium. close() closes those, and Chromium too outside of tests.
// Without a graphics card, drawing takes longer than everything else the page does. So frames are drawn for screenshots
// only. `seen`: they are always drawn, for tests that read the canvas or measure time.
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
// `after` after its last; if `before` fails, the file's tests fail, and no others. With EG_FIRST=1 nothing runs after
// the first failure: tests/planted only has to know that there is one.
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
  const test = (name, body, timeout = 4 * patience) => {
    left++;
    node_test(`${name_of_file}: ${name}`, { timeout }, run(body));
  };
  const skipped = name => node_test(`${name_of_file}: ${name}`, { skip: 'EG_LONG=1 runs it' });
  return { test, test_long: long ? test : skipped, before: hook => first.push(hook), after: hook => last.push(hook) };
}
export const long = !!process.env.EG_LONG;

// Closes a test’s contexts. After a failure the next test gets a new Chromium: this one may be part of the fault.
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
      setTimeout(done, 1000);   // a hidden page draws nothing
    });
  }, on).catch(() => {});   // the page has been left
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

// Opens a page. page.troubles has what it complains of. `quick`: its clock runs thirty times as fast, so that a game
// between people does not wait half a second at each curtain.
export async function open(browser, url, { quick = false, ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options
  });
  const page = await context.newPage();
  page.troubles = [];
  page.requests = [];
  page.on('console', m => { if (['error', 'warning'].includes(m.type())) page.troubles.push(m.text()); });
  page.on('pageerror', e => page.troubles.push(String(e)));
  // those two need no network
  page.on('request', r => { if (!/^(data|blob):/.test(r.url())) page.requests.push(r.url()); });
  if (quick) await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => 30 * now();
  });
  await page.goto(url);
  return page;
}

// The end of a test: the page has complained of nothing.
export async function done(page) {
  assert.deepEqual(page.troubles, []);
  await page.context().close();
}

// What a browser has stored if this is the saved game.
export const storing = (site, game) => {
  const localStorage = [{ name: 'eg1:game', value: game }];
  return { cookies: [], origins: [{ origin: site.url.slice(0, -1), localStorage }] };
};

// A page with another one in it.
export const host_of = attributes => `<!doctype html>
  <body style="height:3000px"><iframe ${attributes} width="900" height="600"></iframe><input id="next">`;
// The frame of the page in it.
export const inner_frame = async page => page.frames()[1] ?? await page.waitForEvent('frameattached');

// Waits until the game has drawn, or the page has reported a failure.
export async function started(frame) {
  await frame.waitForFunction(() => document.getElementById('loading')?.hidden &&
    // it comes with the second frame
    (document.getElementById('text-version').firstChild || !document.getElementById('failed').hidden));
  return frame;
}

// Stops the page's clock; pass(page, ms) advances it and draws.
export const stop_clock = page => page.evaluate(() => {
  let now = performance.now();
  performance.now = () => now;
  eg.pass = ms => { now += ms; eg.draw(); };
});
export const pass = (page, ms) => page.evaluate(ms => new Promise(done => {
  eg.pass(ms);
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
}), ms);

// The largest difference of a colour between two screenshots. It may be 1 for equal screens: a letter's place in the
// texture depends on earlier texts, and sampling rounds.
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

// A screenshot, which must show something: a blank canvas has one colour.
export async function drawn(page, name) {
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
}

// The processor time of every task of the page's thread in milliseconds, the longest first: those that draw a frame and
// the others. Unlike wall-clock time it does not count other programs.
export async function tasks(browser, page, until) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await page.waitForFunction(until, null, { polling: 200 });
  const events = JSON.parse(await browser.stopTracing()).traceEvents;
  const threads = new Set(
    events.filter(e => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map(e => e.pid + ':' + e.tid)
  );
  const own = events.filter(e => e.ph === 'X' && e.tdur && threads.has(e.pid + ':' + e.tid));
  const frames = own.filter(e => e.name === 'FireAnimationFrame');
  const within = (frame, task) => frame.tid === task.tid && frame.ts >= task.ts && frame.ts < task.ts + task.dur;
  const lists = { drawing: [], others: [] };
  for (const task of own.filter(e => e.name.endsWith('RunTask')))
    lists[frames.some(frame => within(frame, task)) ? 'drawing' : 'others'].push(task.tdur / 1000);
  for (const list of Object.values(lists)) list.sort((a, b) => b - a);
  return lists;
}
