// The same program gives the same games in three engines; and whole games by a mouse in Firefox and WebKit.

import assert from 'node:assert/strict';
import { serve, started, tests_of } from '../browser/harness.mjs';
import { click, play, settled } from '../browser/play.mjs';
import { launch_engine } from './engines.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let site;
before(async () => { site = await serve(); });
after(() => site.close());

// Opens this address in an engine, and closes it afterwards, whatever happens.
async function within(engine, query, body) {
  const browser = await launch_engine(engine);
  try {
    const page = await browser.open(site.url + query);
    await body(await started(page));
    assert.deepEqual(await page.complaints(), []);
    await page.close();
  } finally { await browser.close(); }
}

// Searching bots, whose choices take floating-point numbers of the net and its random numbers.
test('bots play the same game in every engine', async () => {
  const games = [];
  for (const engine of ['chromium', 'firefox', 'webkit'])
    await within(engine, '?seats=Paje,Conde,Duque,greedy&length=6&seed=7&pace=instant&start=1', async page => {
      await page.waitForFunction(() => eg.state().over);
      games.push(await page.evaluate(() => [eg.kept(), String(eg.state().scores)]));
    });
  assert.match(games[0][0], /^EG1\..{50,}/);
  assert.deepEqual(games, [games[0], games[0], games[0]]);
});

for (const engine of ['firefox', 'webkit'])
  for (const [query, seed] of [['seats=person,greedy,greedy,greedy', 7], ['seats=person,random&edition=1996', 2],
    ['seats=person,Paje,random&edition=2023&modules=new_regency', 5]])
    test_long(`a whole game by clicks, ${query}, in ${engine}`, () =>
      within(engine, `?${query}&length=6&pace=instant&seed=${seed}`, async page => {
        await click(page, 'button:play');
        await settled(page);
        const clicks = await play(page, { seed });
        assert.ok(clicks > 20, `${clicks} clicks`);
        assert.equal((await settled(page)).screen, 'result');
      }));
