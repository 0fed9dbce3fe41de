// Prints how long the opponents think in Chromium and what that costs: the time from a click on Hint to its first
// ideas, El Grande's decisions in games of its own, the longest tasks of the page's thread meanwhile, and the memory
// over ten games. It never fails.

import { readFileSync } from 'node:fs';
import { launch, open, serve, started, tasks } from './harness.mjs';
import { click, pick, press, says, state } from './play.mjs';

const site = await serve(), browser = await launch({ seen: true });
const game_seconds = +(process.env.EG_SECONDS ?? 5);
const at = (list, share) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0;
const spread = list =>
  `median ${at(list, 0.5).toFixed(0)} ms, 95 % ${at(list, 0.95).toFixed(0)} ms, most ${at(list, 1).toFixed(0)} ms`;

// ---- hints. Without a graphics card a frame is painted slowly. So our own time, thinking and frames, is printed
// beside the wall-clock time.

const watch_hints = () => {
  const frame = Module._eg_frame, ponder = eg.start_task, again = eg.draw_after;
  const note = name => { eg.noted[name] ??= performance.now() - eg.clicked; };
  eg.noted = {};
  addEventListener('pointerup', e => { eg.clicked = e.timeStamp; eg.noted = { frames: 0 }; }, true);
  eg.start_task = (ticket, bytes) => { note('asked'); ponder(ticket, bytes); };
  eg.draw_after = wait => { if (eg.noted.asked) note('word'); again(wait); };
  Module._eg_frame = () => {
    const began = performance.now(), wait = frame();
    if (!eg.noted.shown) eg.noted.frames += performance.now() - began;
    if (eg.noted.word && eg.rects().some(r => r.id === 'hint:1')) note('shown');
    return wait;
  };
};

{
  const page = await started(
    await open(browser, site.url + '?seats=person,random,random,random&pace=instant&seed=7&start=1', {
      viewport: { width: 360, height: 640 }
    })
  );
  await page.evaluate(watch_hints);
  const shown = [], own = [], thinking = [];
  const steps = 'play_power muster take_card use_card take_card play_power muster take_card use_card dial';
  for (const [i, step] of steps.split(' ').entries()) {
    await press(page, { seed: 4 + i, until: now => now.step === step && now.round > i / 3 });
    if (!(await page.evaluate(() => eg.rects())).some(r => r.id === 'button:hint')) continue;
    await click(page, 'button:hint');
    await page.waitForFunction(() => eg.noted.shown, null, { polling: 20, timeout: 10000 });
    const noted = await page.evaluate(() => eg.noted);
    shown.push(noted.shown);
    thinking.push(noted.word - noted.asked);
    own.push(noted.word - noted.asked + noted.frames);
    await click(page, 'hint:close');
  }
  console.log(
    `first hint, ${shown.length} questions: thought of in ${spread(thinking)}; with our own frames ${spread(own)}; ` +
      `by the clock, painted without a graphics card, ${spread(shown)}`
  );
  if (page.troubles.length) console.log(page.troubles);
  await page.context().close();
}

// ---- opponents among themselves

const watch_decisions = () => {
  const ponder = eg.start_task, again = eg.draw_after, answers = () => eg.answers.workers + eg.answers.page;
  const begun = [];
  let heard = answers();
  eg.decisions = [];
  eg.start_task = (ticket, bytes) => { begun.push(performance.now()); ponder(ticket, bytes); };
  eg.draw_after = wait => {   // after a result, which may have begun the next task
    if (answers() > heard) eg.decisions.push(performance.now() - begun.shift());
    heard = answers();
    again(wait);
  };
};

const memory = async page => {
  const heap = where => where.evaluate(() => HEAPU8.length / 2 ** 20);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const resident = ({ id }) => +readFileSync(`/proc/${id}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1] / 1024;
  const largest = Math.max(...processInfo.filter(p => p.type === 'renderer').map(resident));
  const workers = await Promise.all(page.workers().map(heap));
  return `${await heap(page)} MiB heap of the page, ${workers.join(' and ') || 'no'} MiB of the worker, ` +
    `${largest.toFixed(0)} MiB resident in the page's process`;
};

const table = (who, n) => Array(n).fill(encodeURIComponent(who)).join(',');

async function watched(seats, refuse = '') {
  const page = await open(browser, 'about:blank');
  if (refuse) await page.addInitScript(refuse);
  await page.goto(`${site.url}?seats=${seats}&pace=instant&seed=5`);
  await started(page);
  await page.evaluate(watch_decisions);
  for (const name of ['New game …', 'Start the game']) {
    await says(page, name);
    await pick(page, name);
  }
  await page.waitForFunction(() => eg.state().answers > 0, null, { polling: 20 });
  await page.waitForTimeout(500);   // the first frames of a game paint much
  return page;
}

const left = async page => {
  if (page.troubles.length) console.log(page.troubles);
  await page.context().close();
};

for (const [who, players, refuse] of [
  ['El Grande', 2],
  ['El Grande', 4],
  ['El Grande', 5],
  ['El Grande', 4, 'delete window.Worker'],
  ['Conde', 5],
]) {
  const page = await watched(table(who, players), refuse);
  await page.evaluate(seconds => { eg.began = performance.now(); eg.until = eg.began + 1000 * seconds; }, game_seconds);
  const { drawing, others } = await tasks(browser, page, () => performance.now() > eg.until || eg.state().over);
  const decisions = await page.evaluate(() => eg.decisions);
  const seconds = await page.evaluate(() => (performance.now() - eg.began) / 1000);
  const { round, answers } = await state(page);
  const longest = list => list.slice(0, 3).map(ms => ms.toFixed(1)).join(', ');
  console.log(
    `${players} times ${who}${refuse ? ', no worker' : ''}: ${decisions.length} thoughts and ${answers} answers ` +
      `to round ${round} in ${seconds.toFixed(1)} s, a thought ${spread(decisions)}; ` +
      `longest tasks ${longest(others)} ms, drawing ${longest(drawing)} ms`
  );
  await left(page);
}

// ---- memory, over several games in one page

{
  const page = await watched(table('Caballero', 3));
  const first = await memory(page);
  let games = 0;
  for (const began = Date.now(); games < 10 && Date.now() - began < 20000; ++games) {
    await page.waitForFunction(
      () =>
        eg.state().over
        && [...document.querySelectorAll('#text-version button')].some(b => b.textContent === 'Play again'),
      null,
      { timeout: 60000, polling: 50 }
    );
    await page.evaluate(() =>
      [...document.querySelectorAll('#text-version button')].find(b => b.textContent === 'Play again').click()
    );
    await page.waitForFunction(() => !eg.state().over, null, { polling: 50 });
  }
  console.log(`memory: ${first}; after ${games} games ${await memory(page)}`);
  await left(page);
}

await browser.close();
site.close();
