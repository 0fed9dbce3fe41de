// Opens the page in Chromium, Firefox ESR or WebKitGTK, without a display: browser = await launch_engine('webkit'),
// then page = await browser.open(url). A page has what play.mjs uses of Playwright's pages, so its functions play in
// all three. `framed`: the page is the first frame of what is opened, and its mouse counts from that frame's corner.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { launch, open, patience } from '../browser/harness.mjs';

const require = createRequire(fileURLToPath(new URL('../../build/node/', import.meta.url)));
const window_size = { width: 1280, height: 800 };

// `options` are the engine's own: see each.
export const launch_engine = (name, options) => ({ chromium, firefox, webkit })[name](options);

// Where the frame is in the page around it, in which this runs.
const place_of_frame = () => {
  const frame = document.querySelector('iframe'), { x, y } = frame.getBoundingClientRect();
  return { corner: { x: x + frame.clientLeft, y: y + frame.clientTop },
    size: { width: frame.clientWidth, height: frame.clientHeight } };
};

// What is the same in all engines. They add evaluate, pointer, keyboard, load, complaints and close.
class Page {
  troubles = [];
  size = window_size;
  corner = { x: 0, y: 0 };   // of the frame in the window
  mouse = {
    move: async (x, y) => {
      await this.pointer('move', x + 1, y);   // pages hear nothing of a mouse that is there already
      await this.pointer('move', x, y);
    },
    down: () => this.pointer('down'),
    up: () => this.pointer('up'),
    wheel: (x, y) => this.pointer('wheel', x, y),
  };
  constructor(framed) { this.framed = framed; }
  goto(url) { return this.load(url); }
  reload() { return this.load(); }
  viewportSize() { return this.size; }
  waitForTimeout(ms) { return sleep(ms); }
  focus(selector) { return this.evaluate(selector => document.querySelector(selector).focus(), selector); }
  async waitForFunction(test, argument, { polling = 50, timeout = patience } = {}) {
    const holds = new Function('argument', `return !!(${test})(argument)`);   // a node could not be sent
    let last;
    for (const end = Date.now() + timeout; Date.now() < end; await sleep(polling))   // it throws while a page loads
      try { if (last = await this.evaluate(holds, argument)) return; } catch (error) { last = error; }
    throw new Error(`waited ${timeout} ms for ${test}: ${last}`);
  }
}

// ---- Chromium by Playwright, Firefox by Puppeteer (WebDriver BiDi): their pages are alike

class ScriptedPage extends Page {
  constructor(own, framed, troubles) {
    super(framed);
    Object.assign(this, { own, shown: own, keyboard: own.keyboard, troubles });
  }
  evaluate(...what) { return this.shown.evaluate(...what); }
  pointer(kind, x, y) {
    const { mouse } = this.own;
    return kind === 'move' ? mouse.move(x + this.corner.x, y + this.corner.y) : mouse[kind]();
  }
  async load(url) {
    this.shown = this.own;
    await (url ? this.own.goto(url) : this.own.reload());
    if (!this.framed) return;
    for (const end = Date.now() + patience; !this.own.frames()[1]; await sleep(20))
      if (Date.now() > end) throw new Error('there is no frame');
    Object.assign(this, await this.own.evaluate(place_of_frame), { shown: this.own.frames()[1] });
  }
  async complaints() { return this.troubles; }
  close() { return (this.own.context?.() ?? this.own.browserContext()).close(); }
}

// options: those of Playwright's contexts.
async function chromium(options) {
  const browser = await launch();
  return {
    close: () => browser.close(),
    async open(url, { framed } = {}) {
      const own = await open(browser, 'about:blank', options), page = new ScriptedPage(own, framed, own.troubles);
      await page.load(url);
      return page;
    },
  };
}

// options: `preferences` as in about:config.
async function firefox({ preferences = {} } = {}) {
  const browser = await require('puppeteer-core').launch({
    browser: 'firefox', executablePath: process.env.EG_FIREFOX ?? '/usr/bin/firefox-esr', headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, ...preferences },
  });
  return {
    close: () => browser.close(),
    async open(url, { framed } = {}) {
      const own = await (await browser.createBrowserContext()).newPage(), troubles = [];
      own.setDefaultTimeout(patience);
      own.on('console', m => { if (['error', 'warn'].includes(m.type())) troubles.push(m.text()); });
      own.on('pageerror', e => troubles.push(String(e)));
      await own.setViewport(window_size);
      await own.bringToFront();   // a tab that is not to be seen draws no frames
      const page = new ScriptedPage(own, framed, troubles);
      await page.load(url);
      return page;
    },
  };
}

// ---- WebKitGTK's MiniBrowser by its WebDriver, on a screen of its own

