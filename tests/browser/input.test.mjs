// By hand: settings that are kept, reasons on whatever may not be chosen, and the keyboard on the canvas.

import assert from 'node:assert/strict';
import { launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, landed, legal, on_screen, text_version, play, press, rects, set_up, settled, state, strike, swipe, walk_to } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
const frames = {};
before(async () => {
  site = await serve(frames);
  frames['/sandbox'] = `<!doctype html><iframe src="${site.other}?pace=instant&start=1&seed=7" sandbox="allow-scripts" width="1000" height="700"></iframe>`;
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

const table = async (query, options) => {
  const page = await started(await open(browser, `${site.url}?pace=instant&start=1&${query}`, options));
  await settled(page);
  return page;
};
// A table at which this is asked: that of the first game in which presses by chance come to it.
async function table_at(step, options) {
  for (let seed = 1; seed <= 12; seed++) {
    const page = await table(`seed=${seed}&seats=person,random`, options);
    await press(page, { seed, limit: 400, until: now => now.step === step }).catch(() => {});
    if ((await state(page)).step === step) return page;
    await page.context().close();
  }
  assert.fail(`no game comes to ${step}`);
}
const answered = (page, n, more = false) => page.waitForFunction(([k, or]) => eg.state().answers === k || (or && eg.state().answers > k), [n, more], { polling: 30 });
const done = async page => {
  assert.deepEqual(page.troubles, []);
  await page.context().close();
};

test('settings take hold at once and are kept', async () => {
  const page = await table('seed=7');
  const before = (await rects(page)).find(r => r.id === 'power:1');
  await click(page, 'icon:menu');
  await click(page, 'menu:settings');
  await click(page, 'setting:text:1');
  await click(page, 'setting:colours:2');
  await click(page, 'setting:motion:1');
  await click(page, 'setting:memory:0');
  await page.screenshot({ path: logs + 'settings.png' });
  assert.match(await text_version(page), /Text size: 125 %\n[^]*Colours: Dark\n[^]*Reduced motion: On\n[^]*Castillo's numbers: Hidden\n[^]*Kept on this device/);
  await click(page, 'button:close');
  assert.notDeepEqual((await rects(page)).find(r => r.id === 'power:1'), before);
  await click(page, 'power:13');          // pressed where it is drawn, enlarged or not
  assert.equal((await settled(page)).answers > 0, true);
  const dark = async () => page.evaluate(async url => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(image.width - 3, image.height - 3, 1, 1).data[0] < 60;
  }, 'data:image/png;base64,' + (await page.screenshot()).toString('base64'));
  assert.ok(await dark());
  await page.reload();                    // the address began this game, and goes on with it
  await started(page);
  await settled(page);
  assert.ok(await dark());
  await page.evaluate(() => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === 'Settings').click());
  await page.waitForFunction(() => /Colours: Dark\n/.test(document.getElementById('text-version').innerText));
  await page.evaluate(() => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === 'Colours: Light').click());
  await page.waitForFunction(() => /Colours: Light\n/.test(document.getElementById('text-version').innerText));
  assert.ok(!await dark());
  await done(page);
});

