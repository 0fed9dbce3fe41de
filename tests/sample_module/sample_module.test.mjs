// The sample module on the page: it can be chosen, is drawn, described, reached by keys and in the text version,
// although no file of the page names it.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, tests_of } from '../browser/harness.mjs';
import { chooses, click, enter, legal, pick, play, press, rects, region, says, settled, state,
  target } from '../browser/play.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const sizes = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
};
const game = '?edition=guest&seats=person,greedy,greedy&seed=3&length=6&pace=instant&start=1';
// Plays on until ships sail.
async function to_sea(page) {
  for (let i = 0; i < 200; i++) {
    await settled(page);
    const texts = await legal(page);
    if (texts.includes('HAR')) return;
    const text = ['card 1', 'card 5', 'act'].find(t => texts.includes(t)) ?? texts.at(-1);
    const there = (await rects(page)).map(r => r.id);
    await click(page, target(text).find(id => there.includes(id)));
  }
  throw new Error('no ship has sailed');
}
const said = page => page.evaluate(() => document.getElementById('text-version').innerText);

test('it is one of the rules to choose', async () => {
  const page = await started(await open(browser, site.url + '?seed=3'));
  assert.match(await said(page), /The Guest/);
  await pick(page, 'New game …');
  await says(page, 'Who plays');
  await pick(page, 'The Guest');
  await chooses(page, 'The Guest');
  await pick(page, 'Start the game');
  await page.waitForFunction(() => eg.state().screen === 'table');
  await settled(page);
  assert.match(await region(page, 'Mallorca'), /^Mallorca; 4, 2, 1; .*White 2/);
  assert.match(await said(page), /Send up to 2 caballeros from your court to Palma/);
  await done(page);
});

for (const [name, size] of Object.entries(sizes))
  test(`its places lie on the board and are chosen there (${name})`, async () => {
    const page = await started(await open(browser, site.url + game, size));
    await to_sea(page);
    const targets = (await page.evaluate(() => eg.targets())).filter(s => s.id.startsWith('place:'));
    assert.equal(targets.length, 12);
    for (const one of targets)
      for (const other of targets)
        assert.ok(
          one === other || Math.abs(one.x - other.x) > 3 || Math.abs(one.y - other.y) > 3,
          `${one.id} lies apart from ${other.id}`
        );
    await page.screenshot({ path: `${logs}sample-module-${name}.png` });
    const { answers } = await state(page);
    await click(page, 'place:HAR');
    await settled(page);
    assert.equal((await state(page)).answers, answers + 1);
    assert.match(await region(page, 'Palma'), /Isabel 1/);
    await done(page);
  });

test('its tokens are drawn with its own pictures, and told', async () => {
  const page = await started(await open(browser, site.url + '?scene=sample-at-sea', sizes.desk));
  const pictures = () =>
    page.evaluate(() => eg.drawn().filter(thing => thing.sort === 'piece').map(thing => thing.name));
  assert.ok((await pictures()).includes('sample_module/caravel'));
  assert.match(await said(page), /Elsewhere on the map: the caravel is here/);
  await page.evaluate(() => eg.scene('sample-harbour'));
  assert.ok((await pictures()).includes('sample_module/astrolabe'));
  assert.match(await region(page, 'Palma'), /the caravel is here/);
  assert.match(await said(page), /has the astrolabe/);
  await done(page);
});

test('it is walked by keys, and its event is told', async () => {
  const page = await started(await open(browser, site.url + game));
  await press(page, { seed: 5, until: now => now.step === 'call_in_favour' });
  assert.match(await said(page), /Your favours, Isabel/);
  const worth = (await said(page)).match(/One is worth (\d) caballero/)[1];
  await enter(page, `number:${worth}`);
  await page.waitForFunction(() => eg.state().step !== 'call_in_favour');
  await settled(page);
  assert.match(await said(page), new RegExp(`Isabel calls in a favour worth ${worth} caballero`));
  await to_sea(page);
  const { answers } = await state(page);
  await enter(page, 'place:HAR');
  await page.waitForFunction(n => eg.state().answers > n, answers);
  await done(page);
});

test('a game of it is played with the mouse, kept, and played to its end in the text version', async () => {
  const page = await started(await open(browser, site.url + game));
  await play(page, { seed: 11, until: now => now.round >= 3 });
  const before = await state(page);
  await page.goto(site.url + '?pace=instant');
  await started(page);
  await click(page, 'button:resume');
  assert.equal((await settled(page)).answers, before.answers);
  await press(page, { seed: 11 });
  assert.ok((await state(page)).over);
  assert.ok((await rects(page)).length > 0);
  await done(page);
});
