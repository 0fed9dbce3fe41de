// Several people at one device: whatever is secret stays behind a curtain until its player opens it,
// in the picture, in the text version, and in what the tests may ask.

import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { launch, logs, open, serve, started } from './harness.mjs';
import { click, legal, mirror, play, press, rects, settled, state } from './play.mjs';

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const two = '?seats=person,person&seed=21&length=6&pace=instant&start=1';

async function nothing_but_passing(page) {
  const { name } = await state(page);
  assert.equal(await mirror(page), `Pass the device to ${name}\nI am ${name}: open the curtain`);
  assert.deepEqual(await legal(page), []);
  assert.deepEqual((await rects(page)).map(r => r.id), ['button:open']);
  assert.equal((await state(page)).step, '');
  assert.equal(await page.evaluate(() => document.getElementById('news').textContent), `Pass the device to ${name}`);
}

test('hands: at the curtain there is nothing but the passing of the device', async () => {
  const page = await started(await open(browser, site.url + two));
  let now = await settled(page);
  assert.equal(now.screen, 'curtain');
  await nothing_but_passing(page);
  const shut = await page.screenshot({ path: logs + 'curtain.png' });
  await page.keyboard.press('l');          // keys open nothing either
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  assert.deepEqual(await page.screenshot(), shut);
  await click(page, 'button:open');
  now = await settled(page);
  assert.equal(now.step, 'play_power');
  assert.equal((await legal(page)).length, 13);
  await page.screenshot({ path: logs + 'curtain-open.png' });
  await click(page, 'power:3');
  assert.equal((await settled(page)).screen, 'curtain');
  await nothing_but_passing(page);
  assert.notEqual((await state(page)).name, now.name);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// Plays until the first of two sets his disc, lets it be one region or another, and shows what the next finds.
async function dialled(which) {
  const page = await started(await open(browser, site.url + two));
  const both = async now => now.step === 'dial' && /The Castillo, worth.*Isabel \d.*Tomás \d/.test(await mirror(page)) && !/secret disc\.\s*$/.test(await mirror(page));
  await press(page, { seed: 4, until: both });
  const choices = await legal(page);
  const before = (await state(page)).asked;
  await click(page, 'place:' + choices[which % choices.length]);
  const now = await settled(page);
  const seen = { screen: now.screen, asked: now.asked, text: await mirror(page), rects: await rects(page), picture: await page.screenshot({ path: `${logs}dialled-${which}.png` }) };
  assert.deepEqual(page.troubles, []);
  await page.context().close();
  return { seen, before, dialled: choices[which % choices.length] };
}

test('discs: whatever was dialled, the next player finds the same screen', async () => {
  const one = await dialled(0), other = await dialled(3);
  assert.notEqual(one.dialled, other.dialled);
  assert.notEqual(one.seen.asked, one.before, 'the other player dials next');
  assert.equal(one.seen.screen, 'curtain');
  assert.deepEqual(one.seen, other.seen);
});

test('one person among bots never meets a curtain', async () => {
  const page = await started(await open(browser, site.url + '?seats=person,random&seed=4&length=6&pace=instant&start=1'));
  await play(page, { seed: 9, until: now => { assert.notEqual(now.screen, 'curtain'); return now.round > 3; } });
  await page.context().close();
});
