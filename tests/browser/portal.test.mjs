// The archives for portals with a script of their own: what a made-up script of each is told, and when the game waits.

import assert from 'node:assert/strict';
import { done, inner_frame, launch, open, started, tests_of } from './harness.mjs';
import { archive, read, serve_site } from './site.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// The scripts write down what they are told. A break begins at once, and ends when the test says so.
const note = 'window.told = []; const note = word => () => { told.push(word); };';
const paused = '() => { told.push("break"); return new Promise(ends => { window.end_break = ends; }); }';
const scripts = {
  crazygames: `${note} const paused = ${paused}; window.CrazyGames = { SDK: { environment: 'crazygames',
    init: async () => told.push('init'),
    game: { loadingStop: note('loaded'), gameplayStart: note('playing'), gameplayStop: note('resting') },
    ad: { requestAd: (kind, { adFinished }) => paused().then(adFinished) } } };`,
  poki: `${note} window.PokiSDK = { init: async () => told.push('init'), gameLoadingFinished: note('loaded'),
    gameplayStart: note('playing'), gameplayStop: note('resting'), commercialBreak: ${paused} };`,
};

// The page of an archive, with bots that play at once, and with this in place of the portal's script; null: it does not
// load.
async function portal_page(t, name, script) {
  const site = await serve_site({ header: null });
  t.after(site.close);
  Object.assign(site.changed, archive(`el-grande-${name}.zip`));
  const around = site.changed['index.html'].toString();
  site.changed['index.html'] = around.replace('?sound=1', '$&&seats=random,random&pace=instant&start=1&seed=3');
  const page = await open(browser, 'about:blank');
  await page.context().route(/^https:/, route => script === null ? route.abort() : route.fulfill({ body: script }));
  await page.goto(site.url);
  return page;
}
const press = (game, key) => game.waitForFunction(key => {
  const button = [...document.querySelectorAll('#text-version button')].find(b => b.key === key);
  button?.click();
  return button;
}, key);

for (const [name, script] of Object.entries(scripts)) {
  test(`${name} is told what happens, and its break stops the game`, async t => {
    const files = archive(`el-grande-${name}.zip`);
    assert.deepEqual(Object.keys(files), ['index.html', 'portal.js', 'el-grande.html']);
    assert.ok(files['el-grande.html'].equals(read('el-grande.html')), 'the same bytes as everywhere');
    const page = await portal_page(t, name, script), game = await started(await inner_frame(page));
    const hears = words => page.waitForFunction(words => String(told) === words, words);
    const first = 'init,loaded,playing,resting';
    await hears(first);
    await press(game, 'button:again');
    await hears(first + ',break');
    await game.waitForFunction(() => eg.paused && eg.state().screen === 'table');
    await page.mouse.click(600, 400);   // a press in the game does not end the break
    await page.keyboard.press('Space');
    const before = await game.evaluate(() => eg.state().answers);
    await page.waitForTimeout(300);
    assert.equal(await game.evaluate(() => eg.state().answers), before);
    await page.evaluate(() => end_break());
    await hears(first + ',break,playing,resting');
    assert.equal(await game.evaluate(() => eg.paused), false);
    await done(page);
  });

  test(`without the script of ${name}, or when it fails, the game is played`, async t => {
    for (const broken of [null, 'throw 1;', script.replace("async () => told.push('init')", 'async () => { throw 2; }'),
      script.replaceAll("note('", "nothing('")]) {
      const page = await portal_page(t, name, broken), game = await started(await inner_frame(page));
      await press(game, 'button:again');
      await press(game, 'button:again');
      await page.context().close();
    }
  });
}
