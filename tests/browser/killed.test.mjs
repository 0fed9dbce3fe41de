// The browser is killed, its real processes, at random moments of a game: no choice is lost that the page has called
// saved, with one tab and with two. Some are killed once more while they start. EG_KILLS=1000 kills so often.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch_with_profile, long, page_processes, patience, processes, serve, tests_of } from './harness.mjs';

const { test, before, after } = tests_of(import.meta.url);
const kills = +(process.env.EG_KILLS ?? (long ? 100 : 3));

let site;
before(async () => { site = await serve(); });
after(() => site.close());

// Process numbers of the Chromium with this profile: the browser itself, or those of its descendants that show pages.
function numbers(profile, renderers) {
  const browsers = processes().filter(({ words }) => words.includes(`--user-data-dir=${profile}`)
    && !words.join(' ').includes('--type=')).map(({ pid }) => pid);
  return renderers ? page_processes(browsers) : browsers;
}

// Runs in the page: answers at random, as fast as the text version lets it, and tells what is kept.
const play = seed => {
  const random = below => (seed = Math.imul(seed, 1664525) + 1013904223 >>> 0) % below;
  let answers = 0;
  const step = () => {
    if (!window.eg?.state || !Module.calledRun) return;
    const now = eg.state();
    if (now.answers !== answers) told(answers = now.answers, 'given');
    if (eg.store.status() === 2 && now.answers) told(now.answers, 'safe');
    const all = [...document.querySelectorAll('#text-version button')];
    const open = all.find(b => /^Continue$/.test(b.textContent) && b.key !== 'button:resume');
    const some = now.answers > 90 ? [] : all.filter(b => b.key.startsWith('do '));   // the game never ends
    (open ?? some[random(some.length || 1)])?.click();
  };
  const timer = setInterval(() => { try { step(); } catch { clearInterval(timer); } }, 5);
};

// How many answers the kept game has that was begun with this seed.
const kept = page => page.evaluate(() => new Promise(done => {
  const look = () => {
    const button = [...document.querySelectorAll('#text-version button')].find(b => b.key === 'button:resume');
    if (button) button.click();
    const any = button || eg.store.keys('game.').length > 0;   // else nothing of it was written before the kill
    if (any && eg.state().screen === 'first') return setTimeout(look, 20);
    done({ answers: eg.state().answers, aside: eg.store.keys('aside.').length });
  };
  look();
}));

for (const whom of ['browser', 'page'])
  test(`a killed ${whom} loses no choice`, async t => {
    let seed = 7, lost = 0, unsafe = 0;
    const random = below => (seed = Math.imul(seed, 1664525) + 1013904223 >>> 0) % below;
    for (let i = 0; i < kills; i++) {
      const profile = mkdtempSync(join(tmpdir(), 'el-grande-'));   // with no other games
      const remove = () => rmSync(profile, { recursive: true, force: true });
      t.after(remove);
      const first = await launch_with_profile(profile);
      const page = first.pages()[0] ?? await first.newPage();
      let given = 0, safe = 0;
      await page.exposeFunction('told', (answers, what) => {
        if (what === 'given') given = Math.max(given, answers);
        else safe = Math.max(safe, answers);
      });
      const kill = async (browser, after) => {
        await new Promise(done => setTimeout(done, after));
        const pids = numbers(profile, whom === 'page');
        assert.ok(pids.length > 0, 'there is a process to kill');
        for (const pid of pids) process.kill(pid, 'SIGKILL');
        await browser.close().catch(() => {});
      };
      await page.goto(`${site.url}?pace=instant&seats=person,random&start=1&seed=${100 + i}`);
      await page.waitForFunction(() => document.getElementById('loading').hidden);
      if (i % 3 === 1) {   // another tab looks on
        const second = await first.newPage();
        await second.goto(site.url);
        await second.waitForFunction(() => document.getElementById('loading').hidden && window.eg?.state);
        await second.evaluate(() =>
          [...document.querySelectorAll('#text-version button')].find(b => b.key === 'button:resume')?.click());
      }
      await page.evaluate(play, random(1 << 30));
      for (let n = 0; i % 2 === 0 && safe === 0; n++) {   // half of the kills come when some are saved
        assert.ok(n < 6000, 'nothing is called saved');
        await new Promise(done => setTimeout(done, 10));
      }
      await kill(first, 100 + random(2000));
      if (i % 3 === 2) {   // and once more during the next start
        const starting = await launch_with_profile(profile);
        const start = starting.pages()[0] ?? await starting.newPage();
        await start.goto(site.url, { waitUntil: 'commit' });
        await kill(starting, random(1200));
      }
      const other = await launch_with_profile(profile);
      const again = other.pages()[0] ?? await other.newPage();
      await again.goto(site.url);
      await again.waitForFunction(() => document.getElementById('loading').hidden && window.eg?.state);
      const now = given === 0 ? { answers: 0, aside: 0 } : await kept(again);
      assert.equal(now.aside, 0, 'no game is set aside');
      if (now.answers < safe) lost++;
      if (now.answers < given) unsafe++;
      t.diagnostic(`${given} given, ${safe} called saved, ${now.answers} kept`);
      await other.close();
      remove();
    }
    t.diagnostic(`${kills} kills, ${lost} lost what was called saved, ${unsafe} lost what was being saved`);
    assert.equal(lost, 0);
  }, Math.max(4 * patience, kills * 30000));
