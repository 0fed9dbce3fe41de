// The element <el-grande>, and the page that shows it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { covered, heard, uncovered } from './cover.mjs';
import { done, drawn, inner_frame, launch, open, serve, started, tests_of } from './harness.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser, site;
const frames = {};
before(async () => {
  site = await serve(frames);
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const script = name => answer => {
  answer.setHeader('content-type', 'text/javascript');
  answer.end(readFileSync(web + name));
};

test('the element loads the game when it is tapped, and passes on what it is told', async () => {
  frames['/el-grande.js'] = script('el-grande.js');
  frames['/lazy'] = `<!doctype html><html lang="en"><body style="color-scheme:dark">
    <script src="/el-grande.js"></script>
    <el-grande src="${site.other}" players="3" level="2" seed="7" pace="instant" load="tap"></el-grande>
    <script>heard = []; game = document.querySelector('el-grande');
    for (const type of ['hello', 'size', 'turn', 'save', 'over'])
      game.addEventListener('eg:' + type, ({ detail }) => heard.push(detail));</script>`;
  const page = await open(browser, site.url + 'lazy');
  await page.waitForTimeout(500);
  assert.equal(page.frames().length, 1);
  assert.equal(await page.getAttribute('el-grande a', 'href'),
    site.other + '?players=3&level=2&seed=7&pace=instant&lang=en');
  assert.equal(await page.getAttribute('el-grande p', 'class'), 'dark');
  await page.click('el-grande button');
  const inner = await inner_frame(page).then(started);
  assert.match(inner.url(), /players=3&level=2&seed=7&pace=instant&lang=en&embed=1&theme=dark$/);
  await uncovered(inner);                                  // one tap is enough
  assert.equal(await inner.evaluate(() => document.activeElement.id), 'canvas');
  assert.match(await inner.evaluate(() => document.getElementById('text-version').innerText), /You and 2 bots/);
  await page.keyboard.press('Escape');
  await inner.waitForFunction(() => document.body.classList.contains('covered'));
  assert.deepEqual((await heard(page, 'eg:hello')).map(m => m.heard), [false, true]);
  assert.equal(await inner.evaluate(() => eg.prefers('(prefers-color-scheme: dark)')), true);
  await page.evaluate(() => game.setAttribute('theme', 'light'));
  await inner.waitForFunction(() => !eg.prefers('(prefers-color-scheme: dark)'));
  await page.evaluate(() => game.remove());                // and it can go, and come back
  await page.evaluate(() => { document.body.append(game); });
  assert.equal(await page.locator('el-grande button').count(), 1);
  await done(page);
});

test('the demonstration page shows the game when the reader comes near, in light and dark', async () => {
  frames['/embed.html'] = readFileSync(web + 'embed.html', 'utf8')
    .replace('<el-grande ', `<el-grande src="${site.other}" seed="7" pace="instant" `);
  frames['/el-grande.js'] = script('el-grande.js');
  for (const colorScheme of ['light', 'dark']) {
    const page = await open(browser, site.url + 'embed.html', { colorScheme });
    const inner = await inner_frame(page).then(started);
    assert.equal(await covered(inner), true);
    assert.equal(await page.locator('el-grande button').count(), 0);   // the game's own cover is there now
    await drawn(page, `embed-${colorScheme}`);
    const dark = () => inner.evaluate(() => document.getElementById('cover').classList.contains('dark'));
    assert.equal(await dark(), colorScheme === 'dark');
    await page.click('#theme');
    await inner.waitForFunction(was => document.getElementById('cover').classList.contains('dark') !== was,
      colorScheme === 'dark');
    await inner.click('#tap');
    await uncovered(inner);
    await inner.evaluate(() => eg.type(-1, ''));
    assert.equal(await page.textContent('#table'), 'No game yet.');
    await done(page);
  }
});

test('what is copied from the demonstration page shows the game', async () => {
  const page = await open(browser, site.url + 'embed.html');
  const snippet = await page.textContent('#snippet');
  frames['/copied'] = snippet.replace('https://HOST/el-grande.html', site.other);
  await page.goto(site.url + 'copied');
  const inner = await inner_frame(page).then(started);
  assert.equal(await covered(inner), true);
  assert.match(inner.url(), /\?embed=1&players=4$/);
  await done(page);
});
