// Tasks of the bots run in workers, or on the page in slices where a browser allows none. The moves are the same, and
// what was found for a table that has changed is not played.

import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { done, file, host_of, inner_frame, launch, logs, long, open, serve, started, tests_of } from './harness.mjs';
import { click, pick, says, settled, state, text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

const bots = '?seats=Conde,Paje&length=6&pace=instant&seed=3&start=1';
let browser, site;
const frames = {};
before(async () => {
  site = await serve(frames);
  frames['/sandbox'] = host_of(`src="${site.other}${bots}" sandbox="allow-scripts"`);
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

// Opens a page in which `refuse` runs before everything else.
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

// A whole game among bots, and where their tasks ran.
async function game(url, refuse = () => { window.eg_worker_timeout = 1e9; }) {   // no worker times out
  const page = await prepared(url, refuse);
  await page.waitForFunction(() => eg.state().over, null, { polling: 50 });
  const { scores } = await settled(page);
  const end = { scores, text: await text_version(page), answers: await page.evaluate(() => eg.answers) };
  await done(page);
  return end;
}

test('a game is the same with workers, without, and when they fail or hang', async () => {
  const first = await game(site.url + bots);
  assert.ok(first.answers.workers > 20, `${first.answers.workers} answers came from workers`);
  assert.equal(first.answers.page, 0);
  assert.ok(first.scores.some(score => score > 20), `scores ${first.scores}`);
  const others = {
    'no workers': () => { delete window.Worker; },
    'none may be made': () => {
      window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } };
    },
    'its script breaks': () => {
      const Real = Worker, script = URL.createObjectURL(new Blob(['throw 1']));
      window.Worker = class extends Real { constructor() { super(script); } };
    },
    'it says nothing': () => {
      const Real = Worker, script = URL.createObjectURL(new Blob(['']));
      window.Worker = class extends Real { constructor() { super(script); } };
    },
  };
  for (const [name, refuse] of Object.entries(others)) {
    if (!long && !['no workers', 'its script breaks'].includes(name)) continue;
    const other = await game(site.url + bots, refuse);
    assert.deepEqual(other.scores, first.scores, name);
    assert.equal(other.text, first.text, name);
    assert.equal(other.answers.workers, 0, name);
    assert.equal(other.answers.page, first.answers.workers, name);
  }
});

test_long('on the page only one slice waits at a time, however many tasks there were', async () => {
  const count = () => {
    delete window.Worker;
    window.slices = { waiting: 0, most: 0, all: 0 };
    const later = setTimeout;
    window.setTimeout = (act, wait, ...rest) => {
      if (wait !== undefined) return later(act, wait, ...rest);   // only slices give no time
      slices.all++;
      slices.most = Math.max(slices.most, ++slices.waiting);
      return later(() => { slices.waiting--; act(); });
    };
  };
  const page = await prepared(site.url + bots, count);
  await page.waitForFunction(() => eg.state().over && eg.rects().some(r => r.id === 'button:review'), null, {
    polling: 50
  });
  await pick(page, 'Review');   // two dozen tasks
  await says(page, /→/);
  const { slices, thoughts } = await page.evaluate(() => ({ slices: window.slices, thoughts: eg.answers.page }));
  assert.ok(thoughts > 20 && slices.all >= thoughts, `${thoughts} tasks in ${slices.all} slices`);
  assert.equal(slices.most, 1);
  await done(page);
});

test_long('a task that runs out of time gives its best answer so far, and the review has no empty line', async () => {
  const hurry = () => {   // two seconds pass at the end of each slice
    delete window.Worker;
    const later = setTimeout, now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => now() + ahead;
    window.setTimeout = (act, wait, ...rest) =>
      wait === undefined
        ? later(() => {
            ahead += 2000;
            act();
          })
        : later(act, wait, ...rest);
  };
  const page = await prepared(site.url + '?seats=El%20Grande,Duque&length=6&pace=instant&seed=3&start=1', hurry);
  await page.waitForFunction(() => eg.state().over && eg.rects().some(r => r.id === 'button:review'), null, {
    polling: 50
  });
  await pick(page, 'Review');
  await page.waitForFunction(
    () =>
      /→/.test(document.getElementById('text-version').innerText)
      && !/thinking|looking at|Weighing/.test(document.getElementById('text-version').innerText),
    null,
    { polling: 50 }
  );
  const text = await page.evaluate(() => document.getElementById('text-version').innerText);
  const lines = text.split('\n').filter(Boolean), heading = /^(You played|.* played|Better)$/;   // not margins
  for (const [n, line] of lines.entries())
    if (heading.test(line)) assert.match(lines[n + 1], /\p{L}/u), assert.doesNotMatch(lines[n + 1], heading);
  await done(page);
});

test('a game goes on without a worker that dies', async () => {
  const deaf = () => {   // the third task is ignored
    const Real = Worker;
    let heard = 0;
    window.Worker = class extends Real {
      postMessage(data) {
        if (!data.bytes || ++heard < 3) super.postMessage(data);
      }
    };
  };
  const page = await prepared(site.url + bots, deaf);
  await page.waitForFunction(() => eg.answers.page > 3, null, { polling: 50 });
  assert.equal(await page.evaluate(() => eg.answers.workers), 2);
  await done(page);
});

test('workers run in a sandbox and for a page opened from disk', async () => {
  const page = await open(browser, site.url + 'sandbox');
  const inner = await inner_frame(page);
  await started(inner);
  await inner.waitForFunction(() => eg.answers.workers > 5, null, { polling: 50 });
  assert.equal(await inner.evaluate(() => eg.answers.page), 0);
  await done(page);
  const disk = await started(await open(browser, pathToFileURL(file).href + bots));
  await disk.waitForFunction(() => eg.answers.workers > 5, null, { polling: 50 });
  assert.equal(await disk.evaluate(() => eg.answers.page), 0);
  await disk.context().close();
});

// No task runs: the started and the cancelled ones are recorded.
const hold = () => addEventListener('load', () => {
  eg.asked = []; eg.forgotten = [];
  eg.start_task = ticket => eg.asked.push(ticket);
  eg.cancel_task = ticket => eg.forgotten.push(ticket);
});

test('a move for a table that has changed is not played', async () => {
  const page = await prepared(`${site.url}?seats=Conde,Conde&length=6&pace=instant&seed=3&start=1`, hold);
  const asked = n => page.waitForFunction(n => eg.asked.length === n, n, { polling: 20 });
  const reply = (ticket, power) => page.evaluate(([ticket, power]) => {   // a click on that power card
    HEAPU8.set([2, power, 255, 0], Module._eg_task_buffer(4));
    Module._eg_thought(ticket, 1000);
  }, [ticket, power]);
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
  await done(page);
});

// The box around what differs between two screenshots, in CSS pixels.
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
  const span = list =>
    list.reduce((most, n) => Math.max(most, n), -1) - list.reduce((least, n) => Math.min(least, n), Infinity) + 1;
  return { width: x.length && span(x), height: y.length && span(y) };
}, [one, other].map(picture => picture.toString('base64')));

