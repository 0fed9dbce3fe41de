// Every scene: nothing is blank, cut off, hidden by something else, or too small for a finger. A scene logs what it
// draws, and flaws.mjs checks that. For the pixels, every scene is painted at one size and some at two more. The layout
// at all sizes is checked natively (tests/app/layout.test.mjs), and here with EG_LONG=1.

import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { done, file, launch, logs, long, open, serve, started, tests_of } from './harness.mjs';
import { flaws, meant } from './flaws.mjs';
import { few, names_at, sizes, some } from './sizes.mjs';
import { click, phone, rects, settled, state, text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const scene = (name, options) => open(browser, `${site.url}?scene=${name}`, options).then(started);
const frames = (page, n = 3) =>
  page.evaluate(
    n =>
      new Promise(function wait(done) {
        n-- ? requestAnimationFrame(() => wait(done)) : done();
      }),
    n
  );

// Shows another scene on an open page; returns what its frame has drawn.
async function show(page, name) {
  return page.evaluate(name => {
    window.eg_seen = true;
    eg.scene(name);   // draws at once; a canvas can be read until its frame ends
    const things = eg.drawn(), what = JSON.stringify(things);
    if (what !== window.shown?.what) {   // what looks like the scene before is not drawn
      const small = new OffscreenCanvas(64, 64).getContext('2d');
      small.drawImage(canvas, 0, 0, 64, 64);
      const seen = new Map();
      for (const pixel of new Uint32Array(small.getImageData(0, 0, 64, 64).data.buffer))
        seen.set(pixel, (seen.get(pixel) ?? 0) + 1);
      window.shown = { what, colours: seen.size, most: Math.max(...seen.values()) / 4096 };
    }
    window.eg_seen = false;
    return { things, width: innerWidth, height: innerHeight, colours: window.shown.colours, most: window.shown.most };
  }, name);
}

async function look(page, names, finger, what) {
  const found = [];
  for (const name of names) {
    const drawn = await show(page, name);
    const list = flaws(drawn, { finger }).filter(flaw => !meant(name, flaw));
    if (drawn.colours < 40 || drawn.most > 0.97)
      list.push(`is blank: ${drawn.colours} colours, one of them on ${Math.round(drawn.most * 100)} %`);
    if (list.length) await page.screenshot({ path: `${logs}scene-${name}-${what}.png` });
    found.push(...list.map(flaw => `${name}: ${flaw}`));
  }
  assert.deepEqual(found, []);
  await done(page);
}

for (const size of sizes) {
  const { width, height, finger } = size, every = long || width === 1280;
  const name = `${every ? 'every scene' : 'some scenes'} at ${width} x ${height}`;
  ([390, 844, 1280].includes(width) ? test : test_long)(name, async () => {
    const deviceScaleFactor = long ? 1 : 0.5;   // the same layout with a quarter of the pixels
    const page = await scene('menu', {
      viewport: { width, height },
      deviceScaleFactor,
      hasTouch: finger,
      isMobile: finger
    });
    const names = every ? names_at(size, await page.evaluate(() => eg.scenes())) : some;
    await look(page, names, finger, `${width}x${height}`);
  });
}

for (const [what, options] of [
  ['dark', { colorScheme: 'dark' }],
  ['in high contrast', { contrast: 'more' }],
  ['in high contrast and dark', { contrast: 'more', colorScheme: 'dark' }],
  ['at two pixels to one', { deviceScaleFactor: 2, viewport: { width: 1920, height: 1080 } }],
])
  (/^dark$|contrast$/.test(what) ? test : test_long)(`some scenes ${what}`, async () =>
    look(await scene('menu', options), options.deviceScaleFactor ? few : some, false, what)
  );

test_long('the action cards are visible while a power card is chosen, on the smallest screens too', async () => {
  for (const [width, height, hasTouch] of [[800, 500], [640, 400], [640, 400, true], [844, 390, true], [320, 200]]) {
    const page = await scene('power', { viewport: { width, height }, hasTouch, isMobile: hasTouch });
    const all = await page.evaluate(() => eg.targets());
    for (let n = 1; n <= 5; n++) {
      const card = all.find(s => s.id === `card:${n}`);
      assert.ok(
        card && card.x >= 0 && card.x + card.w <= width && card.y + card.h <= height,
        `card ${n} at ${width} x ${height}: ${JSON.stringify(card)}`
      );
    }
    await page.screenshot({ path: `${logs}power-${width}x${height}${hasTouch ? '-touch' : ''}.png` });
    await page.context().close();
  }
});

test('a shortened card is read whole by resting a finger on it', async () => {
  const page = await scene('power', phone);
  const words = () => page.evaluate(() => eg.drawn().filter(t => t.sort === 'words').map(t => t.name).join(' '));
  const card = await page.evaluate(() => eg.targets().find(s => s.id === 'card:5'));
  assert.doesNotMatch(await words(), /returns every round/);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: card.x + card.w / 2, y: card.y + card.h / 2 }]
  });
  await page.waitForFunction(() => eg.drawn().some(t => t.name === 'returns every round'), null, { polling: 50 });
  await page.screenshot({ path: logs + 'brief-card.png' });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => !eg.drawn().some(t => t.name === 'returns every round'), null, { polling: 50 });
  await done(page);
});

