// Prints how long our own work for a frame takes, at 1280 x 800, while as much moves as possible: five players, a round
// of four bots, and the general scoring after it. It never fails.
//
// Own work is the processor time of the page's thread inside eg_frame (wasm, Dear ImGui, SDL's calls of WebGL), which
// does not grow on a busy machine. The opponents are greedy ones, so that they do not think for long.
//
// With the argument `software` there is no WebGL, and the window has 800 x 600.

import { launch, open, serve, started } from './harness.mjs';
import { state } from './play.mjs';

const software = process.argv[2] === 'software';
const site = await serve(), browser = await launch({ seen: true, webgl: !software });
const page = await open(browser, 'about:blank');
if (software) await page.setViewportSize({ width: 800, height: 600 });
await page.addInitScript(() => {
  // Marks around every frame; the trace shows how long the thread worked between them.
  let module;
  Object.defineProperty(window, 'Module', {
    configurable: true,
    get: () => module,
    set: value => {
      module = value;
      let frame;
      Object.defineProperty(module, '_eg_frame', {
        configurable: true,
        get: () => frame,
        set: own => {
          frame = () => {
            performance.mark('frame begins');
            const wait = own();
            performance.mark('frame ends');
            if (window.eg?.state?.().scoring) performance.mark('scoring is told');
            return wait;
          };
        },
      });
    },
  });
});

const trace = await browser.newBrowserCDPSession();
let events = [];
trace.on('Tracing.dataCollected', data => events.push(...data.value));
const begin = () =>
  trace.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'] }
  });
async function end(what) {
  const done = new Promise(resolve => trace.once('Tracing.tracingComplete', resolve));
  await trace.send('Tracing.end');
  await done;
  const all = events
    .filter(e => ['frame begins', 'frame ends', 'scoring is told'].includes(e.name))
    .sort((a, b) => a.ts - b.ts);
  // by the frame before
  const told = new Set(all.flatMap((e, i) => e.name === 'scoring is told' && i > 0 ? [all[i - 1]] : []));
  const marks = all.filter(e => e.name !== 'scoring is told');
  const work = [], clock = [], scoring = [];
  for (let i = 0; i + 1 < marks.length; i += 2) {
    if (told.has(marks[i + 1])) scoring.push((marks[i + 1].tts - marks[i].tts) / 1000);
    work.push((marks[i + 1].tts - marks[i].tts) / 1000);
    clock.push((marks[i + 1].ts - marks[i].ts) / 1000);
  }
  events = [];
  const at = (list, share) => {
    const sorted = [...list].sort((a, b) => a - b);
    return (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  };
  const line = list => `median ${at(list, 0.5)} ms, 95 % ${at(list, 0.95)} ms, max ${at(list, 1)} ms`;
  const slow = work.filter(ms => ms > 16).length;
  console.log(`${what}: ${work.length} frames, ${line(work)}, ${slow} over 16 ms; by the clock ${line(clock)}`);
  if (scoring.length)
    console.log(
      `  of these, while a scoring is told: ${scoring.length} frames, first ${scoring[0].toFixed(1)} ms, ` +
        `median ${at(scoring, 0.5)} ms, worst ${at(scoring, 1)} ms`
    );
  if (process.env.EG_LONG)
    console.log(
      work
        .map((ms, i) => [i, +ms.toFixed(1)])
        .filter(([, ms]) => ms > +process.env.EG_LONG)
        .join('  ')
    );
}

await begin();
await page.goto(site.url + '?pace=normal&seed=11&length=6&seats=person,greedy,greedy,greedy,greedy&start=1');
await started(page);
await page.waitForTimeout(3000);
const first = await page.evaluate(() => Math.round(performance.getEntriesByName('frame ends')[0].startTime));
console.log(`first picture: ${first} ms after the page was asked for`);
await end('opening');

// Presses a button of the text version: an answer, or the first called `name`.
const press = (n, name) => page.evaluate(([n, name]) => {
  const all = [...document.querySelectorAll('#text-version button')];
  const among = all.filter(b => name ? b.textContent === name : b.key.startsWith('do '));
  among[n % among.length]?.click();
}, [n, name]);

// Quickly to the last round before a scoring; then at normal pace.
for (let i = 0; i < 2000; i++) {
  const now = await state(page);
  if (now.round === 3 && now.step === 'play_power' && !now.busy) break;
  await press(i * 7, now.busy ? 'Skip to your turn' : '');
  await page.waitForTimeout(30);
}
await begin();
for (let i = 0; i < 1000; i++) {
  const now = await state(page);
  if (now.round > 3 && !now.busy) break;
  if (!now.busy) await press(i * 7, now.summary ? 'Continue' : '');
  await page.waitForTimeout(100);
}
await end('a round and its scoring');

await page.waitForTimeout(6000);
const before = (await state(page)).frames;
await page.waitForTimeout(5000);
console.log(`at rest: ${(await state(page)).frames - before} frames in 5 s`);
if (page.troubles.length) console.log(page.troubles);
await browser.close();
site.close();
