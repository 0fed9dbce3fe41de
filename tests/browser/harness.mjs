// Opens the built page in Debian's Chromium, the one without a window of its own, whose drawing would cost as much
// again as the page's, and watches it: whatever it prints as an error, throws
// or fetches is written down, so that every test can end on an empty list.

import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
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
  const server = createServer((request, answer) => {
    const body = others[request.url] ?? readFileSync(file);
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    if (typeof body === 'function') body(answer);
    else answer.end(body);
  });
  await new Promise(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  return { url: `http://127.0.0.1:${port}/`, other: `http://localhost:${port}/`, close: () => server.close() };
}

// A slow or busy machine is waited for; what hangs fails all the same.
const patience = 180000;

// To draw by a processor takes longer than all the page does besides. So a picture is drawn for a screenshot only,
// unless it is `seen` otherwise: where a test reads the canvas, or takes the time.
export async function launch({ webgl = true, seen = false } = {}) {
  const browser = await chromium.launch({ executablePath: process.env.EG_CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: [...quiet, ...(webgl ? softwareGl : ['--disable-3d-apis'])] });
  const context = browser.newContext.bind(browser);
  browser.newContext = async options => {
    const made = await context(options);
    made.setDefaultTimeout(patience);
    if (webgl && !seen) await draw_when_looked_at(made);
    return made;
  };
  return browser;
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

// A page at url, once the game has drawn (or failed). page.troubles must stay empty.
export async function open(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.troubles = [];
  page.requests = [];
  page.on('console', m => { if (['error', 'warning'].includes(m.type())) page.troubles.push(m.text()); });
  page.on('pageerror', e => page.troubles.push(String(e)));
  page.on('request', r => { if (!/^(data|blob):/.test(r.url())) page.requests.push(r.url()); });   // those two ask nobody
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
