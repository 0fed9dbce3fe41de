// The folder to publish (`sh web/play --site`): the form of two files under a strict policy, without a network, and
// when a new version comes.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { done, file, host_of, inner_frame, launch, open, started, tests_of } from './harness.mjs';
import { click, settled } from './play.mjs';
import { archive, folder, kept, policy, program, read, serve_site } from './site.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser;
before(async () => {
  assert.ok(existsSync(folder + 'sw.js'), 'sh web/play --site lays build/site');
  browser = await launch();
});
after(() => browser.close());

test('has all that is published, and no more', () => {
  assert.deepEqual(readdirSync(folder).sort(), ['apple-touch-icon.png', 'el-grande.html', 'el-grande.js', 'embed.html',
    'icon-192.png', 'icon-512.png', 'icon.svg', 'index.html', 'manifest.webmanifest', 'policy.txt', program(), 'sw.js']
    .sort());
  if (!process.env.EG_PAGE) assert.ok(read('el-grande.html').equals(readFileSync(file)), 'the page of the tests');
  assert.ok(read('el-grande.js').length <= 3072, `el-grande.js has ${read('el-grande.js').length} bytes`);
  const { icons, start_url, scope } = JSON.parse(read('manifest.webmanifest'));
  assert.deepEqual([start_url, scope], ['./', './']);
  for (const { src, sizes, type } of icons) {
    const data = read(src);
    if (type !== 'image/png') continue;
    assert.equal(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`, sizes, src);
  }
});

test('the archive for game portals has the one file as index.html at its root', () => {
  const files = archive('el-grande.zip');
  assert.deepEqual(Object.keys(files), ['index.html']);
  assert.ok(files['index.html'].equals(read('el-grande.html')));
});

test('the page of two files has no script in it and the same program, and plays under a strict policy', async () => {
  const html = read('index.html').toString();
  assert.deepEqual(html.match(/<script[^>]*>/g), [`<script src="${program()}">`]);
  assert.ok(!/unsafe-inline|unsafe-eval'?\s*;(?<!wasm-unsafe-eval'?\s*;)/.test(html + policy()));
  const site = await serve_site();
  const page = await open(browser, site.url + '?seed=7&pace=instant&seats=person,Paje&start=1');
  await started(page);
  assert.ok((await settled(page)).person);
  assert.ok(await page.evaluate(() => eg.answers.workers) > 0);   // workers are allowed too
  const here = await page.evaluate(() => document.getElementById('program').textContent);
  const one = /<script id="program"[^>]*>([^]*?)<\/script>/.exec(read('el-grande.html').toString())[1];
  const hash = text => createHash('sha256').update(text).digest('hex');
  assert.equal(hash(here), hash(one));
  await done(page);
  site.close();
});

test('without what it needs in its policy, the page of two files says that it may not run', async () => {
  for (const [missing, says] of [[/ 'wasm-unsafe-eval'/, /not allowed to run WebAssembly/],
    [/(?<=script-src 'self') 'sha256-[^']+'/, /The policy of this site forbids the game’s program/]]) {
    const site = await serve_site({ header: policy().replace(missing, '') });
    const page = await open(browser, site.url);
    await page.waitForSelector('#failed:not([hidden])');
    assert.match(await page.textContent('#failed strong'), says);
    await page.context().close();
    site.close();
  }
});

test('an error in the page of two files is reported', async () => {
  const site = await serve_site({ changed: {} });
  site.changed[program()] = read(program()).toString() + '\nsetTimeout(() => eg.nothing.at_all, 3000);\n';
  const page = await open(browser, site.url);
  await page.waitForSelector('#failed:not([hidden])');
  assert.match(await page.textContent('#failed pre'), /at_all/);
  await page.context().close();
  site.close();
});

test('the page of two files plays in the frame of another page', async () => {
  const site = await serve_site();
  site.changed['host.html'] = host_of(`src="${site.other}?embed=1"`);
  const page = await open(browser, site.url + 'host.html');
  const inner = await inner_frame(page).then(started);
  await inner.click('#tap');
  await inner.waitForFunction(() => document.activeElement.id === 'canvas');
  assert.equal(await inner.evaluate(() => eg.kept_offline), undefined);   // a frame keeps no copy
  await done(page);
  site.close();
});

test('plays without a network once it has been opened, with any words in its address', async () => {
  const site = await serve_site();
  const page = await open(browser, site.url).then(started);
  await kept(page);
  assert.deepEqual(await page.evaluate(async () => (await caches.keys()).length), 1);
  site.down = true;
  await page.goto(site.url + '?seed=7&pace=instant&seats=person,random&start=1');
  await started(page);
  assert.ok((await settled(page)).person);
  assert.match(page.url(), /seed=7/);
  await page.context().close();
  site.close();
});

test('a network that does not answer is waited for three seconds', async () => {
  const site = await serve_site();
  const page = await open(browser, site.url).then(started);
  await kept(page);
  site.silent = true;
  const before = Date.now();
  await page.goto(site.url);
  await started(page);
  const waited = Date.now() - before;
  assert.ok(waited > 2900 && waited < 20000, `${waited} ms`);
  await page.context().close();
  site.close();
});

// The next build of the site: another name, another program.
function next_version() {
  const build = /build = '(\w+)'/.exec(read('sw.js').toString())[1], next = '0123456789ab';
  const renamed = name => read(name).toString().replaceAll(build, next).replaceAll(program(), `program-${next}.js`);
  return { 'index.html': renamed('index.html'), 'sw.js': renamed('sw.js'), [`program-${next}.js`]: renamed(program()) };
}
const until = async (page, true_there) => { while (!await page.evaluate(true_there)) await page.waitForTimeout(50); };
const build_of = page => page.evaluate(() => eg.build);
const look_for_update = page => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());

test('a new version starts between games, with a sentence, and never in one', async () => {
  const site = await serve_site();
  const page = await open(browser, site.url + '?pace=instant&seats=person,random&seed=7').then(started);
  await kept(page);
  await page.reload();                     // the service worker answers now
  await started(page);
  const old = await build_of(page);
  await click(page, 'button:play');
  await settled(page);
  Object.assign(site.changed, next_version());
  await look_for_update(page);
  await until(page, async () => (await navigator.serviceWorker.getRegistration()).waiting);
  await page.waitForTimeout(300);
  assert.equal(await page.isVisible('#notice'), false);
  await page.reload();                     // in the middle of the game
  await started(page);
  assert.equal(await build_of(page), old);
  await page.waitForSelector('#notice:not([hidden])');   // its first screen is between games
  assert.match(await page.textContent('#notice span'), /^A new version is ready: it starts when you reload\./);
  assert.equal(await build_of(page), old);
  await page.reload();
  await started(page);
  assert.equal(await build_of(page), '0123456789ab');
  await kept(page);
  await page.waitForTimeout(300);
  assert.equal(await page.isVisible('#notice'), false);
  // When no page is open any more, the new version's copy takes the place of the old one.
  const later = await page.context().newPage();
  await page.close();
  await later.waitForTimeout(1000);
  await later.goto(site.url);
  await started(later);
  await until(later, async () => (await caches.keys()).length === 1);
  site.down = true;
  await later.reload();
  await started(later);
  assert.equal(await build_of(later), '0123456789ab');
  await later.context().close();
  site.close();
});