test('where nothing may be kept the settings say so, and hold', async () => {
  const page = await open(browser, site.url + 'sandbox');
  const inner = page.frames()[1] ?? await page.waitForEvent('frameattached');
  await started(inner);
  const choose = words => inner.evaluate(w => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === w).click(), words);
  await choose('Settings');
  await inner.waitForFunction(() => /Nothing can be kept here/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  await choose('Text size: 150 %');
  await inner.waitForFunction(() => /Text size: 150 %\nText size: 100 %/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  assert.match(await inner.evaluate(() => document.getElementById('text-version').innerText), /Nothing can be kept here/);
  await choose('Close');
  await inner.waitForFunction(() => [...document.querySelectorAll('#text-version button')].some(b => b.textContent === 'New game'), null, { polling: 50 });
  await choose('New game');
  await inner.waitForFunction(() => /or this page is closed/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  await choose('Leave');
  await inner.waitForFunction(() => /Continue your game: Round 1/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  await done(page);
});

test('the ring goes from question to question, to what answers it', async () => {
  const page = await table('seed=7&seats=person,random');
  for (const prefix of ['power:', 'number:', 'card:']) {
    const now = await settled(page);
    const id = (await page.evaluate(() => eg.targets())).find(s => s.id.startsWith(prefix) && (prefix !== 'number:' || s.id !== 'number:0')).id;
    if (now.focus === '') await walk_to(page, id);
    assert.ok((await state(page)).focus.startsWith(prefix), `${(await state(page)).focus} for ${prefix}`);
    await page.keyboard.press('Enter');
    await answered(page, now.answers + 1, true);
  }
  await settled(page);
  await strike(page, 'Shift');   // a frame more
  assert.match((await state(page)).focus, /^(place|button):(?!undo|reset|hint)/);
  await done(page);
});

test('more contrast is shown to those whose system asks for it', async () => {
  const page = await table('seed=7', { contrast: 'more' });
  const plain = await table('seed=7');
  assert.ok(!(await page.screenshot()).equals(await plain.screenshot()));
  await plain.context().close();
  await done(page);
});

// The middle of a region's shield, from walking there by keys.
const why_by_key = async (page, id) => {
  await walk_to(page, id);
  return (await state(page)).why;
};

test('whatever may not be chosen says why when it is pointed at', async () => {
  const page = await table('seed=7&seats=person,greedy,greedy');
  await press(page, { seed: 3, until: now => now.step === 'use_card' });
  assert.deepEqual(await legal(page), ['CAS', 'ARA', 'VAL', 'done', 'act']);
  await page.focus('#canvas');
  assert.equal(await why_by_key(page, 'place:CAT'), 'The King stands here: nothing may enter or leave.');
  await strike(page, 'Enter');
  assert.equal((await state(page)).why, 'The King stands here: nothing may enter or leave.', 'Enter answers nothing there');
  assert.equal(await why_by_key(page, 'place:SEV'), 'Not beside the King: Sevilla does not border Cataluña.');
  assert.equal(await why_by_key(page, 'place:ARA'), '');
  assert.equal(await why_by_key(page, 'card:3'), 'Lucía has taken this card.');
  await page.screenshot({ path: logs + 'why.png' });
  assert.match(await text_version(page), /Not to be chosen now\n[^]*Sevilla: Not beside the King/);
  // By mouse it takes a moment, and nothing is said where one may press.
  await page.mouse.move(205, 640);
  await page.waitForFunction(() => /^Not beside the King: Sevilla/.test(eg.state().why), null, { polling: 50 });
  const aragon = (await rects(page)).find(r => r.id === 'place:ARA');
  await page.mouse.move(aragon.x + 4, aragon.y + 4);
  await page.waitForTimeout(1200);
  assert.equal((await state(page)).why, '');
  await done(page);
});

test('a finger that presses or rests on what may not be chosen is told why', async () => {
  const page = await table('seed=7&seats=person,greedy,greedy', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await press(page, { seed: 3, until: now => now.step === 'use_card' });
  const { answers } = await state(page);
  await page.touchscreen.tap(86, 360);
  await page.waitForFunction(() => eg.state().why, null, { polling: 50 });
  assert.match((await state(page)).why, /^Not beside the King: Sevilla/);
  // Resting on what may be chosen shows it and chooses nothing.
  const aragon = (await rects(page)).find(r => r.id === 'place:ARA');
  const touch = await page.context().newCDPSession(page);
  const points = [{ x: aragon.x + 4, y: aragon.y + 4 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await page.waitForTimeout(800);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await settled(page);
  assert.equal((await state(page)).answers, answers);
  await page.screenshot({ path: logs + 'long-press.png' });
  assert.ok((await rects(page)).some(r => r.id === 'button:rule'), 'a slip tells the rule');
  await strike(page, 'Escape');
  // A short press that has to wait comes out short.
  await page.evaluate(() => canvas.addEventListener('touchstart', () => { for (const from = Date.now(); Date.now() - from < 700;); }, { once: true }));
  await page.touchscreen.tap(points[0].x, points[0].y);
  await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
  assert.equal((await state(page)).answers, answers + 1);
  await done(page);
});

// Where this may be pressed. How far apart two such things lie tells how near the board is.
const where = async (page, id) => (await rects(page)).find(r => r.id === id);
const spread_to = async (page, [one, other], least, most) => page.waitForFunction(([one, other, least, most]) => {
  const [a, b] = [one, other].map(id => eg.rects().find(r => r.id === id));
  const now = a && b ? Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2) : 0;
  return now >= least && now <= most;
}, [one, other, least, most], { polling: 30 });
const span = async (page, [one, other]) => {
  const a = await where(page, one), b = await where(page, other);
  return Math.hypot(a.x + a.w / 2 - b.x - b.w / 2, a.y + a.h / 2 - b.y - b.h / 2);
};
const two = ['place:ARA', 'place:VAL'];

test('two fingers bring the board nearer, one moves it, and two taps show all of it again; none of that is an answer', async () => {
  const page = await table('seed=7&seats=person,greedy,greedy', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await press(page, { seed: 3, until: now => now.step === 'use_card' });
  const { answers } = await state(page), all = await span(page, two);
  const touch = await page.context().newCDPSession(page);
  const send = (type, ...points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const pair = apart => [[280 - apart, 225], [280 + apart, 225]];
  await send('touchStart', pair(40)[0]);
  await page.waitForTimeout(700);   // as long as a press that asks for a slip
  await send('touchStart', ...pair(40));
  await on_screen(page);   // a frame has seen both
  for (let apart = 44; apart <= 84; apart += 8) await send('touchMove', ...pair(apart));
  await spread_to(page, two, 1.8 * all, 2.3 * all);
  await send('touchEnd');
  await settled(page);
  assert.equal((await state(page)).answers, answers);
  assert.ok(!(await rects(page)).some(r => r.id === 'button:rule'), 'no slip');
  const before = (await where(page, 'place:ARA')).x;
  await send('touchStart', [250, 225]);
  for (let x = 260; x <= 300; x += 10) await send('touchMove', [x, 225]);
  await send('touchEnd');
  await page.waitForFunction(x => eg.rects().find(r => r.id === 'place:ARA').x > x + 20, before, { polling: 30 });
  assert.equal((await state(page)).answers, answers);
  await page.screenshot({ path: logs + 'near.png' });
  // What may be pressed is where it is seen, and what lies beyond the edge is not there for a finger.
  for (const r of (await rects(page)).filter(r => r.id.startsWith('place:'))) assert.ok(r.x >= 0 && r.x + r.w <= 390, r.id);
  await swipe(page, [60, 300], [380, 300]);
  await swipe(page, [60, 300], [380, 300]);
  await Promise.all([page.touchscreen.tap(60, 240), page.touchscreen.tap(60, 240)]);   // Portugal
  await spread_to(page, two, 0.99 * all, 1.01 * all);
  assert.equal((await state(page)).answers, answers);
  await done(page);
});

test('the board comes nearer by two clicks and by keys, and shows what the keyboard walks to', async () => {
  const page = await table('seed=7&seats=person,greedy,greedy');
  await press(page, { seed: 3, until: now => now.step === 'use_card' });
  const { answers } = await state(page), all = await span(page, two);
  await page.mouse.dblclick(480, 440);   // of a region that is not to be chosen
  await spread_to(page, two, 1.95 * all, 2.05 * all);
  await page.keyboard.press('-');
  await spread_to(page, two, 1.45 * all, 1.55 * all);
  await page.keyboard.press('+');
  await spread_to(page, two, 1.95 * all, 2.05 * all);
  await page.focus('#canvas');
  for (const id of ['place:CAS', 'place:VAL', 'place:ARA']) {
    await walk_to(page, id);
    await page.waitForFunction(id => eg.rects().some(r => r.id === id && r.x > 30 && r.x + r.w < 860 && r.y > 70 && r.y + r.h < 770), id, { polling: 30 });
  }
  assert.equal((await state(page)).answers, answers);
  await done(page);
});

test('what everything would bring now is shown by the eye and by E, in words too, and ends with Escape, a press on the board or an answer', async () => {
  const page = await table('seed=7');
  const shown = async so => page.waitForFunction(so => /If everything were scored now\n/.test([...document.querySelectorAll('#text-version h2')].map(h => h.textContent + '\n').join('')) === so, so, { polling: 50 });
  const there = (await rects(page)).map(r => r.id).filter(id => id.startsWith('place:'));
  await click(page, 'icon:if_scored');
  await shown(true);
  const words = await text_version(page);
  for (const name of ['Isabel', 'Tomás']) assert.match(words, new RegExp(`${name}: \\d+ more, \\d+ in all`));
  assert.ok((await legal(page)).length > 0, 'what is asked is still asked');
  await page.keyboard.press('Escape');
  await shown(false);
  await page.keyboard.press('e');
  await shown(true);
  await page.mouse.click(300, 400);
  await shown(false);
  assert.equal((await state(page)).answers, 0);
  await page.keyboard.press('e');
  await shown(true);
  await click(page, 'power:13');
  await settled(page);
  await shown(false);
  assert.deepEqual((await rects(page)).map(r => r.id).filter(id => id.startsWith('place:')), there);
  await done(page);
});

test_long('the keys show themselves, and Escape goes back', async () => {
  const page = await table('seed=7');
  await page.focus('#canvas');
  await page.keyboard.press('?');
  await page.waitForFunction(() => eg.state().dialog && /Keys[^]*Enter chooses what is ringed/.test(document.getElementById('text-version').innerText), null, { polling: 50 });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !eg.state().dialog, null, { polling: 50 });
  await done(page);
});

test('before a game too the keys show themselves, the rules and the settings, and Escape goes back', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  const says = words => page.waitForFunction(w => document.getElementById('text-version').innerText.includes(w), words, { polling: 50 });
  await page.focus('#canvas');
  for (const [key, words] of [['?', 'Enter chooses what is ringed'], ['h', 'Rulebook: What you want'], ['o', 'Text size: 100 %']]) {
    await page.keyboard.press(key);
    await says(words);
    await page.keyboard.press('Escape');
    await says('What can be on the table');
  }
  await set_up(page);
  await says('El Grande: new game');
  await page.keyboard.press('Escape');
  await says('What can be on the table');
  await click(page, 'button:play');
  const { answers, round } = await settled(page);
  await page.evaluate(() => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === 'New game').click());
  await says('Leave this game?');
  await click(page, 'button:leave');
  await says('What can be on the table');
  await page.focus('#canvas');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => eg.state().screen === 'table', null, { polling: 50 });
  assert.deepEqual([(await settled(page)).answers, (await state(page)).round], [answers, round]);
  await done(page);
});

test_long('a game of bots alone is paused and goes on, by button, key and words', async () => {
  const page = await started(await open(browser, `${site.url}?seed=7&seats=random,random,random&pace=normal&start=1`));
  const still = async () => {
    await page.waitForFunction(() => eg.state().paused, null, { polling: 20 });
    await landed(page);
    const { answers, lines } = await state(page);
    await page.waitForTimeout(1200);
    assert.deepEqual([(await state(page)).answers, (await state(page)).lines], [answers, lines]);
  };
  const goes = async how => {
    const { answers } = await state(page);
    await how();
    await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
  };
  await click(page, 'button:pause');
  await still();
  await page.screenshot({ path: logs + 'paused.png' });
  await goes(() => click(page, 'button:pause'));
  await page.keyboard.press('p');
  await still();
  await goes(() => page.evaluate(() => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === 'Go on').click()));
  await done(page);
});

test('what the address says and the page does not understand is told on the screen', async () => {
  const page = await started(await open(browser, site.url + '?lang=de&pace=quick'));
  assert.match(await text_version(page), /So far the game speaks English only\. The page does not understand this of its address: “pace=quick”\./);
  await page.screenshot({ path: logs + 'address.png' });
  await click(page, 'button:well');
  assert.equal((await state(page)).dialog, false);
  await page.goto(site.url + '?lang=en');
  await started(page);
  assert.equal((await state(page)).dialog, false);
  await done(page);
});

test('the sheet for a code shows its title and its buttons in the smallest window', async () => {
  const page = await started(await open(browser, site.url, { viewport: { width: 320, height: 200 } }));
  await click(page, 'tab:3');   // what else there is
  await click(page, 'button:load');
  for (const part of ['#sheet h2', '#sheet-do', '#sheet-close']) {
    const box = await page.locator(part).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 200, `${part} at ${JSON.stringify(box)}`);
  }
  await page.screenshot({ path: logs + 'sheet-small.png' });
  await done(page);
});

// ---- pieces that are handled

const carry = async (page, from, to) => {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 12, from[1] + 6);
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
  await page.waitForTimeout(100);
  await page.mouse.up();
  await settled(page);
};
const middle = (list, id) => {
  const r = list.find(s => s.id === id);
  assert.ok(r, `${id} among ${list.map(s => s.id).join(' ')}`);
  return [r.x + r.w / 2, r.y + r.h / 2];
};
const targets = page => page.evaluate(() => eg.targets());

