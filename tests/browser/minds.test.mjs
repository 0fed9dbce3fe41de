// Where bots think: in workers as long as a browser lends any, else on the page in slices. The moves
// are the same, and what was thought about a table that has changed is not played.

import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { file, launch, logs, long, open, serve, started, tests_of } from './harness.mjs';
import { click, press, rects, settled, state, text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
const frames = {};
before(async () => {
  site = await serve(frames);
  frames['/sandbox'] = `<!doctype html><body><iframe src="${site.other}?seats=Conde,Paje&length=6&pace=instant&seed=3&start=1" sandbox="allow-scripts" width="900" height="600"></iframe>`;
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

const bots = '?seats=Conde,Paje&length=6&pace=instant&seed=3&start=1';

// A page in which `refuse` has run before anything else did.
async function prepared(url, refuse) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(refuse);
  const page = await context.newPage();
  page.troubles = [];
  page.on('console', m => { if (['error', 'warning'].includes(m.type())) page.troubles.push(m.text()); });
  page.on('pageerror', e => page.troubles.push(String(e)));
  await page.goto(url);
  return started(page);
}

// A whole game among bots, and who thought.
async function game(url, refuse = () => { window.eg_patience = 1e9; }) {   // no worker is given up for being slow
  const page = await prepared(url, refuse);
  await page.waitForFunction(() => eg.state().over, null, { polling: 50 });
  const { scores } = await settled(page);
  const end = { scores, text: await text_version(page), answers: await page.evaluate(() => eg.answers) };
  assert.deepEqual(page.troubles, []);
  await page.context().close();
  return end;
}

test('a game is the same with workers, without, and when they break or say nothing', async () => {
  const first = await game(site.url + bots);
  assert.ok(first.answers.workers > 20, `${first.answers.workers} answers came from workers`);
  assert.equal(first.answers.page, 0);
  assert.ok(first.scores.some(score => score > 20), `scores ${first.scores}`);
  const others = {
    'no workers': () => { delete window.Worker; },
    'none may be made': () => { window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }; },
    'its script breaks': () => { const Real = Worker; window.Worker = class extends Real { constructor() { super(URL.createObjectURL(new Blob(['throw 1']))); } }; },
    'it says nothing': () => { const Real = Worker; window.Worker = class extends Real { constructor() { super(URL.createObjectURL(new Blob(['']))); } }; },
  };
  for (const [name, refuse] of Object.entries(others).filter(([name]) => long || /^(no workers|its script breaks)$/.test(name))) {
    const other = await game(site.url + bots, refuse);
    assert.deepEqual(other.scores, first.scores, name);
    assert.equal(other.text, first.text, name);
    assert.equal(other.answers.workers, 0, name);
    assert.equal(other.answers.page, first.answers.workers, name);
  }
});

test_long('on the page one slice waits at a time, however many thoughts there were', async () => {
  const count = () => {
    delete window.Worker;
    window.slices = { waiting: 0, most: 0, all: 0 };
    const later = setTimeout;
    window.setTimeout = (act, wait, ...rest) => {
      if (wait !== undefined) return later(act, wait, ...rest);   // slices alone name no time
      slices.all++;
      slices.most = Math.max(slices.most, ++slices.waiting);
      return later(() => { slices.waiting--; act(); });
    };
  };
  const page = await prepared(site.url + bots, count);
  await page.waitForFunction(() => eg.state().over && eg.rects().some(r => r.id === 'button:review'), null, { polling: 50 });
  await button(page, 'Review');   // two dozen one after the other
  await page.waitForFunction(() => /→/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  const { slices, thoughts } = await page.evaluate(() => ({ slices: window.slices, thoughts: eg.answers.page }));
  assert.ok(thoughts > 20 && slices.all >= thoughts, `${thoughts} thoughts in ${slices.all} slices`);
  assert.equal(slices.most, 1);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test_long('whose patience ends answers as far as he got, and a review then has no empty line', async () => {
  const hurry = () => {   // two seconds pass wherever a slice ends
    delete window.Worker;
    const later = setTimeout, now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => now() + ahead;
    window.setTimeout = (act, wait, ...rest) => wait === undefined ? later(() => { ahead += 2000; act(); }) : later(act, wait, ...rest);
  };
  const page = await prepared(site.url + '?seats=El%20Grande,Duque&length=6&pace=instant&seed=3&start=1', hurry);
  await page.waitForFunction(() => eg.state().over && eg.rects().some(r => r.id === 'button:review'), null, { polling: 50 });
  await button(page, 'Review');
  const told = () => page.evaluate(() => document.getElementById('text-version').innerText.split('\n').filter(line => line.includes('→') && !line.startsWith('Show ')));
  await page.waitForFunction(() => /→/.test(document.getElementById('text-version').innerText) && !/thinking|Weighing/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  for (const turn of await told()) assert.match(turn, /%\. .*El Grande/);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a worker that dies in the middle of a game is not missed', async () => {
  const deaf = () => {   // the third task is not heard
    const Real = Worker;
    let heard = 0;
    window.Worker = class extends Real { postMessage(data) { if (!data.bytes || ++heard < 3) super.postMessage(data); } };
  };
  const page = await prepared(site.url + bots, deaf);
  await page.waitForFunction(() => eg.answers.page > 3, null, { polling: 50 });
  assert.equal(await page.evaluate(() => eg.answers.workers), 2);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('workers think in a sandbox and for a page opened from disk', async () => {
  const page = await open(browser, site.url + 'sandbox');
  const inner = page.frames()[1] ?? await page.waitForEvent('frameattached');
  await started(inner);
  await inner.waitForFunction(() => eg.answers.workers > 5, null, { polling: 50 });
  assert.equal(await inner.evaluate(() => eg.answers.page), 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
  const disk = await started(await open(browser, pathToFileURL(file).href + bots));
  await disk.waitForFunction(() => eg.answers.workers > 5, null, { polling: 50 });
  assert.equal(await disk.evaluate(() => eg.answers.page), 0);
  await disk.context().close();
});

// Nobody thinks: who is asked, and who is told to stop, is written down.
const hold = () => addEventListener('load', () => {
  eg.asked = []; eg.forgotten = [];
  eg.ponder = ticket => eg.asked.push(ticket);
  eg.forget = ticket => eg.forgotten.push(ticket);
});

test('what was thought about a table that is gone is not played', async () => {
  const page = await prepared(`${site.url}?seats=Conde,person&length=6&pace=instant&seed=3&start=1`, hold);
  const asked = n => page.waitForFunction(n => eg.asked.length === n, n, { polling: 20 });
  const reply = (ticket, power) => page.evaluate(([ticket, power]) => {   // a click on that power card
    HEAPU8.set([2, power, 255, 0], Module._eg_mind_room(4));
    Module._eg_thought(ticket, 1000);
  }, [ticket, power]);
  if ((await state(page)).person) await click(page, 'power:7');
  await asked(1);
  const { answers } = await state(page);
  const old = await page.evaluate(() => eg.asked[0]);
  await click(page, 'icon:menu');
  await click(page, 'menu:new');
  assert.deepEqual(await page.evaluate(() => eg.forgotten), [old], 'who asks to leave is not overtaken');
  await click(page, 'button:stay');
  await asked(2);
  await reply(old, 9);
  assert.equal((await state(page)).answers, answers);
  await reply(old + 1, 9);
  assert.equal((await state(page)).answers, answers + 1);
  await reply(old + 1, 9);
  assert.equal((await state(page)).answers, answers + 1);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// What differs between two pictures of the page: the box around it, in CSS pixels.
const difference = (page, one, other) => page.evaluate(async pictures => {
  const [a, b] = await Promise.all(pictures.map(async base64 => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + base64;
    await image.decode();
    const paper = new OffscreenCanvas(innerWidth, innerHeight).getContext('2d');
    paper.drawImage(image, 0, 0);
    return new Uint32Array(paper.getImageData(0, 0, innerWidth, innerHeight).data.buffer);
  }));
  const x = [], y = [];
  a.forEach((pixel, i) => { if (pixel !== b[i]) x.push(i % innerWidth), y.push(Math.floor(i / innerWidth)); });
  const span = list => list.reduce((most, n) => Math.max(most, n), -1) - list.reduce((least, n) => Math.min(least, n), Infinity) + 1;
  return { width: x.length && span(x), height: y.length && span(y) };
}, [one, other].map(picture => picture.toString('base64')));

test_long('how far a long thought has come is shown by a bar that grows', async () => {
  const page = await prepared(`${site.url}?seats=Conde,person&length=6&pace=instant&seed=3&start=1`, hold);
  if ((await state(page)).person) await click(page, 'power:7');
  await page.waitForFunction(() => eg.asked.length === 1, null, { polling: 20 });
  await page.mouse.move(2, 2);
  await page.waitForTimeout(600);   // a thought is long from 400 ms on
  const shown = async share => {
    await page.evaluate(share => eg.again(Module._eg_thought(eg.asked[0], share)), share);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.screenshot();
  };
  const begun = await shown(200), half = await shown(500), more = await shown(600);
  await page.screenshot({ path: logs + 'thinking.png' });
  const grown = await difference(page, begun, half), a_little = await difference(page, half, more);
  assert.ok(grown.height > 0 && grown.height <= 6, `it is a bar: ${grown.height} px high`);
  assert.ok(Math.abs(grown.width - 3 * a_little.width) <= 4, `three times the share: ${grown.width} and ${a_little.width} px`);
  assert.ok(grown.width > 40, `${grown.width} px`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

// On a clock that goes on by a millisecond whenever it is read, a slice of eight reads it some ten
// times, on any machine. How long tasks take is printed by thinking.mjs.
test_long('on the page a thought gives way when its slice is over', async () => {
  const ticking = () => {
    delete window.Worker;
    window.reads = 0;
    let ahead = 0;
    performance.now = () => (reads++, ++ahead);
  };
  const page = await prepared(`${site.url}?seats=El%20Grande,Duque,Hidalgo&length=6&pace=instant&seed=5&start=1`, ticking);
  const slices = await page.evaluate(() => new Promise(done => {
    const think = Module._eg_mind_think, slices = [];
    Module._eg_mind_think = milliseconds => {
      const before = reads, share = think(milliseconds);
      slices.push({ reads: reads - before, share });
      if (slices.length === 300) done(slices);
      return share;
    };
  }));
  assert.ok(slices.some(slice => slice.share < 1000), 'a thought of several slices');
  assert.ok(slices.every(slice => slice.reads <= 12), `${Math.max(...slices.map(slice => slice.reads))} looks at the clock in one slice`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

const ideas = page => page.evaluate(() => [...document.querySelectorAll('#text-version div')].map(e => e.textContent).filter(t => t.startsWith('Chance')));
const button = (page, text) => page.evaluate(text => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === text).click(), text);

test('a hint tells three turns, shows one, and comes to rest', async () => {
  const page = await started(await open(browser, site.url + '?seats=person,random,random&pace=instant&seed=7&start=1'));
  await press(page, { seed: 4, until: now => now.round > 1 && now.step === 'take_card' });
  const { answers } = await state(page), thoughts = await page.evaluate(() => eg.answers.workers);
  await click(page, 'button:hint');
  await page.waitForFunction(() => eg.rects().some(r => r.id === 'hint:3'), null, { polling: 20 });
  assert.equal((await ideas(page)).length, 3);
  await click(page, 'hint:2');
  await page.screenshot({ path: logs + 'hint.png' });
  await page.waitForFunction(n => eg.answers.workers > n, thoughts, { polling: 50 });
  for (const idea of await ideas(page)) assert.match(idea, /^Chance \d+ %\. Take .* \(\d\)\..*After this round, against now: /);
  assert.equal((await state(page)).answers, answers, 'a hint is no answer');
  await settled(page);
  const drawn = async () => (await state(page)).frames;
  let frames = -1;   // its thought may outlast the answer that was waited for
  for (let tries = 0; tries < 10 && frames !== (frames = await drawn()); ++tries) await page.waitForTimeout(800);
  await page.waitForTimeout(1500);
  assert.equal(await drawn(), frames, 'frames drawn at rest');
  await click(page, 'hint:close');
  assert.deepEqual(await ideas(page), []);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test_long('a hint is for the one who asked, and says nothing of a Castillo that is to be remembered', async () => {
  const page = await started(await open(browser, site.url + '?seats=person,person&castillo=hidden&length=6&pace=instant&seed=7&start=1'));
  await press(page, { seed: 4, until: now => now.round > 1 && now.step === 'play_power' });
  await button(page, 'Hint');
  await page.waitForFunction(() => /Chance/.test(document.getElementById('text-version').innerText), null, { polling: 20 });
  for (const idea of await ideas(page)) assert.doesNotMatch(idea, /After this round:.*Castillo/);
  await page.evaluate(() => [...document.querySelectorAll('#text-version button')].find(b => b.textContent.startsWith('Power card')).click());
  const now = await settled(page);
  assert.equal(now.screen, 'curtain');
  assert.doesNotMatch(await text_version(page), /Chance|Hint/);
  await button(page, `I am ${now.name}: open the curtain`);
  await settled(page);
  assert.deepEqual(await ideas(page), []);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test_long('the review of one game is not shown for another that is loaded', async () => {
  const page = await started(await open(browser, site.url + '?seats=greedy,random&length=6&pace=instant&seed=9&start=1'));
  const menu = async entry => {
    await page.waitForFunction(() => eg.state().over && eg.rects().some(r => r.id === 'button:table'), null, { polling: 50 });
    await click(page, 'button:table');
    await settled(page);
    await click(page, 'icon:menu');
    await click(page, entry);
  };
  const reviewed = async () => {
    await button(page, 'Review');
    const all = await page.waitForFunction(() => {   // when nothing is thought about any more
      const text = document.getElementById('text-version').innerText;
      return /→/.test(text) && !/Weighing every turn|looks into the turns/.test(text) && text;
    }, null, { polling: 50 });
    const lines = (await all.jsonValue()).split('\n').filter(line => line.includes('→')).map(line => line.split('.')[0]);
    await click(page, 'button:close');
    await settled(page);
    return lines.join(', ');
  };
  await menu('menu:export');
  const code = await page.inputValue('#sheet textarea');
  await page.click('#sheet-close');
  const first = await reviewed();
  const { lines } = await state(page);
  await button(page, 'Play again');
  await page.waitForFunction(n => !eg.state().over || eg.state().lines !== n, lines, { polling: 20 });   // it may be over between two looks
  await menu('menu:close');
  const second = await reviewed();
  assert.notEqual(second, first);
  await click(page, 'icon:menu');
  await click(page, 'menu:import');
  await page.fill('#sheet textarea', code);
  await page.click('#sheet-do');
  await menu('menu:close');
  assert.equal(await reviewed(), first);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the review shows how the chances went, asks the strongest opponent, and leads to the moment', async () => {
  const page = await started(await open(browser, site.url + '?seats=greedy,random,Paje&length=6&pace=instant&seed=9&start=1'));
  await page.waitForFunction(() => eg.state().over && eg.rects().some(r => r.id === 'button:review'), null, { polling: 50 });
  await button(page, 'Review');
  await page.waitForFunction(() => {
    const text = document.getElementById('text-version').innerText;
    return /→/.test(text) && !/thinking|Weighing/.test(text);
  }, null, { polling: 50 });
  const text = await text_version(page);
  const turns = text.split('\n').filter(line => line.includes('→') && !line.startsWith('Show '));
  assert.ok(turns.length >= 5 && turns.length <= 8, `${turns.length} turns are told`);   // the moments, and what else swung it
  for (const turn of turns) assert.match(turn, /^Round \d, \S+: \d+ % → \d+ %\. .*El Grande/);
  const ends = text.split('\n').filter(line => line.startsWith('At the end'));
  assert.match(ends[0], /100 %|50 %/);
  await page.screenshot({ path: logs + 'review.png' });
  await click(page, (await rects(page)).find(r => r.id.startsWith('swing:')).id);
  const now = await settled(page);
  assert.equal(now.dialog, false);
  assert.equal(now.screen, 'table');
  assert.ok(now.moment > 0, 'the moment is shown');
  assert.ok((await text_version(page)).includes(`Round ${turns[0].match(/^Round (\d)/)[1]} of 6`), 'it is that of the turn');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
