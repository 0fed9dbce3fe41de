// Sounds: none before the first press, none when they are off or inside another page, otherwise those of the events.
// Each sound is rendered offline and checked.

import assert from 'node:assert/strict';
import { done, launch, open, serve, started, tests_of } from './harness.mjs';
import { click, press, settled, shows, state } from './play.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser, site;
const frames = {};
before(async () => {
  site = await serve(frames);
  const game = `${site.url}?pace=fast&start=1&seats=person,random&seed=5`;
  frames['/frame'] = `<!doctype html><iframe src="${game}" width="1000" height="700"></iframe>`;
  frames['/asking'] = `<!doctype html><iframe src="${game}&sound=1" width="1000" height="700"></iframe>`;
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

const [wood, king, card, ratchet, tumble, note, call] = [0, 1, 2, 3, 4, 5, 6];
const heard = page => page.evaluate(() => eg.heard);

test('there is no sound before the first press, and then those of the events', async () => {
  const page = await started(await open(browser, site.url + '?pace=fast&seed=5&start=1&seats=random,random,person'));
  await settled(page);
  assert.ok((await state(page)).answers > 0, 'the others have played');
  assert.deepEqual(await heard(page), []);
  await click(page, 'power:13');
  await page.waitForFunction(card => eg.heard.includes(card), card, { polling: 50 });
  const all_kinds = async () => {
    const all = await heard(page);
    return [wood, card, note, call].every(kind => all.includes(kind));
  };
  await press(page, { seed: 4, until: async now => now.round > 3 || await all_kinds() });
  const all = await heard(page);
  for (const kind of [wood, card, note, call]) assert.ok(all.includes(kind), `${kind} in ${all}`);
  await done(page);
});

test('sounds can be switched off, and stay off', async () => {
  const page = await started(await open(browser, site.url + '?pace=fast&seed=5&start=1&seats=person,random'));
  await settled(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:settings');
  await click(page, 'setting:sound:0');
  await click(page, 'button:close');
  await page.evaluate(() => { eg.heard = []; });
  await click(page, 'power:13');
  await press(page, { seed: 4, until: now => now.round > 1 });
  assert.deepEqual(await heard(page), []);
  assert.match(await page.evaluate(() => eg_storage.load('settings')), /sound=off/);
  await done(page);
});

for (const [path, loud] of [['frame', false], ['asking', true]])
  test(`inside another page it ${loud ? 'can be heard if that page asks for it' : 'is silent'}`, async () => {
    const page = await open(browser, site.url + path);
    const frame = await started(await (await page.waitForSelector('iframe')).contentFrame());
    await shows(frame, 'power:13');
    const at = (await frame.evaluate(() => eg.rects())).find(r => r.id === 'power:13'),
      box = await (await page.$('iframe')).boundingBox();
    const { answers } = await frame.evaluate(() => eg.state());   // the other player may have begun
    // the first press starts the audio
    for (let i = 0; i < 2; i++) await page.mouse.click(box.x + at.x + at.w / 2, box.y + at.y + at.h / 2);
    await frame.waitForFunction(n => eg.state().answers > n && !eg.state().busy, answers, { polling: 50 });
    assert.equal((await frame.evaluate(() => eg.heard)).length > 0, loud);
    await page.context().close();
  });

test('each sound begins and ends, and none is clipped', async () => {
  const page = await started(await open(browser, site.url));
  const peaks = await page.evaluate(async kinds => {
    const all = [];
    for (const kind of kinds) {
      const paper = new OfflineAudioContext(1, 44100 * 2, 44100);
      eg.sound_of(paper, paper.destination, kind, 3, 0.01);
      const data = (await paper.startRendering()).getChannelData(0);
      const peak = part => part.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
      all.push([peak(data), peak(data.subarray(66150))]);
    }
    return all;
  }, [wood, king, card, ratchet, tumble, note, call]);
  for (const [loudest, late] of peaks) {
    assert.ok(loudest > 0.02 && loudest < 1, `${loudest}`);
    assert.ok(late < 0.001, `${late}`);
  }
  await done(page);
});

// The samples of sounds rendered offline: lists of [kind, n, seconds].
const rendered = (page, sounds) => page.evaluate(async sounds => {
  const paper = new OfflineAudioContext(1, 44100 * 2, 44100), out = eg.sound_outlet(paper);
  out.gain.value = 0.7;   // as loud as it gets
  for (const [kind, n, at] of sounds) eg.sound_of(paper, out, kind, n, at);
  return [...(await paper.startRendering()).getChannelData(0)];
}, sounds);
const peak = data => data.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

test('many sounds at once are not cut off, and none begins or ends with a click', async () => {
  const page = await started(await open(browser, site.url));
  const crowd = [[note, 1, 0.1], [note, 2, 0.1], [note, 3, 0.1], [note, 3, 0.1], [king, 1, 0.1], [wood, 5, 0.1]];
  const loudest = peak(await rendered(page, crowd));
  assert.ok(loudest > 0.5 && loudest < 0.99, `${loudest}`);
  for (const kind of [wood, king, card, ratchet, tumble, note, call]) {
    const data = await rendered(page, [[kind, 1, 0.1]]), most = peak(data);
    const sounding = data.map((x, i) => Math.abs(x) > 0.002 ? i : -1).filter(i => i >= 0);
    const edges = [sounding[0], sounding.at(-1)].map(i => Math.abs(data[i] - data[i - 1]));
    assert.ok(Math.max(...edges) < 0.1 * most, `${kind} jumps by ${edges} of ${most}`);
  }
  await done(page);
});

test('a scoring rises from the last rank to the first', async () => {
  const page = await started(await open(browser, site.url));
  const pitch = async rank => {
    const data = await rendered(page, [[note, rank, 0]]), part = data.slice(15000, 20000);   // its octave has faded
    return part.filter((x, i) => i > 0 && x >= 0 && part[i - 1] < 0).length * 44100 / part.length;
  };
  const pitches = [];
  for (const rank of [3, 2, 1]) pitches.push(await pitch(rank));
  assert.ok(pitches[0] < pitches[1] - 20 && pitches[1] < pitches[2] - 20, `${pitches}`);
  await done(page);
});