for (const [name, options, by] of [
  ['the mouse', { viewport: { width: 844, height: 390 } }, carry],
  ['a finger', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, swipe],
])
  test(`caballeros are carried from the court by ${name}, and taken back one by one`, async () => {
    const page = await table('seed=7&seats=person,greedy,greedy', options);
    await press(page, { seed: 3, until: now => now.step === 'use_card' });
    const { answers } = await state(page);
    const court = async () => middle(await targets(page), 'court:0');
    await by(page, await court(), middle(await rects(page), 'place:ARA'));
    await answered(page, answers + 1);
    await by(page, await court(), middle(await rects(page), 'place:VAL'));
    await answered(page, answers + 2);
    await by(page, await court(), middle(await targets(page), 'place:SEV'));   // nothing may be put down there
    assert.equal((await state(page)).answers, answers + 2);
    assert.match(await text_version(page), /Aragón, worth[^\n]*Isabel 1[^]*Valencia, worth[^\n]*Isabel 1/);
    await page.screenshot({ path: `${logs}minus-${by.name}.png` });
    const minus = middle(await rects(page), 'minus:ARA');            // not the last one placed
    if (options.hasTouch) await page.touchscreen.tap(...minus);
    else await page.mouse.click(...minus);
    await answered(page, answers + 1);
    await settled(page);
    assert.doesNotMatch(await text_version(page), /Aragón, worth[^\n]*Isabel/);
    assert.match(await text_version(page), /Valencia, worth[^\n]*Isabel 1[^]*/);
    assert.ok(!(await rects(page)).some(r => r.id === 'minus:ARA'));
    await page.evaluate(() => [...document.querySelectorAll('#text-version button')].find(b => b.textContent === 'Take one back from Valencia').click());
    await answered(page, answers);
    await done(page);
  });