for (const [width, height, hasTouch] of [[1280, 800, false], [390, 844, true]])
  (hasTouch ? test_long : test)(`a cut card is read whole by ${hasTouch ? 'touch' : 'mouse'}`, async () => {
    const page = await scene('long-cards', { viewport: { width, height }, hasTouch, isMobile: hasTouch });
    const card = await page.evaluate(() => eg.targets().find(s => s.id === 'card:2'));
    const words = await page.evaluate(() => eg.drawn().filter(t => t.sort === 'words').map(t => t.name).join(' '));
    assert.match(words, /Move up to two caballeros of whomever you like .*…/);
    assert.match(
      words,
      /Unconstitutionalizationalis ?ticallynesses|Unconstitutional\S* \S*nesses/,
      'a title of one word is broken'
    );
    assert.doesNotMatch(words, /goes on as always/);
    const at = [card.x + card.w / 2, card.y + card.h / 2];
    if (hasTouch) {
      const touch = await page.context().newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: at[0], y: at[1] }] });
    } else await page.mouse.move(...at);
    await page.waitForFunction(
      () =>
        eg
          .drawn()
          .filter(t => t.sort === 'words')
          .map(t => t.name)
          .join(' ')
          .includes('for all else stays as it is today. house card'),
      null,
      { polling: 50 }
    );
    await page.screenshot({ path: `${logs}long-card-${width}.png` });
    const found = flaws({ things: await page.evaluate(() => eg.drawn()), width, height }, { finger: hasTouch }).filter(
      flaw => /leaves its card|leaves the screen/.test(flaw)
    );
    assert.deepEqual(found, []);
    await done(page);
  });

for (const width of [1280, 390])
  test_long(`both choices of a card have the card's own words (${width})`, async () => {
    const page = await scene('either', {
      viewport: { width, height: width === 390 ? 844 : 800 },
      hasTouch: width === 390,
      isMobile: width === 390
    });
    const words = await page.evaluate(() => eg.drawn().filter(t => t.sort === 'words').map(t => t.name));
    assert.ok(
      words.some(w => /^Move (all your own )?caballeros$/.test(w))
        && words.some(w => /^Place (up to 2 more )?anywhere$/.test(w)),
      words.join(' | ')
    );
    assert.ok(!words.some(w => /^Perform/.test(w)));
    const text = await text_version(page);
    assert.match(text, /\nMove all your own caballeros\nPlace up to 2 more anywhere\n/);
    assert.doesNotMatch(text, /Perform: /);
    await page.context().close();
  });

test_long('the card being carried out is shown as its player’s; a loss has a minus', async () => {
  const page = await scene('menu');
  const words = async name => (await show(page, name)).things.filter(t => t.sort === 'words').map(t => t.name);
  const signs = async () =>
    (await page.evaluate(() => eg.drawn())).filter(t => /^(plus|minus)$/.test(t.name)).map(t => t.name);
  for (const [name, header, row] of [
    ['loss-disc', 'Isabel to choose', 'to set the disc'],
    ['loss-sent', 'Isabel to choose', 'decides'],
    ['rival-scored', 'Tomás is playing', 'took card 1'],
  ]) {
    const all = await words(name);
    assert.ok(all.includes(header), `${name}: ${header}`);
    assert.ok(all.includes(row), `${name}: ${row}`);
    assert.ok(all.includes('acting: card 2') && !all.includes('acting: card 1'), name);
    if (name === 'loss-disc') continue;   // the disc lies in the cards' place
    const framed = (await page.evaluate(() => eg.drawn()))
      .filter(t => t.name === 'card carried out')
      .map(t => t.rect[0]);
    const second = (await page.evaluate(() => eg.targets())).find(s => s.id === 'card:2');
    assert.deepEqual(framed.map(x => Math.round(x / 10)), [Math.round(second.x)], name);
  }
  for (const [name, sign, count] of [['loss-disc', 'minus', 3], ['loss-sent', 'minus', 4], ['region', 'plus', 6]]) {
    await words(name);
    assert.deepEqual(await signs(), Array(count).fill(sign), name);
  }
  await done(page);
});

