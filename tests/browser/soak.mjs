// Lets bots play game after game in one tab, and prints every few minutes what that has cost: games, the memory of the
// page's scripts, of the program, and of its process, and how much the browser keeps. It never fails.
//
//   node tests/browser/soak.mjs [MINUTES (120)] [BOT (Conde)]
//
// Before, it leaves the first screen alone for a minute, then an empty page, and prints the processor's share of each.

import { readFileSync } from 'node:fs';
import { launch, open, page_processes, serve, started } from './harness.mjs';
import { landed } from './play.mjs';

const [minutes = 120, bot = 'Conde'] = process.argv.slice(2);
const site = await serve({ '/empty': '<!doctype html><title>Empty</title>' }), browser = await launch({ seen: true });

// Seconds of the processor and megabytes of memory of the processes that show our pages.
function pages() {
  let seconds = 0, megabytes = 0;
  for (const pid of page_processes([process.pid]))
    try {
      const after_name = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      seconds += (+after_name[11] + +after_name[12]) / 100;
      megabytes += +after_name[21] * 4096 / 1e6;
    } catch { /* it has ended */ }
  return { seconds, megabytes };
}
const wait = seconds => new Promise(done => setTimeout(done, seconds * 1000));

for (const [what, path] of [['the first screen', ''], ['an empty page', 'empty']]) {
  const page = await open(browser, site.url + path);
  if (path === '') await started(page).then(landed);
  await wait(5);
  const before = pages().seconds;
  await wait(60);
  console.log(`${what}, left alone: ${((pages().seconds - before) / 60 * 100).toFixed(3)} % of a processor`);
  await page.context().close();
}

const page = await open(browser, `${site.url}?start=1&pace=instant&seats=${Array(4).fill(bot)}&seed=1`);
await started(page);
// Counts finished games, and begins the next one as a person would: by a button of the text version.
await page.evaluate(() => {
  window.games = 0;
  setInterval(() => {
    const find = key => [...document.querySelectorAll('#text-version button')].find(b => b.key === key);
    const next = find('button:again') ?? find('button:continue');
    if (next?.key === 'button:again') window.games++;
    next?.click();
  }, 100);
});
const session = await page.context().newCDPSession(page);
const every = Math.max(1, minutes / 12);
for (let minute = 0; minute <= minutes; minute += every) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const inside = await page.evaluate(() => ({ games, program: HEAPU8.length / 1e6, kept: eg.store.keys('').length,
    nodes: document.querySelectorAll('*').length }));
  console.log(`${minute.toFixed(0)} min: ${inside.games} games, scripts ${(usedSize / 1e6).toFixed(1)} MB, program ` +
    `${inside.program.toFixed(1)} MB, process ${pages().megabytes.toFixed(0)} MB, ${inside.nodes} elements, ` +
    `${inside.kept} values kept`);
  if (minute < minutes) await wait(every * 60);
}
console.log(page.troubles.length ? page.troubles : 'no errors');
await browser.close();
site.close();