for (const step of ['move_caballero', 'choose_scoreboard'])
  test_long(`${step === 'move_caballero' ? 'a caballero' : 'a scoreboard'} is carried from place to place`, async () => {
    const page = await table_at(step, { viewport: { width: 844, height: 390 } });
    const { answers } = await state(page), texts = await legal(page), all = [...await targets(page), ...await rects(page)];
    const from = texts.find(t => t !== 'done' && !t.endsWith('CAS'));
    await carry(page, middle(all, step === 'move_caballero' ? `caballero:${from.replace(' ', ':')}` : 'scoreboard:' + (from === 'board 8/4/0' ? 0 : 1)), middle(all, 'place:CAS'));
    await page.waitForFunction(k => eg.state().answers >= k, answers + 1, { polling: 30 });
    assert.ok((await state(page)).answers >= answers + 2, 'lifted and put down');
    await done(page);
  });

for (const [name, step, grip, options, by] of [
  ['the King', 'choose_kings_region', 'grip:king', { viewport: { width: 844, height: 390 } }, carry],
  ['a Grande', 'choose_home', 'grip:grande', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, swipe],
])
  test_long(`${name} is carried to another region`, async () => {
    const page = await table_at(step, options), { answers } = await state(page), all = await rects(page);
    const to = (await legal(page)).map(place => 'place:' + place).filter(id => all.some(r => r.id === id)).at(-1);
    await by(page, middle(all, grip), [4, 200]);   // into the ocean: nothing happens
    assert.equal((await settled(page)).answers, answers);
    await by(page, middle(all, grip), middle(all, to));
    await page.waitForFunction(k => eg.state().answers > k, answers, { polling: 30 });
    await settled(page);
    assert.match(await text_version(page), name === 'the King' ? /moves the King/ : /moves the Grande/);
    await done(page);
  });

