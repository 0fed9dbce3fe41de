// Prints how long the phases of a start take, at 1280 x 800, from navigation to the first frame and to the complete
// one: the median of several starts, cold, warm, and with the processor throttled four times. It never fails. EG_PAGE
// names another page than the one that was built.
//
// Own work is the processor time of the page's thread, which does not grow on a busy machine. A throttled start has
// only wall-clock times, since throttling takes processor time.

import { launch, open, serve } from './harness.mjs';

const times = +(process.argv[2] ?? 5);
const site = await serve();

// Marks the end of each phase. The picture is complete when a frame asks for no other at once.
const marks = () => {
  const mark = name => { if (!performance.getEntriesByName(name).length) performance.mark(name); };
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (bytes, imports) => {
    if (bytes.byteLength < 100000) return instantiate(bytes, imports);   // the small program that unpacks
    mark('unpacked');
    const made = await instantiate(bytes, imports);
    mark('compiled');
    return made;
  };
  let module;
  Object.defineProperty(window, 'Module', {
    configurable: true,
    get: () => module,
    set: value => {
      mark('script');
      module = value;
      let frame;
      Object.defineProperty(module, '_eg_frame', {
        configurable: true,
        get: () => frame,
        set: own => {
          frame = () => {
            mark('begun');
            const wait = own();
            mark('first frame');
            requestAnimationFrame(() => setTimeout(() => mark('picture')));
            if (wait !== 0) requestAnimationFrame(() => setTimeout(() => { mark('whole'); console.debug('whole'); }));
            return wait;
          };
        },
      });
    },
  });
};

const phases = ['script', 'unpacked', 'compiled', 'begun', 'first frame', 'picture', 'whole'];

async function start(browser, page, throttled) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttled ? 4 : 1 });
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
  // questions to the page run in its thread, and would be counted
  const whole_picture = page.waitForEvent('console', message => message.text() === 'whole');
  await page.goto(site.url + '?seed=11');
  await whole_picture;
  const clock = await page.evaluate(
    names => names.map(name => performance.getEntriesByName(name)[0].startTime),
    phases
  );
  const events = JSON.parse(await browser.stopTracing()).traceEvents;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const at = name => events.filter(e => e.name === name && e.cat.includes('blink.user_timing')).at(-1);
  const first = at('script'), last = at('picture'), whole = at('whole');
  const tasks = events.filter(
    e => e.ph === 'X' && e.name.endsWith('RunTask') && e.pid === first.pid && e.tid === first.tid && e.tdur
  );
  const long = tasks
    .filter(e => e.ts + e.dur > first.ts && e.ts < whole.ts)
    .map(e => (throttled ? e.dur : e.tdur) / 1000);
  const own = phases.map(name => (at(name).tts - first.tts) / 1000);
  return { clock, own, work: (last.tts - first.tts) / 1000, long: long.filter(ms => ms > 50).sort((a, b) => b - a) };
}

const median = list => [...list].sort((a, b) => a - b)[list.length >> 1];
const said = { cold: [], warm: [], throttled: [] };
for (let n = 0; n < times; ++n) {
  const browser = await launch({ seen: true });
  const page = await open(browser, 'about:blank');
  await page.addInitScript(marks);
  for (const [how, runs] of Object.entries(said)) runs.push(await start(browser, page, how === 'throttled'));
  await browser.close();
}
site.close();

for (const [how, runs] of Object.entries(said)) {
  const of = (which, name) => median(runs.map(run => run[which][phases.indexOf(name)]));
  const seconds = name => (of('clock', name) / 1000).toFixed(2);
  const work = median(runs.map(run => run.work)).toFixed(0);
  console.log(`${how}: first picture ${seconds('picture')} s after navigation, whole ${seconds('whole')} s` +
    (how === 'throttled' ? '' : `; own work from script to picture ${work} ms`));
  const which = how === 'throttled' ? 'clock' : 'own';
  console.log(
    '    '
      + phases
        .slice(1)
        .map((name, i) => `${name} +${(of(which, name) - of(which, phases[i])).toFixed(0)}`)
        .join(', ')
      + ' ms'
  );
  const middle = [...runs].sort((a, b) => (a.long[0] ?? 0) - (b.long[0] ?? 0))[runs.length >> 1];
  console.log(`    tasks over 50 ms: ${middle.long.map(ms => ms.toFixed(0)).join(', ') || 'none'}`);
}
