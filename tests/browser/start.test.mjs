// The page while it loads, and what it says where it cannot run or breaks.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { done, file, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, landed, settled } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
const frames = {};
before(async () => { site = await serve(frames); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

// The second half of the page arrives late.
const while_it_comes = async meanwhile => {
  const html = readFileSync(file), half = html.length >> 1;
  frames['/slow'] = answer => {
    answer.write(html.subarray(0, half));
    setTimeout(() => answer.end(html.subarray(half)), 1500);
  };
  const page = await open(browser, 'about:blank');
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
  'Tab and Enter and Escape': async page => {
    for (const key of ['Tab', 'Enter', 'Escape']) await page.keyboard.press(key);
  },
}))
  (name === 'a click' ? test : test_long)(`${name} before the game is there does no harm`, async () => {
    const page = await while_it_comes(meanwhile);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => eg.state().focus, null, { polling: 50 });
    await done(page);
  });

test('the text version can be opened before the game is there', async () => {
  const page = await while_it_comes(async page => {
    for (const key of ['Shift+Tab', 'Enter', 'Escape']) await page.keyboard.press(key);
  });
  assert.ok(await page.isVisible('#text-version button'));
  await done(page);
});

test('a page that did not load completely says so', async () => {
  frames['/cut'] = readFileSync(file, 'utf8').slice(0, 500000);
  const page = await open(browser, site.url + 'cut');
  await page.waitForSelector('#failed:not([hidden])');
  assert.match(await page.textContent('#failed strong'), /did not load completely/);
  await page.context().close();
});

// Where the game cannot run, a sentence says why, even without scripts: "Setting the table" never stays.
const guarded = policy => answer => {
  answer.setHeader('content-security-policy', policy);
  answer.end(readFileSync(file));
};
for (const [name, { policy, scripts = true, lacks, broken, says }] of Object.entries({
  'JavaScript is off': { scripts: false, says: /JavaScript is switched off/ },
  'the host forbids scripts in the page': { policy: "script-src 'self'", says: /this site blocks it/ },
  'there is no ResizeObserver': { lacks: 'ResizeObserver', says: /What is missing: .*ResizeObserver/ },
  'the browser does not understand the script': { broken: true, says: /What is missing: .*SyntaxError/ },
  'only trusted scripts may be added, and nobody may say which': {
    policy: "require-trusted-types-for 'script'; trusted-types 'none'", says: /Trusted Types/ },
}))
  test(`a page says why it cannot start where ${name}`, async () => {
    if (policy) frames['/guarded'] = guarded(policy);
    else frames['/guarded'] = readFileSync(file, 'utf8').replace("'use strict';", broken ? 'var 1;' : "'use strict';");
    const page = await open(browser, 'about:blank', { javaScriptEnabled: scripts });
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
  const page = await started(await open(browser, site.url + path));
  assert.ok((await settled(page)).person);
  await done(page);
});

test('says so when it cannot start or crashes', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => { delete window.WebAssembly; });
  await page.goto(site.url);
  await page.waitForSelector('#failed:not([hidden])');
  assert.match(await page.textContent('#failed strong'), /WebAssembly/);
  await context.close();

  frames['/damaged'] = readFileSync(file, 'utf8').replace(/(id="program"[^>]*>.{400000}).*?</, '$1<');
  const damaged = await open(browser, site.url + 'damaged');
  await damaged.waitForSelector('#failed:not([hidden])');
  assert.match(await damaged.textContent('#failed strong'), /The program in this page is damaged/);
  await damaged.context().close();

  const broken = await started(await open(browser, site.url));
  await broken.evaluate(() => { Module._eg_frame = null; eg.draw(); });
  await broken.waitForSelector('#failed:not([hidden])');
  assert.match(await broken.textContent('#failed pre'), /_eg_frame/);
  await broken.context().close();
});

test('a script of an extension or of the host may fail, and the game goes on', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
  await settled(page);
  await page.evaluate(() => {
    const script = name => new Function(`throw new Error("not ours")\n//# sourceURL=${name}`);
    const { origin } = location;
    for (const name of ['chrome-extension://abcdef/inject.js', origin + '/host.js', origin + '/a/b.js?c'])
      for (const run of [setTimeout, queueMicrotask, run => Promise.resolve().then(run)]) run(script(name));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.addEventListener('resize', script('moz-extension://abcdef/inject.js'), { once: true });
    Promise.reject('not an error');
    Promise.reject();
  });
  await page.setViewportSize({ width: 1200, height: 700 });   // their listener runs within our event
  await page.waitForFunction(() => canvas.width === 1200, null, { polling: 50 });
  await page.evaluate(() => new Promise(done => setTimeout(done)));
  assert.ok(await page.evaluate(() => document.getElementById('failed').hidden));
  await click(page, 'power:5');
  assert.equal((await settled(page)).step, 'muster');
  const told = page.troubles.filter(trouble => /not ours|not an error|undefined/.test(trouble));
  assert.ok(told.length >= 9 && told.length === page.troubles.length, page.troubles.join('\n'));
  await page.context().close();
});