// options: `settings`, words of MiniBrowser's command line. Each page has a driver of its own, which knows one browser
// at a time: on a busy machine one in twenty does not come, and then another driver starts it.
async function webkit({ settings = [] } = {}) {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const [display] = await once(screen.stdout, 'data');
  return {
    close: () => stop(screen),
    async open(url, { framed } = {}) {
      let page;
      for (let tries = 1; !page; tries++)
        page = await web_driver_page(`:${display}`.trim(), settings, framed).catch(error => {
          if (tries === 5) throw error;
        });
      try {
        await page.post('/timeouts', { script: patience, pageLoad: patience });
        await page.post('/window/rect', window_size);
        await page.load(url);
        return page;
      } catch (error) {
        await page.close();
        throw error;
      }
    },
  };
}

async function web_driver_page(display, settings, framed) {
  const port = await free_port();
  const driver = start('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], { DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' });
  const call = async (method, path, body, within = 2 * patience) => {
    const options = { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(within) };
    const { value } = await (await fetch(`http://127.0.0.1:${port}${path}`, options)).json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  try {
    for (const end = Date.now() + 10000; ; await sleep(50))
      try { await call('GET', '/status'); break; } catch (error) { if (Date.now() > end) throw error; }
    const wanted = { 'webkitgtk:browserOptions': { binary: mini_browser(), args: ['--automation', ...settings] } };
    const { sessionId } = await call('POST', '/session', { capabilities: { alwaysMatch: wanted } }, 30000);
    return new WebDriverPage((method, path, body) => call(method, `/session/${sessionId}${path}`, body),
      async () => stop(driver), framed);
  } catch (error) {
    stop(driver);
    throw error;
  }
}

const key_codes = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowUp: '\uE013',
  ArrowRight: '\uE014', ArrowDown: '\uE015' };

// The W3C's protocol. It has no console, so complaints are what the page says after it has loaded; what it throws
// before that shows in it (#failed).
class WebDriverPage extends Page {
  at = { x: 0, y: 0 };   // of the mouse
  keyboard = { press: key => this.act('key', ...['keyDown', 'keyUp'].map(type =>
    ({ type, value: key_codes[key] ?? key }))) };
  constructor(call, close, framed) {
    super(framed);
    Object.assign(this, { call, close });
  }
  post(path, body = {}) { return this.call('POST', path, body); }
  act(type, ...actions) { return this.post('/actions', { actions: [{ type, id: type, actions }] }); }
  async evaluate(run, argument = null) {
    const { value, error } = await this.post('/execute/async', { args: [argument], script: `
      const [argument, told] = arguments;
      Promise.resolve().then(() => (${run})(argument)).then(value => told({ value }),
        error => told({ error: String(error) }));` });
    if (error) throw new Error(error);
    return value;
  }
  pointer(kind, x, y) {
    if (kind === 'wheel') return this.act('wheel', { type: 'scroll', ...this.at, deltaX: x, deltaY: y, duration: 0 });
    if (kind !== 'move') return this.act('pointer', { type: kind === 'down' ? 'pointerDown' : 'pointerUp', button: 0 });
    this.at = { x: Math.round(x + this.corner.x), y: Math.round(y + this.corner.y) };   // in a frame too
    return this.act('pointer', { type: 'pointerMove', ...this.at, duration: 0 });
  }
  async load(url) {
    await this.complaints();
    await this.post('/frame', { id: null });
    await this.post(...url ? ['/url', { url }] : ['/refresh']);
    if (this.framed) Object.assign(this, await this.evaluate(place_of_frame));
    else this.size = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (this.framed) await this.post('/frame', { id: 0 });
    await this.evaluate(() => {
      const heard = window.eg_complaints = [], hear = words => heard.push(String(words));
      addEventListener('error', e => hear(e.message));
      addEventListener('unhandledrejection', e => hear(e.reason));
      console.error = console.warn = hear;
    });
  }
  async complaints() {
    this.troubles.push(...await this.evaluate(() => window.eg_complaints?.splice(0) ?? []));
    return this.troubles;
  }
}

function mini_browser() {
  const [found] = ['/usr/lib', ...readdirSync('/usr/lib').map(name => `/usr/lib/${name}`)]
    .flatMap(folder => ['4.1', '6.0'].map(version => `${folder}/webkit2gtk-${version}/MiniBrowser`)).filter(existsSync);
  return process.env.EG_MINIBROWSER ?? found;
}

// ---- processes, which end with this one at the latest

const running = new Set();
process.on('exit', () => running.forEach(stop));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

function start(program, words, variables) {
  const one = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'], detached: true,
    env: { ...process.env, ...variables } });
  one.on('error', error => { throw error; });
  one.unref();
  running.add(one);
  return one;
}
function stop(one) {   // with what it has started
  if (!running.delete(one)) return;
  try { process.kill(-one.pid, 'SIGKILL'); } catch { /* it has ended */ }
}
const free_port = () => new Promise(done => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => done(port));
  });
});
