// Plays whole games as people do who use no mouse: by keys alone, or by the buttons of the text version alone.
//
//   node tests/browser/unaided.mjs [--games N] [--box NAME] [--way keys|text] [--from N]
//
// plays N games (3) in each way in every box, from game number 0 or --from on, and prints a line for each. On the way
// it checks that the focus is never lost and always to be seen, that every answer can be reached, and that each new
// question is announced.

import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { launch, logs, open, serve, started } from './harness.mjs';
import { arrow, group_of, legal, finish_answer, rested, state, target } from './play.mjs';

const modules = ['new_regency', 'old_hands', 'power_shift'];
export const boxes = {
  ...Object.fromEntries(['1996', 'decennial', 'bigbox', '2023'].map(word => [word, `edition=${word}`])),
  ...Object.fromEntries([...modules, 'merged_stacks'].map(word => [word, `edition=2023&modules=${word}`])),
  all: `edition=2023&modules=${modules}`,
  intrigue: 'edition=intrigue', intrigue_first: 'edition=intrigue_first',
  colonies: 'edition=decennial&modules=colonies', king_and_colonies: 'edition=king_and_colonies',
  grandissimo: 'edition=decennial&modules=grandissimo',
};
const tables = ['person,person', 'person,greedy,random', 'person,random,person,greedy',
  'person,random,greedy,random,greedy'];
const windows = [{}, { viewport: { width: 844, height: 390 } }, { viewport: { width: 390, height: 844 } }];

// The n-th game of a box: its address, and its window.
export function game(box, way, n) {
  const b = Object.keys(boxes).indexOf(box), t = (b + n + (way === 'text' ? 2 : 0)) % tables.length;
  const seats = box === 'merged_stacks' ? ['person,greedy,random', 'person,person,random'][n % 2] : tables[t];
  const length = t === 3 ? 9 : 6, seed = 100 * b + 10 * n + (way === 'text' ? 5 : 0) + 1;
  return { seats, length, seed, query: `${boxes[box]}&seats=${seats}&length=${length}&seed=${seed}`,
    window: way === 'text' ? {} : windows[(b + n) % 3] };
}

// Somebody at the device, whose whims follow from a seed. `look` says what he sees some frames after a key.
function person(page, seed, look) {
  const me = { page, choices: 0, presses: 0, at: null, faults: new Set() };
  me.random = n => {
    seed = Math.imul(seed ^ seed >>> 15, 0x2c1b3c6d) + 0x9e3779b9 | 0;
    return ((seed ^ seed >>> 13) >>> 4) % n;
  };
  me.any = list => list[me.random(list.length)];
  me.look = async (after = 0) => me.at = await page.evaluate(look, after);
  // Looks until it is as it should be, for a busy machine may owe some frames. `expect` goes on if it is not.
  me.comes = async is => {
    for (let n = 0; n < 40 && !is(me.at); n++) await me.look();
    return is(me.at);
  };
  me.expect = async (is, what) => {
    if (!await me.comes(is)) me.faults.add(`${what()} (${me.at.step}, the focus on ${me.at.focus || me.at.on})`);
  };
  me.see = async (is, what) => {
    if (!await me.comes(is)) assert.fail(`${what()}: ${JSON.stringify({ ...me.at, targets: undefined })}`);
  };
  me.strike = async key => {
    const { frames } = await state(page);
    me.presses++;
    await page.keyboard.press(key);
    await me.look(frames);
  };
  return me;
}

// After frames that have seen the last key, if it made the page draw any.
const frames_later = `
  for (let n = 0; n < 20 && eg.state().frames < after + 2; n++) await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);`;
const look_at_table = new Function('after', `return (async () => { ${frames_later}
  const active = document.activeElement;
  return { ...eg.state(), targets: eg.targets(), strips: eg.rects().filter(r => r.id.startsWith('strip:')),
    on: active === canvas ? 'canvas' : active.id || active.localName }; })()`);

