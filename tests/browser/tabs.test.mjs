// Two tabs: a game is played in one, the other looks on and can take it over. Neither overwrites what the other saves.

import assert from 'node:assert/strict';
import { done, launch, open, serve, started, tests_of } from './harness.mjs';
import { click, pick, rects, settled, state, text_version } from './play.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const becomes = (page, test, with_what) => page.waitForFunction(test, with_what, { polling: 50 });
const shows = (page, id) => becomes(page, id => eg.rects().some(r => r.id === id), id);

test('a game is played in one tab; the other looks on, follows, and takes it over', async () => {
  const one = await started(await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&start=1'));
  await settled(one);
  await pick(one, 'Power card 9');
  await settled(one);
  const other = await one.context().newPage();
  await other.goto(site.url + '?pace=instant');
  await started(other);
  await click(other, 'button:resume');
  await shows(other, 'button:take_over');
  await click(other, 'button:stay');
  const { answers } = await state(other);
  assert.equal(await other.evaluate(() => eg.legal().length), 0, 'it is only looked at');
  await one.bringToFront();
  const [choice] = (await one.evaluate(() => eg.legal())).filter(text => text !== 'done');
  await one.evaluate(choice => {
    [...document.querySelectorAll('#text-version button')].find(b => b.key === `do ${choice}`).click();
  }, choice);
  await becomes(other, n => eg.state().answers > n, answers);
  const kept = await one.evaluate(() => eg.kept());
  await other.bringToFront();
  await shows(other, 'button:take_over');
  await click(other, 'button:take_over');
  await becomes(other, () => eg.legal().length > 0);
  assert.equal(await other.evaluate(() => eg.kept()), kept);
  await becomes(one, () => eg.state().dialog && eg.legal().length === 0);
  assert.match(await text_version(one), /Another tab is playing this game/);
  await other.close();
  await done(one);
});

test('settings, results and games of two tabs do not overwrite each other', async () => {
  const one = await started(await open(browser, site.url + '?pace=instant&seed=8&seats=person,random&start=1'));
  await settled(one);
  await pick(one, 'Power card 9');
  const other = await one.context().newPage();
  await other.goto(site.url + '?pace=instant&seed=9&seats=person,random');
  await started(other);
  await click(other, 'button:play');
  await settled(other);
  await pick(other, 'Power card 9');
  await settled(other);
  assert.equal(await one.evaluate(() => eg.store.keys('game.').length), 2);
  await one.evaluate(() => eg.store.save('settings', 'pace=calm sound=off'));
  await becomes(other, () => eg.store.load('settings') === 'pace=calm sound=off');
  await one.evaluate(() => eg.store.save('results', '1\tdecennial\t4\tCaballero\t98\t91\n'));
  await becomes(other, () => eg.store.load('results') !== '');
  await click(other, 'icon:menu');
  await click(other, 'menu:games');
  await becomes(other, () => document.getElementById('text-version').innerText.includes('Open in another tab'));
  assert.ok((await rects(other)).some(r => r.id.startsWith('game:2:')), 'the other tab’s game can be taken over');
  await other.close();
  await done(one);
});
