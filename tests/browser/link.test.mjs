// A game in a link: whoever opens it sees that game, and what is kept here is not lost without a question.

import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { launch, open, serve, started } from './harness.mjs';
import { click, legal, press, rects, settled, state, text_version } from './play.mjs';

let browser, site, link, there;
before(async () => {
  site = await serve();
  browser = await launch();
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random,person&start=1'));
  await press(page, { seed: 2, until: now => now.round > 1 && now.step === 'play_power' && now.screen !== 'curtain' });
  there = { ...await state(page), legal: await legal(page) };
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  link = await page.inputValue('#sheet textarea');
  assert.match(await page.innerText('#sheet p'), /every hand, every disc and all names/);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
after(async () => { await browser.close(); site.close(); });

const same = (now, as) => { for (const what of ['round', 'step', 'scores', 'answers', 'asked']) assert.deepEqual(now[what], as[what], what); };

test('a link opens as that game, behind the curtain of whoever is asked, and is taken up once', async () => {
  assert.match(link, /\?pace=instant&seed=6&seats=person,random,person&start=1#EG1\.[\w-]+$/);
  const page = await started(await open(browser, link));
  assert.equal((await settled(page)).screen, 'curtain');
  assert.equal(await page.evaluate(() => location.hash), '');
  await click(page, 'button:open');
  same(await settled(page), there);
  assert.deepEqual(await legal(page), there.legal);
  assert.match(await text_version(page), /Isabel/);
  await press(page, { seed: 4, until: now => now.answers > there.answers + 3 });
  const later = await state(page);
  await page.goto(site.url);
  await started(page);
  await click(page, 'button:resume');
  assert.equal((await settled(page)).answers, later.answers, 'it goes on as a game of this device');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a link that is opened beside an unfinished game asks, also in a page that is open already', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=9&seats=person,random&start=1'));
  await press(page, { seed: 3, until: now => now.round > 1 });
  const mine = await state(page);
  await page.evaluate(hash => { location.hash = hash; }, link.split('#')[1]);
  await page.waitForFunction(() => eg.rects().some(r => r.id === 'button:replace'), null, { polling: 50 });
  await click(page, 'button:stay');
  same(await settled(page), mine);
  await page.evaluate(hash => { location.hash = hash; }, link.split('#')[1]);
  await page.waitForFunction(() => eg.rects().some(r => r.id === 'button:replace'), null, { polling: 50 });
  await click(page, 'button:replace');
  await settled(page);
  await click(page, 'button:open');
  same(await settled(page), there);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a link of an earlier moment goes no further; one that was cut short says so and changes nothing', async () => {
  const page = await started(await open(browser, link));
  await settled(page);
  await click(page, 'button:open');
  await settled(page);
  await page.keyboard.press('Home');
  await page.waitForFunction(() => eg.state().moment === 0, null, { polling: 50 });
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  const earlier = await page.inputValue('#sheet textarea');
  await page.click('#sheet-close');
  assert.ok(earlier.length <= link.length && earlier !== link);
  await page.evaluate(hash => { location.hash = hash; }, link.split('#')[1].slice(0, -9));
  await page.waitForFunction(() => eg.rects().some(r => r.id === 'button:well'), null, { polling: 50 });
  assert.match(await text_version(page), /cut short/);
  await click(page, 'button:well');
  assert.ok((await rects(page)).length > 3);
  await page.goto('about:blank');
  await page.goto(earlier);
  await started(page);
  await page.waitForFunction(() => eg.rects().some(r => r.id === 'button:replace'), null, { polling: 50 });
  await click(page, 'button:replace');
  assert.ok((await settled(page)).answers < there.answers);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
