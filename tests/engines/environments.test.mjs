// Wherever the page is opened it plays, or a sentence on the screen says why it cannot: the table of environments, in
// three engines. The short form is some rows in Firefox and WebKit; EG_LONG=1 runs every row in all three. EG_ROWS, a
// regular expression, chooses rows, EG_ENGINES="webkit" engines.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { file, host_of, long, patience, started, tests_of } from '../browser/harness.mjs';
import { click, on_screen, play, settled, state, text_version } from '../browser/play.mjs';
import { folder, kept, policy, read, serve_site } from '../browser/site.mjs';
import { launch_engine } from './engines.mjs';

const { test, test_long, after } = tests_of(import.meta.url);

const one_file = readFileSync(file, 'utf8');
const in_attribute = html => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const before_scripts = script => one_file.replace('<head>', `<head><script>${script}</script>`);
const none_has_run = /no script has run here\. JavaScript is switched off,\s+or this site blocks it/;
const allowed = `default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; connect-src data:; `;

// What the rows say:
//   page       the HTML under test; two_files: the form of two files instead
//   policy     the header Content-Security-Policy that comes with it
//   frame      it is in a frame with these attributes, whose host is of another origin; host: this is the host's HTML;
//              framed: false: it is read from there, since nothing runs in it
//   from_file  it is opened as a file; saved: as a file that was saved from the browser, in a game
//   options    of launch_engine, by engine
//   stores     false: nothing is kept when the page is loaded again
//   workers    false: the page computes the bots' moves
//   offline    it is loaded again without a network
//   says       it does not play, and this sentence is on the screen; or a sentence by engine: in the others it plays
//   reports    ... and the report to copy has this
//   logs       what browsers write to their console there, on purpose
//   short      in the short form too. except: engines without this environment
const rows = {
  'a server': { short: true },
  'a file': { from_file: true },
  'a file saved from the browser': { from_file: true, saved: true },
  'a frame of another site': { frame: '' },
  'a sandbox without an origin': { frame: 'sandbox="allow-scripts"', stores: false, short: true },
  'a sandbox of another site with its origin': { frame: 'sandbox="allow-scripts allow-same-origin"' },
  'a sandbox without scripts': { framed: false, host: host_of('sandbox="allow-same-origin" src="/"'),
    says: none_has_run, logs: /sandbox/ },
  'srcdoc in a sandbox': { host: host_of(`sandbox="allow-scripts" srcdoc="${in_attribute(one_file)}"`), stores: false },
  'srcdoc': { host: host_of(`srcdoc="${in_attribute(one_file)}"`) },
  'a blob': { host: `${host_of('')}<script>
    fetch('/').then(page => page.blob()).then(blob => { frames[0].location = URL.createObjectURL(blob); });</script>` },
  'storage that throws': { stores: false, page: before_scripts(`
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Denied', 'SecurityError'); } });`) },
  // Chromium's setting is not in its headless shell.
  'a browser that stores nothing': { stores: false, except: ['chromium'], options: {
    firefox: { preferences: { 'network.cookie.cookieBehavior': 2 } },
    webkit: { settings: ['--enable-html5-local-storage=false', '--enable-html5-database=false'] } } },
  'no workers': { workers: false, page: before_scripts('delete window.Worker;') },
  'a policy without workers': { workers: false, logs: /worker-src/,
    policy: `${allowed} script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src 'none'` },
  'no locks, channels or service workers': { page: before_scripts(`delete window.BroadcastChannel;
    for (const name of ['locks', 'serviceWorker']) Object.defineProperty(navigator, name, { value: undefined });`) },
  'a policy with WebAssembly': { policy: `${allowed} script-src 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:` },
  // WebKit obeys in a tab where a script has run before (engines.mjs runs one). In others the page's own policy counts.
  'a policy without WebAssembly': { policy: `${allowed} script-src 'unsafe-inline'; worker-src blob:`,
    says: /This page is not allowed to run WebAssembly/, logs: /unsafe-eval/ },
  'a policy without scripts in the page': { policy: `${allowed} script-src 'self' 'wasm-unsafe-eval'`, short: true,
    says: none_has_run, logs: /script-src|inline/ },
  'no JavaScript': { says: none_has_run, options: {
    chromium: { javaScriptEnabled: false },
    firefox: { preferences: { 'javascript.enabled': false } },
    webkit: { settings: ['--enable-javascript=false'] } } },
  'trusted types': { policy: "require-trusted-types-for 'script'" },
  'trusted types that nobody may name': { policy: "require-trusted-types-for 'script'; trusted-types 'none'",
    says: /does not allow the game to run \(Trusted Types\)/, reports: /TrustedScript|Sink type/,
    logs: /[Tt]rusted/ },
  'two files on a server': { two_files: true, short: true },
  'two files in a frame of another site': { two_files: true, frame: '' },
  // For WebKit 'self' in a policy is no host's where the page has no origin.
  'two files in a sandbox without an origin': { two_files: true, frame: 'sandbox="allow-scripts"', stores: false,
    says: { webkit: none_has_run } },
  'two files as files': { two_files: true, from_file: true },
  'two files without a network': { two_files: true, offline: true },
};

