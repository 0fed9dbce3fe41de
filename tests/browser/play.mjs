// Plays the page as a person would: asks which answers are legal, finds their places, and clicks there with a real
// mouse. Random choices follow from a seed, so that a failure can be repeated.

import { open, started } from './harness.mjs';

export const state = page => page.evaluate(() => eg.state());
export const legal = page => page.evaluate(() => eg.legal());
export const rects = page => page.evaluate(() => eg.rects());
export const text_version = page => page.evaluate(() => document.getElementById('text-version').innerText);

// Waits until what has been pressed is on the screen.
export const on_screen = page =>
  page.evaluate(
    () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))
  );

// Waits until only the person at the device can act: answer, or leave the summary of a scoring.
export async function rested(page) {
  await page.waitForFunction(() => !eg.state().busy, null, { polling: 15 });
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  return state(page);
}
// ... and leaves the summary of a scoring, if there is one.
export async function settled(page) {
  for (;;) {
    const now = await rested(page);
    if (!now.summary || now.dialog) return now;
    // the table comes a frame after the state
    await page.waitForFunction(() => eg.rects().some(r => r.id === 'button:continue'), null, { polling: 15 });
    await click(page, 'button:continue');
    await page.waitForFunction(() => !eg.state().summary, null, { polling: 15 });
  }
}