// Plays by keys until the game is over or `until` is true. Returns the person.
export async function by_keys(page, { seed = 1, until = () => false, begin = () => {}, limit = 3000 } = {}) {
  const me = person(page, seed, look_at_table), tested = new Set();
  begin(me);
  const find = id => me.at.targets.find(t => t.id === id);
  const inside = ({ x, y, w, h }, around) => x + w / 2 >= around.x && x + w / 2 <= around.x + around.w
    && y + h / 2 >= around.y && y + h / 2 <= around.y + around.h;
  const seen = () => {
    if (me.at.on !== 'canvas' || !me.at.focus) return true;
    const here = find(me.at.focus), { width, height } = page.viewportSize();
    const strip = { card: 'strip:cards', hand: 'strip:hand', line: 'strip:chronicle' }[me.at.focus.split(':')[0]];
    const around = me.at.strips.find(s => s.id === strip) ?? { x: 0, y: 0, w: width, h: height };
    return here && inside(here, around);
  };
  const strike = async key => {
    await me.strike(key);
    await me.expect(seen, () => `after ${key} the focus is out of sight`);
  };
  const walk = async id => {
    const been = new Map();   // id -> arrows tried there
    for (let n = 0; n < 150; n++) {
      const { focus, on } = me.at, here = find(focus), goal = find(id), tried = been.get(focus) ?? [];
      if (focus === id && on === 'canvas') return;
      assert.ok(goal, `${id} is not among ${me.at.targets.map(t => t.id).join(' ')}`);
      const near = on === 'canvas' && here && group_of(focus) === group_of(id);
      const key = near ? arrow(here, goal, tried) : 'Tab';
      been.set(focus, [...tried, key]);
      await strike(key);
    }
    assert.fail(`keys do not lead to ${id}, only to ${[...been.keys()].join(' ')}`);
  };
  // Goes somewhere, presses what is there, and comes back.
  const wander = async () => {
    for (let n = me.random(8); n >= 0; n--)
      await strike(me.any(['Tab', 'Tab', 'Shift+Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']));
    if (me.at.on === 'canvas' && me.at.focus) await strike(me.any(['Enter', 'Enter', 't', 'e', 'i']));
    for (let n = me.random(4); n > 0 && me.at.dialog; n--) await strike(me.any(['Tab', 'ArrowDown', 'ArrowUp']));
    for (let n = 0; n < 5 && (me.at.dialog || me.at.moment >= 0 || me.at.if_scored); n++) await strike('Escape');
    while (me.at.on !== 'canvas') await strike('Shift+Tab');
  };
  for (let answers = -1; me.choices < limit;) {
    await rested(page);
    await me.look();
    if (me.at.screen === 'result' || await until(me.at)) break;
    if (me.at.screen === 'curtain') { await walk('button:open'); await strike('Enter'); continue; }
    if (me.at.summary && !me.at.dialog) { await walk('button:continue'); await strike('Enter'); continue; }
    if (me.at.dialog) { await strike('Escape'); continue; }   // T shows its text a little later
    const all = await legal(page), place = text => target(text).find(id => find(id));
    // Turns to the sheet of the map that has this answer, where the window shows one of several.
    const turn_to = async text => {
      for (const { id } of me.at.targets.filter(t => t.id.startsWith('page:'))) {
        if (place(text)) break;
        await walk(id);
        await strike('Enter');
      }
      return !!place(text);
    };
    // What a phone shows instead of the answers is put away.
    if (!all.every(place) && find('tab:0')) await walk('tab:0'), await strike('Enter'), answers = -1;
    if (!all.every(place) && me.at.targets.some(({ id }) => id.startsWith('hint:'))) await strike('i');
    // Where it is asked whether the turn ends with something left to do, no action can be chosen.
    const texts = me.at.ending ? all.filter(place) : all, places = () => texts.map(place);
    const in_sheets = me.at.targets.some(t => t.id.startsWith('page:'));
    if (!in_sheets)
      await me.see(() => texts.length > 0 && places().every(Boolean), () => `not all of ${texts} is on the screen`);
    // In a list of which many are chosen the focus stays.
    if (answers >= 0 && me.at.answers !== answers && me.at.on === 'canvas' && me.at.step !== 'choose_hand')
      await me.expect(() => texts.some(text => target(text).includes(me.at.focus)),
        () => 'at a new question the focus is on no answer');
    answers = me.at.answers;
    if (!tested.has(me.at.step) || me.random(15) === 0)
      for (const text of texts) {   // all of them are in reach
        assert.ok(await turn_to(text), `${text} is on no sheet`);
        await walk(place(text));
      }
    tested.add(me.at.step);
    if (me.random(20) === 0) { await wander(); answers = -1; continue; }
    if (me.at.undo && me.random(15) === 0) {
      if (me.random(2)) await strike('u');
      else if (find('button:undo')) await walk('button:undo'), await strike('Enter');
      answers = -1;
      continue;
    }
    const lively = texts.filter(text => text !== 'done'), text = me.any(lively.length && me.random(8) ? lively : texts);
    const { ending } = me.at;
    assert.ok(await turn_to(text), `${text} is on no sheet`);
    const press = async id => { await walk(id); await strike('Enter'); };
    await press(place(text));
    await finish_answer(texts, find, press);
    me.choices++;
    await rested(page);
    await me.look();
    await me.see(at => at.answers !== answers || at.ending !== ending || at.over,
      () => `Enter on ${text} changed nothing`);
  }
  assert.ok(me.choices < limit, `not over after ${limit} choices`);
  if (me.at.over) for (const { id } of me.at.targets) await walk(id);   // all that the result offers
  return me;
}