test('what is walked to by keys rolls into sight, and by the wheel out of it', async () => {
  const page = await started(await open(browser, site.url, { viewport: { width: 480, height: 320 } }));
  await set_up(page);
  await click(page, 'level:1');
  const last = async () => (await page.evaluate(() => eg.targets())).find(s => s.id === 'temper:kings_friend');
  const end = s => Math.round(s.y + s.h);
  assert.ok(end(await last()) > 320, 'it lies below the list');
  await page.focus('#canvas');
  await walk_to(page, 'temper:kings_friend');
  await page.waitForFunction(() => { const s = eg.targets().find(s => s.id === 'temper:kings_friend'); return s.y + s.h <= innerHeight; }, null, { polling: 20 });
  await page.screenshot({ path: logs + 'rolled.png' });
  await page.mouse.move(240, 200);
  await page.mouse.wheel(0, -2000);
  await page.waitForFunction(() => { const s = eg.targets().find(s => s.id === 'temper:kings_friend'); return s.y > innerHeight; }, null, { polling: 20 });
  await done(page);
});

test('a key comes up for the game whatever is held beside it, and wherever the focus is by then', async () => {
  const page = await table('seed=7&seats=person,greedy,greedy');
  await page.focus('#canvas');
  const opens = async () => {
    await page.keyboard.press('h');
    await page.waitForFunction(() => eg.state().dialog, null, { polling: 30 });
    await strike(page, 'Escape');
  };
  for (const other of ['Control', 'Alt']) {
    await page.keyboard.down('h');
    await page.waitForFunction(() => eg.state().dialog, null, { polling: 30 });
    await page.keyboard.down(other);
    await page.keyboard.up('h');
    await page.keyboard.up(other);
    await strike(page, 'Escape');
    await opens();
  }
  await page.keyboard.down('h');
  await page.waitForFunction(() => eg.state().dialog, null, { polling: 30 });
  await page.focus('#show');
  await page.keyboard.up('h');
  await page.focus('#canvas');
  await strike(page, 'Escape');
  await opens();
  await done(page);
});

test('signs are what is typed, on whatever key of a keyboard they lie', async () => {
  const page = await table('seed=7&seats=person,greedy,greedy');
  await press(page, { seed: 3, until: now => now.answers > 6 });
  await page.focus('#canvas');
  const type = (key, code, keyCode) => page.evaluate(([key, code, keyCode]) => {   // as a French keyboard has them
    const send = (type, more) => canvas.dispatchEvent(new KeyboardEvent(type,
      { key, code, bubbles: true, cancelable: true, ...more }));
    send('keydown', { keyCode });
    send('keypress', { keyCode: key.charCodeAt(0), charCode: key.charCodeAt(0) });
    send('keyup', { keyCode });
  }, [key, code, keyCode]);
  const moment = async () => (await state(page)).moment;
  await type(',', 'KeyM', 188);
  await page.waitForFunction(() => eg.state().moment > 0, null, { polling: 30 });
  const at = await moment();
  await type(',', 'KeyM', 188);
  await page.waitForFunction(n => eg.state().moment === n - 1, at, { polling: 30 });
  await type('.', 'Comma', 59);
  await page.waitForFunction(n => eg.state().moment === n, at, { polling: 30 });
  await done(page);
});