const chosen = process.env.EG_ROWS && new RegExp(process.env.EG_ROWS);
const engines = process.env.EG_ENGINES?.split(' ') ?? ['firefox', 'webkit', 'chromium'];
for (const engine of engines)
  for (const [name, row] of Object.entries(rows)) {
    if (row.except?.includes(engine) || (chosen && !chosen.test(name))) continue;
    const says = row.says instanceof RegExp ? row.says : row.says?.[engine];
    const quick = chosen || (row.short && engine !== 'chromium');   // Chromium's are in tests/browser
    (quick ? test : test_long)(`${name}, in ${engine}, ${says ? 'says why it does not play' : 'plays'}`, async t => {
      const browser = await browser_for(engine, row.options?.[engine]);
      let page;
      try {
        const { url, framed, site } = await opened(t, row, browser);
        page = await browser.open(url, { framed });
        if (says) await reads(page, says, row.reports);
        else await plays(page, row, site);
        assert.deepEqual((await page.complaints()).filter(words => !row.logs?.test(words)), []);
      } finally {
        await page?.close().catch(() => {});
        if (row.options) await browser.close();
      }
    });
  }

const shared = new Map();   // engine -> its browser, for the rows without options
async function browser_for(engine, options) {
  if (options) return launch_engine(engine, options);
  if (!shared.has(engine)) shared.set(engine, launch_engine(engine));
  return shared.get(engine);
}
after(async () => { for (const browser of shared.values()) await (await browser).close(); });

// Serves what the row describes. The address to open; whether the page is in a frame there; the server.
const begun = '?pace=instant&seed=7&seats=person,random&start=1';
async function opened(t, row, browser) {
  const page = row.two_files ? 'index.html' : 'el-grande.html';
  const site = await serve_site({ page, header: row.policy ?? (row.two_files ? policy() : ''),
    changed: row.two_files ? {} : { [page]: row.page ?? one_file } });
  t.after(site.close);
  const host = 'frame' in row ? host_of(`src="${site.other}${begun}" ${row.frame}`) : row.host;
  if (host) {
    site.changed['host.html'] = host;
    return { site, url: `${site.url}host.html`, framed: row.framed ?? true };
  }
  if (!row.from_file) return { site, url: site.url + begun };
  if (!row.saved) return { site, url: pathToFileURL(row.two_files ? folder + page : file).href + begun };
  const first = await browser.open(site.url + begun);
  await settled(await started(first));
  const place = mkdtempSync(join(tmpdir(), 'saved-'));
  t.after(() => rmSync(place, { recursive: true }));
  writeFileSync(join(place, 'page.html'), '<!doctype html>' +
    await first.evaluate(() => document.documentElement.outerHTML));
  await first.close();
  return { site, url: pathToFileURL(join(place, 'page.html')).href + begun };
}

// A person plays by clicks, bots answer, the page is honest about what it keeps, and keeps it.
async function plays(page, { stores = true, workers, offline }, site) {
  await started(page);
  if ((await state(page)).screen === 'first') await click(page, 'button:play');   // an address without a query
  const before = await settled(page);
  let clicks = 0;
  await play(page, { seed: 3, until: now => now.answers > before.answers + clicks++ });   // more answers than clicks
  assert.ok(await page.evaluate(() => document.getElementById('failed').hidden));
  if (workers === false) assert.equal(await page.evaluate(() => eg.answers.workers), 0);

  assert.equal(await page.evaluate(() => eg.store.works), stores);
  await click(page, 'icon:menu');
  await click(page, 'menu:games');
  await on_screen(page);
  assert.match(await text_version(page), stores ? /\nSaved on this device\n/ : /\nOnly in this tab: save a copy\n/);
  const code = await page.evaluate(() => eg.kept());
  if (offline) { await kept(page); site.down = true; }
  await page.reload();
  await started(page);
  assert.ok(code);
  assert.equal(await page.evaluate(() => eg.kept()) === code, stores);
}

// The sentence lies on top in the middle of the screen, or in a frame of the same origin.
async function reads(page, sentence, report) {
  const visible = () => {
    const seen = document.querySelector('iframe')?.contentDocument ?? document;
    return [...seen.querySelectorAll('#loading span, #failed strong')].filter(node => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && seen.elementFromPoint(x + width / 2, y + height / 2) === node;
    }).map(node => node.innerText).join('\n');
  };
  let last = '';
  for (const end = Date.now() + patience; !sentence.test(last); await page.waitForTimeout(50)) {
    assert.ok(Date.now() < end, `the screen says “${last}”, and not ${sentence}`);
    last = await page.evaluate(visible);
  }
  if (report) assert.match(await page.evaluate(() => document.querySelector('#failed pre').innerText), report);
}