test_long('a card that may not be played says so once', async () => {
  const page = await scene('power-late');
  const legal = await page.evaluate(() => eg.legal());
  const card = (await page.evaluate(() => eg.targets())).find(
    s => s.id.startsWith('power:') && !legal.includes(s.id.replace(':', ' '))
  );
  assert.ok(card, 'one that somebody else has played');
  await page.mouse.click(card.x + card.w / 2, card.y + card.h / 2);
  await frames(page, 6);
  await page.screenshot({ path: logs + 'played-value.png' });
  const tips = (await page.evaluate(() => eg.drawn()))
    .filter(t => t.sort === 'words' && /already|has played/i.test(t.name))
    .map(t => t.name);
  assert.equal(tips.length, 1, tips.join(' | '));
  await done(page);
});

test_long('the review’s curve ends with the result', async () => {
  const page = await scene('review');
  assert.match(await text_version(page), /\n• At the end: [^\n]*100%|\nAt the end: [^\n]*100%/);
  await page.context().close();
});

test('a hidden name, a cut sentence and a control off the screen are found', () => {
  const all = [0, 0, 10000, 10000];
  const words = (name, ...rect) => ({ sort: 'words', name, rect, clip: all });
  const control = (name, ...rect) => ({ sort: 'control', name, rect, clip: all });
  const one = (...things) => flaws({ things, width: 1000, height: 1000 }, { finger: true });
  assert.equal(
    one(words('Granada', 100, 100, 500, 180), { sort: 'piece', name: 'king', rect: [300, 0, 500, 400], clip: all })
      .length,
    1
  );
  assert.equal(one(words('Granada', 100, 100, 500, 180), words('Sevilla', 400, 120, 800, 200)).length, 1);
  assert.equal(one(words('Castilla la Vi…', 100, 100, 500, 180)).length, 1);
  assert.equal(one(words('Thinking …', 100, 100, 500, 180)).length, 0);
  assert.equal(one(words('Granada', 9700, 100, 10100, 180)).length, 1);
  assert.equal(
    one({ sort: 'sheet', name: 'panel', rect: [0, 0, 300, 300], clip: all }, words('too long', 100, 100, 500, 180))
      .length,
    1
  );
  assert.equal(one(control('small', 100, 100, 300, 300)).length, 1);
  assert.equal(one(control('out', 9800, 100, 10400, 700)).length, 1);
  assert.equal(one(control('one', 100, 100, 700, 700), control('two', 600, 100, 1300, 700)).length, 1);
  assert.equal(one(control('one', 100, 100, 700, 700), control('two', 700, 100, 1300, 700)).length, 0);
});

test('a scene does not move, takes no answers, and leaves the saved game alone', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=5&start=1'));
  await settled(page);   // the bots have moved, and the game is saved
  const kept = await page.evaluate(() => eg.kept());
  await page.goto(site.url + '?scene=use');
  await started(page);
  await frames(page, 8);
  const before = await state(page);
  assert.equal(before.scene, 'use');
  assert.equal(before.step, 'use_card');
  await page.waitForTimeout(1200);
  assert.equal((await state(page)).frames, before.frames, 'frames drawn in a scene at rest');
  await click(page, (await rects(page)).find(r => r.id.startsWith('place:')).id);
  await page.evaluate(() => document.querySelector('#text-version button').click());
  await frames(page);
  assert.equal((await state(page)).answers, before.answers);
  assert.equal(await page.evaluate(() => eg.kept()), kept);
  await done(page);
});

test('opens a scene from a file, and says so if there is none of that name', async () => {
  const page = await started(await open(browser, pathToFileURL(file).href + '?scene=scoring'));
  assert.equal((await state(page)).scene, 'scoring');
  assert.match(await text_version(page), /Scoring|is playing/);
  await page.goto(site.url + '?scene=nowhere');
  await started(page);
  await frames(page);
  const now = await state(page);
  assert.equal(now.screen, 'first');
  assert.equal(now.dialog, true);
  await click(page, 'button:well');
  assert.equal((await state(page)).dialog, false);
  await done(page);
});