const look_at_text = new Function('after', `return (async () => { ${frames_later}
  const active = document.activeElement, pane = document.getElementById('text-version');
  const { top, bottom, height } = active.getBoundingClientRect();
  return { ...eg.state(), heading: pane.querySelector('h1').textContent, inside: pane.contains(active),
    on: active.localName + ' ' + active.textContent, visible: height > 0 && bottom > 0 && top < innerHeight,
    words: [...pane.querySelectorAll('p')].map(p => p.textContent),
    sheet: document.getElementById('sheet').open, news: document.getElementById('news').textContent,
    buttons: [...pane.querySelectorAll('button')].map(b => ({ name: b.textContent, key: b.key })) }; })()`);

// Plays by the text version until the game is over or `until` is true. Returns the person.
export async function by_text(page, { seed = 1, until = () => false, begin = () => {}, limit = 3000 } = {}) {
  const me = person(page, seed, look_at_text);
  begin(me);
  await me.strike('Shift+Tab');
  await me.strike('Enter');
  await page.waitForSelector('#text-version.shown');
  const inside = at => at.sheet || at.inside, visible = at => at.sheet || at.visible;
  const names = () => me.at.buttons.map(b => b.name);
  const button = name => page.getByRole('button', { name, exact: true });
  const press = async name => {
    if (me.random(3) === 0) {
      me.presses++;
      const { frames } = await state(page);
      await button(name).first().click();
      await me.look(frames);
    } else {
      const at = () => page.evaluate(() => document.activeElement.textContent);
      for (let n = 0; await at() !== name && n < 200; n++, me.presses++) await page.keyboard.press('Tab');
      assert.equal(await at(), name, 'Tab does not lead there');
      await me.strike(me.any(['Enter', ' ']));
    }
    await me.see(inside, () => `after ${name} the focus is lost`);
    await me.expect(visible, () => `after ${name} the focus is out of sight`);
  };
  while (me.choices < limit) {
    await rested(page);
    await me.look();
    await me.see(inside, () => 'the focus is lost');
    if (me.at.screen === 'result' || await until(me.at)) break;
    if (me.at.screen === 'curtain') { await press(names()[0]); continue; }
    if (me.at.summary) { await press('Continue'); continue; }
    const answer = ({ key }) => key.startsWith('do '), { ending, answers: before } = me.at;
    const [answers, others] = [answer, b => !answer(b)].map(of => me.at.buttons.filter(of).map(b => b.name));
    const texts = await legal(page), keys = me.at.buttons.filter(answer).map(b => b.key);
    if (!ending) assert.deepEqual(keys.toSorted(), texts.map(text => `do ${text}`).toSorted(), 'answers as buttons');
    const twice = names().find((name, n) => names().indexOf(name) !== n);
    if (twice) me.faults.add(`two buttons have the name ${twice}`);
    await me.expect(at => at.news.includes(at.heading) && at.words.some(words => at.news.includes(words)),
      () => 'the question is not announced');
    if (me.random(20) === 0) {
      const name = me.any(others.filter(name => !/^(Choose|As last)/.test(name)));
      await press(name);
      // On past the browser's own buttons, whose Escape is not the page's.
      for (let n = me.random(4); n > 0 || !inside(me.at); n--) await me.strike('Tab');
      await me.expect(visible, () => `after ${name} and Tab the focus is out of sight`);
      for (let n = 0; n < 6 && (me.at.dialog || me.at.sheet || me.at.moment >= 0); n++)
        if (me.at.moment >= 0 && !me.at.dialog) await press('Back to the present');
        else await me.strike('Escape');
      assert.ok(!me.at.dialog && !me.at.sheet && me.at.moment < 0, `no way back from ${name}`);
      continue;
    }
    if (me.at.undo && me.random(15) === 0) { await press('Undo'); continue; }
    const lively = answers.filter(name => !/^(End turn|Done)$/.test(name));
    const name = me.any(lively.length && me.random(8) ? lively : answers);
    await press(name);
    me.choices++;
    await rested(page);
    await me.look();
    await me.see(at => at.answers !== before || at.ending !== ending || at.over, () => `${name} changed nothing`);
    await me.expect(at => at.over || at.on.startsWith('h1 '), () => `after ${name} the focus is not on the question`);
  }
  assert.ok(me.choices < limit, `not over after ${limit} choices`);
  if (me.at.over) await me.expect(at => at.news.includes('The game is over'), () => 'the end is not announced');
  return me;
}