test_long('a growing bar shows the progress of a long task', async () => {
  const page = await prepared(`${site.url}?seats=Conde,person&length=6&pace=instant&seed=3&start=1`, hold);
  if ((await state(page)).person) await click(page, 'power:7');
  await page.waitForFunction(() => eg.asked.length === 1, null, { polling: 20 });
  await page.mouse.move(2, 2);
  await page.waitForTimeout(600);   // a bar appears after 400 ms
  const shown = async share => {
    await page.evaluate(share => eg.draw_after(Module._eg_thought(eg.asked[0], share)), share);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.screenshot();
  };
  const begun = await shown(200), half = await shown(500), more = await shown(600);
  await page.screenshot({ path: logs + 'thinking.png' });
  const grown = await difference(page, begun, half), a_little = await difference(page, half, more);
  assert.ok(grown.height > 0 && grown.height <= 6, `it is a bar: ${grown.height} px high`);
  assert.ok(
    Math.abs(grown.width - 3 * a_little.width) <= 4,
    `three times the share: ${grown.width} and ${a_little.width} px`
  );
  assert.ok(grown.width > 40, `${grown.width} px`);
  await done(page);
});

// On a clock that advances by a millisecond whenever it is read, a slice of eight milliseconds reads it about ten times
// on any machine. thinking.mjs prints how long tasks really take.
test_long('on the page a task pauses when its slice is over', async () => {
  const ticking = () => {
    delete window.Worker;
    window.reads = 0;
    let ahead = 0;
    performance.now = () => (reads++, ++ahead);
  };
  const page = await prepared(
    `${site.url}?seats=El%20Grande,Duque,Hidalgo&length=6&pace=instant&seed=5&start=1`,
    ticking
  );
  const slices = await page.evaluate(() => new Promise(done => {
    const think = Module._eg_task_run, slices = [];
    Module._eg_task_run = milliseconds => {
      const before = reads, share = think(milliseconds);
      slices.push({ reads: reads - before, share });
      if (slices.length === 300) done(slices);
      return share;
    };
  }));
  assert.ok(slices.some(slice => slice.share < 1000), 'a thought of several slices');
  assert.ok(
    slices.every(slice => slice.reads <= 12),
    `${Math.max(...slices.map(slice => slice.reads))} looks at the clock in one slice`
  );
  await done(page);
});