// Waits until animations have ended: half a second without a new frame. Returns the number of frames so far.
export async function landed(page, patience = 240) {
  for (let i = 0, frames = -1; i < patience; i++) {
    const now = (await state(page)).frames;
    if (now === frames) return now;
    frames = now;
    await page.waitForTimeout(500);
    // a slow machine may owe one
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  throw new Error(`still drawing after ${patience / 2} seconds`);
}

// Scrolls the list of cards by the wheel until this card can be pressed.
async function roll(page, id) {
  for (let i = 0; i < 12; i++) {
    const all = await rects(page);
    const rect = all.find(r => r.id === id), list = all.find(r => r.id === 'strip:hand');
    const middle = rect.y + rect.h / 2;
    if (!list || (middle > list.y + 4 && middle < list.y + list.h - 4)) return;
    await page.mouse.move(list.x + list.w / 2, list.y + list.h / 2);
    await page.mouse.wheel(0, middle - list.y - list.h / 2);
    await page.waitForTimeout(150);
  }
}

// Drags the strip of cards until this card can be pressed.
async function bring(page, id) {
  for (let i = 0; i < 12; i++) {
    const all = await rects(page);
    const rect = all.find(r => r.id === id), strip = all.find(r => r.id === 'strip:cards');
    const middle = rect.x + rect.w / 2;
    if (!strip || (middle > strip.x + 8 && middle < strip.x + strip.w - 8)) return;
    const y = strip.y + strip.h / 2, x = strip.x + strip.w / 2, way = middle > x ? -1 : 1;
    await page.mouse.move(x - way * 100, y);
    await page.mouse.down();
    for (let k = 1; k <= 5; k++) await page.mouse.move(x - way * (100 - 40 * k), y);
    await page.waitForTimeout(120);
    await page.mouse.up();
    await page.waitForTimeout(200);
  }
}

export async function click(page, id) {
  if (id.startsWith('card:')) await bring(page, id);
  if (id.startsWith('hand:')) await roll(page, id);
  const rect = (await rects(page)).find(r => r.id === id);
  if (!rect) throw new Error(`nothing is called ${id}: ${(await rects(page)).map(r => r.id).join(' ')}`);
  const x = rect.x + rect.w / 2, y = rect.y + rect.h / 2;
  const size = page.viewportSize();
  if (x < 0 || y < 0 || x > size.width || y > size.height)
    throw new Error(`${id} lies outside the window at ${x}, ${y}`);
  const frames = (await state(page)).frames;
  await page.mouse.move(x, y);
  await page.waitForFunction(n => eg.state().frames > n, frames, { polling: 5 });
  await page.mouse.down();
  await page.waitForTimeout(25);
  await page.mouse.up();
  await on_screen(page);
}

// Goes from the first screen to the new-game screen.
export const set_up = (page, by = click) => by(page, 'button:setup');

// Presses a key and waits until a frame has handled it.
export async function strike(page, key) {
  const frames = (await state(page)).frames;
  await page.keyboard.press(key);
  await page.waitForFunction(n => eg.state().frames > n + 1, frames, { polling: 5 });
  await on_screen(page);   // those frames may have come before the key
}

// What Tab goes through, as src/app/ui/navigation.cpp groups it.
const groups = { place: 'board', caballero: 'board', scoreboard: 'board', minus: 'board', power: 'hand',
  number: 'answers', button: 'answers', lesson: 'answers', entry: 'answers', court: 'seats', icon: 'header' };
export const group_of = id => groups[id.split(':')[0]] ?? id.split(':')[0];

// The arrow that leads from one rectangle most nearly to another, of those not tried there.
export function arrow(here, goal, tried) {
  const dx = goal.x + goal.w / 2 - here.x - here.w / 2, dy = goal.y + goal.h / 2 - here.y - here.h / 2;
  const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft', down = dy > 0 ? 'ArrowDown' : 'ArrowUp';
  const wished = Math.abs(dx) > Math.abs(dy) ? [across, down] : [down, across];
  const all = [...wished, 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  return all.find(key => !tried.includes(key)) ?? wished[tried.length % 2];
}

// Moves the focus by Tab and the arrows until this has it.
export async function walk_to(page, id) {
  const target = async of => (await targets(page)).find(s => s.id === of);
  const goal = await target(id);
  if (!goal) throw new Error(`nothing to walk to is called ${id}`);
  for (let i = 0; i < 20 && group_of((await state(page)).focus) !== group_of(id); i++) {
    if (!await page.evaluate(() => document.activeElement === canvas)) await page.focus('#canvas');
    await strike(page, 'Tab');
  }
  const been = new Map();   // id -> arrows tried there
  for (let i = 0; i < 60; i++) {
    const at = (await state(page)).focus;
    if (at === id) return;
    const tried = been.get(at) ?? [], key = arrow(await target(at), goal, tried);
    been.set(at, [...tried, key]);
    await strike(page, key);
  }
  throw new Error(`walking does not lead to ${id}, only to ${[...been.keys()].join(' ')}`);
}

// The ids of the places on the screen where an answer can be clicked.
export function target(text) {
  const [first, second] = text.split(' ');
  const button = {
    done: 'done',
    act: 'act',
    'act-other': 'act_other',
    veto: 'veto',
    allow: 'allow',
    'allow-all': 'allow_all'
  }[text];
  if (button) return ['button:' + button];
  if (first === 'power') return ['power:' + second];
  if (first === 'hand') return ['hand:' + second];
  if (first === 'card') return ['card:' + second];
  if (first === 'take') return ['number:' + second];
  if (first === 'token') return ['token:' + second, 'button:token:' + second];
  if (first === 'board')
    return ['scoreboard:' + (second === '8/4/0' ? 0 : 1), 'button:scoreboard:' + (second === '8/4/0' ? 0 : 1)];
  if (second === 'court') return ['button:court'];
  if (second) return [`caballero:${first}:${second}`];
  return ['place:' + text];
}

// click() by a finger: real touches, and a swipe where the strip of cards hides a card.
export async function tap(page, id) {
  const find = async of => (await rects(page)).find(r => r.id === of);
  const strip = await find('strip:cards');
  for (let i = 0; id.startsWith('card:') && strip && i < 12; i++) {
    const rect = await find(id), x = rect.x + rect.w / 2;
    if (x > strip.x + 8 && x < strip.x + strip.w - 8) break;
    const y = strip.y + strip.h / 2, from = strip.x + strip.w / 2, way = x > from ? -1 : 1;
    await swipe(page, [from - way * 90, y], [from + way * 90, y]);
    await page.waitForTimeout(150);
  }
  const list = await find('strip:hand');
  for (let i = 0; id.startsWith('hand:') && list && i < 20; i++) {
    const rect = await find(id), y = rect.y + rect.h / 2;
    if (y > list.y + 6 && y < list.y + list.h - 6) break;
    const x = list.x + list.w / 2,
      from = list.y + list.h / 2,
      way = y > from ? -1 : 1,
      by = Math.min(90, list.h / 2 - 8);
    await swipe(page, [x, from - way * by], [x, from + way * by]);
    for (let before = NaN, now = (await find(id)).y; now !== before; now = (await find(id)).y) {   // it scrolls on
      before = now;
      await page.waitForTimeout(250);
      // a slow machine may owe one
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    }
  }
  const rect = await find(id);
  if (!rect) throw new Error(`nothing is called ${id}`);
  await page.touchscreen.tap(rect.x + rect.w / 2, rect.y + rect.h / 2);
  await on_screen(page);
}

export async function swipe(page, from, to) {
  page.touch ??= await page.context().newCDPSession(page);
  const send = (type, ...at) =>
    page.touch.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  await send('touchStart', from);
  for (let i = 1; i <= 5; i++) {
    await send('touchMove', [from[0] + (to[0] - from[0]) * i / 5, from[1] + (to[1] - from[1]) * i / 5]);
    await page.waitForTimeout(40);
  }
  await send('touchEnd');
}

// click() by keys.
export async function enter(page, id) {
  await walk_to(page, id);
  await page.keyboard.press('Enter');
}

// Where a power card and a modifier are put together first, chooses power cards until one of them goes with what is
// chosen; where a button gives the answer, presses it. `shows`: whether there is something with this id on the screen.
export async function finish_answer(texts, shows, press) {
  for (const text of texts.filter(text => text.startsWith('power ')))
    if (await shows('button:choose_power') && await shows(target(text)[0])) await press(target(text)[0]);
  for (const button of ['button:play', 'button:pass', 'button:set']) if (await shows(button)) await press(button);
}

// How many clicks or swipes an answer takes.
function inputs(there, id, size) {
  const rect = there.find(r => r.id === id), x = rect.x + rect.w / 2, y = rect.y + rect.h / 2;
  const strip = id.startsWith('card:') && there.find(r => r.id === 'strip:cards');
  if (strip) return 1 + Math.ceil(Math.max(0, strip.x - x, x - strip.x - strip.w) / (strip.w * 0.8));
  // the list of all cards can be scrolled, sorted and filtered
  if (id.startsWith('hand:') && there.some(r => r.id === 'strip:hand')) return 1;
  return x > 0 && y > 0 && x < size.width && y < size.height ? 1 : Infinity;
}

// Answers all questions at random until the game is over, or `until` is true, and checks that every legal answer takes
// at most three inputs. Returns the number of answers.
export async function play(page, { seed = 1, until = () => false, limit = 2000, by = click } = {}) {
  let clicks = 0, chance = seed;
  for (; clicks < limit; clicks++) {
    const now = await settled(page);
    if (now.over || await until(now)) return clicks;
    if (now.screen === 'curtain') { await by(page, 'button:open'); continue; }
    const texts = await legal(page);
    if (texts.length === 0) throw new Error('nothing may be answered: ' + JSON.stringify(now));
    chance = (chance * 1103515245 + 12345) & 0x7fffffff;
    // Stopping is chosen rarely, or a game would have no caballeros in it.
    const lively = texts.filter(t => t !== 'done');
    const text =
      lively.length && chance % 8 ? lively[(chance >> 8) % lively.length] : texts[(chance >> 8) % texts.length];
    const there = await rects(page);
    const lies = of => {
      const found = target(of).find(t => there.some(r => r.id === t));
      if (!found)
        throw new Error(`${of} may be answered but is nowhere on the screen: ${there.map(r => r.id).join(' ')}`);
      return found;
    };
    for (const each of texts)
      if (inputs(there, lies(each), page.viewportSize()) > 3)
        throw new Error(`${each} is further than three inputs away: ${JSON.stringify(there)}`);
    const id = lies(text);
    const disc = (await targets(page)).some(t => t.id === 'button:set');
    await by(page, id);
    if (disc) await page.waitForFunction(
      answers => eg.rects().some(r => r.id === 'button:set') || eg.state().answers !== answers, now.answers);
    // A secret disc that comes next has a button, too, but none that can be pressed.
    const shows = async of =>
      (await (/^power:|^button:set/.test(of) ? rects : targets)(page)).some(t => t.id === of);
    await finish_answer(texts, shows, of => by(page, of));
    let after = await settled(page);
    if (text === 'done' && after.ending) {   // a second click confirms
      await by(page, id);
      after = await settled(page);
    }
    if (after.answers === now.answers)
      throw new Error(`a click on ${id} for "${text}" changed nothing: ${JSON.stringify(after)}`);
  }
  throw new Error(`not over after ${limit} clicks`);
}

// play() with the buttons of the text version, which is faster.
export async function press(page, { seed = 1, until = () => false, limit = 2000 } = {}) {
  let chance = seed;
  for (let i = 0; i < limit; i++) {
    const now = await settled(page);
    if (now.over || await until(now)) return i;
    chance = (chance * 1103515245 + 12345) & 0x7fffffff;
    await page.evaluate(n => {
      const buttons = [...document.querySelectorAll('#text-version button')].filter(
        b => b.key.startsWith('do ') || b.key === 'button:open'   // answers, and the curtain
      );
      const lively = buttons.filter(b => b.textContent !== 'End turn' && b.textContent !== 'Done');
      const among = lively.length && n % 8 ? lively : buttons;
      among[(n >> 8) % among.length]?.click();
    }, chance);
  }
  throw new Error(`not over after ${limit} answers`);
}

// Waits until the text version contains this string, or matches this regular expression.
export const says = (page, words) => page.waitForFunction(words => {
  const text = document.getElementById('text-version').innerText;
  return typeof words === 'string' ? text.includes(words) : words.test(text);
}, words, { polling: 30 });
// Presses the button of the text version with this text; a colon and more about it may follow. It is done when what
// has been pressed is on the screen: in screens and dialogs that takes a frame.
export const pick = async (page, words) => {
  await page.evaluate(words => {
    const all = [...document.querySelectorAll('#text-version button')];
    const found = all.find(b => b.textContent === words) ?? all.find(b => b.textContent.startsWith(words + ': '));
    if (!found) throw new Error(`no button says ${words}, but ${all.map(b => b.textContent).join(' | ')}`);
    found.click();
  }, words);
  await on_screen(page);
};
// What is chosen in the text version: its toggles that are on.
export const chosen = page =>
  page.evaluate(() => [...document.querySelectorAll('#text-version [aria-pressed=true]')].map(b => b.textContent));
// Waits until a toggle that begins with these words is on.
export const chooses = (page, words) => page.waitForFunction(words => {
  const all = [...document.querySelectorAll('#text-version [aria-pressed=true]')];
  return all.some(b => b.textContent.startsWith(words));
}, words, { polling: 30 });
// What the text version says of a region: the words of its row in the table.
export const region = (page, name) => page.evaluate(name => {
  const row = [...document.querySelectorAll('#text-version tr')].find(row => row.cells[0].textContent === name);
  return [...row.cells].map(cell => cell.textContent).join('; ');
}, name);
// Waits until this can be pressed on the canvas.
export const shows = (page, id) =>
  page.waitForFunction(id => eg.rects().some(r => r.id === id), id, { polling: 30 });
// Everything on the canvas that has an id, whether it can be pressed or not.
export const targets = page => page.evaluate(() => eg.targets());

// Opens a page with a running game; `query` is the rest of its address.
export async function table(browser, site, query, options) {
  const page = await started(await open(browser, `${site.url}?pace=instant&start=1&${query}`, options));
  await settled(page);
  return page;
}
// Opens a page with a game at this question, reached by random answers in one of twelve games.
export async function table_at(browser, site, step, options) {
  for (let seed = 1; seed <= 12; seed++) {
    const page = await table(browser, site, `seed=${seed}&seats=person,random`, options);
    await press(page, { seed, limit: 400, until: now => now.step === step }).catch(() => {});
    if ((await state(page)).step === step) return page;
    await page.context().close();
  }
  throw new Error(`no game comes to ${step}`);
}
// Waits until this many answers have been given; more: or more than that.
export const answered = (page, answers, more = false) => page.waitForFunction(
  ([answers, more]) => eg.state().answers === answers || (more && eg.state().answers > answers), [answers, more],
  { polling: 30 });
// The middle of the one of these with this id.
export function middle(things, id) {
  const thing = things.find(each => each.id === id);
  if (!thing) throw new Error(`${id} is not among ${things.map(each => each.id).join(' ')}`);
  return [thing.x + thing.w / 2, thing.y + thing.h / 2];
}
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