async function main(words) {
  const option = (name, other) => words.includes(name) ? words[words.indexOf(name) + 1] : other;
  const from = Number(option('--from', 0)), games = Number(option('--games', 3)), box = option('--box');
  const ways = { keys: by_keys, text: by_text }, way = option('--way');
  const site = await serve(), browser = await launch();
  for (const b of box ? [box] : Object.keys(boxes))
    for (const w of way ? [way] : Object.keys(ways))
      for (let n = from; n < from + games; n++) {
        const { seats, length, seed, query, window } = game(b, w, n), begun = Date.now();
        // A key that is pressed on a quick clock seems held, and repeats.
        const page = await started(
          await open(browser, `${site.url}?start=1&pace=instant&${query}`, { quick: w === 'text', ...window }));
        let end = 'played to the end', me = {};
        try {
          await ways[w](page, { seed, begin: one => { me = one; } });
          assert.equal(me.at.screen, 'result');
          assert.deepEqual(page.troubles, []);
        } catch (error) {
          end = `stuck: ${error.message}`;
          process.exitCode = 1;
          await page.screenshot({ path: `${logs}unaided-${b}-${w}-${n}.png` });
        }
        console.log([b, w, n, seats, length, seed, `${page.viewportSize().width} x ${page.viewportSize().height}`,
          me.choices, me.presses, Math.round((Date.now() - begun) / 1000) + ' s', end].join(' | '));
        for (const fault of me.faults ?? []) console.log('  ' + fault);
        if (me.faults?.size) process.exitCode = 1;
        await page.context().close();
      }
  await browser.close();
  site.close();
}
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(process.argv.slice(2));
