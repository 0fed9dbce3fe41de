// Checks the page with axe-core, best practices included: the canvas with its hidden text version, and the text version
// when it is shown. axe-core comes from npm and is not part of the page.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, open, serve, started, tests_of, long } from './harness.mjs';

const { test, before, after } = tests_of(import.meta.url);
const axe = readFileSync(
  fileURLToPath(new URL('../../build/node/node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

const some = ['first', 'new-4', 'opponent', 'deck', 'power', 'use', 'end-turn', 'hint', 'veto', 'region', 'if-scored',
  'looking-back', 'replay', 'replays', 'lessons', 'lesson', 'review', 'result', 'results', 'menu', 'rulebook',
  'popover', 'chronicle', 'scorings', 'credits', 'settings', 'keys', 'link', 'leave', 'curtain', 'intrigue-hand',
  'entry'];

const findings = async page => page.evaluate(async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 120)).join(' ')}`);
});

test('axe-core finds nothing on any screen, sheet or result, as a picture and as text', async () => {
  const page = await started(await open(browser, site.url + '?scene=menu'));
  await page.evaluate(axe);
  const scenes = long ? await page.evaluate(() => eg.scenes()) : some;
  const all = [];
  for (const shown of [false, true]) {
    await page.evaluate(on => eg.show_text_version(on), shown);
    for (const scene of scenes) {
      await page.evaluate(name => eg.scene(name), scene);
      for (const finding of await findings(page)) all.push(`${scene}${shown ? ' as text' : ''}: ${finding}`);
    }
  }
  assert.deepEqual(all, []);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('axe-core finds nothing on what the page shows around the canvas', async () => {
  const inner = `${site.other}?embed=1&pace=instant&seats=person,random&seed=7&start=1&modules=nonsense`;
  const page = await started(await open(browser, inner));
  await page.evaluate(axe);
  const all = [], look = async what => { for (const found of await findings(page)) all.push(`${what}: ${found}`); };
  await page.evaluate(() => { document.getElementById('cover').hidden = false; });   // as in a frame
  await look('the cover and a notice');
  await page.evaluate(() => { document.getElementById('cover').hidden = true; });
  for (const key of ['menu:link', 'menu:export']) {
    await page.evaluate(key => [...document.querySelectorAll('#text-version button')].find(b => b.key === key)?.click(),
      key);
    await page.waitForTimeout(300);
    assert.ok(await page.evaluate(() => document.getElementById('sheet').open), `${key} opens a sheet`);
    await look(key);
    await page.evaluate(() => document.getElementById('sheet').close());
  }
  await page.evaluate(() => eg.report('Something went wrong. Reload to go on.', Error('for the test')));
  await look('the report of an error');
  assert.deepEqual(all, []);
  await page.context().close();
});

test('axe-core would find a button without a name', async () => {
  const page = await started(await open(browser, site.url + '?scene=use'));
  await page.evaluate(axe);
  await page.evaluate(() => document.getElementById('text-version').append(document.createElement('button')));
  assert.match((await findings(page)).join(), /button-name/);
  await page.context().close();
});
