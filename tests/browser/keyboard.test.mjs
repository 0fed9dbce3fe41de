// The keyboard on the canvas.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { answered, click, legal, pick, press, rects, says, set_up, settled, state, strike, table, targets, text_version,
  walk_to } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

test('the focus ring moves from question to question, to an answer', async () => {
  const page = await table(browser, site, 'seed=7&seats=person,random');
  for (const prefix of ['power:', 'number:', 'card:']) {
    const now = await settled(page);
    const id = (await targets(page)).find(
      s => s.id.startsWith(prefix) && (prefix !== 'number:' || s.id !== 'number:0')
    ).id;
    if (now.focus === '') await walk_to(page, id);
    assert.ok((await state(page)).focus.startsWith(prefix), `${(await state(page)).focus} for ${prefix}`);
    await page.keyboard.press('Enter');
    await answered(page, now.answers + 1, true);
  }
  await settled(page);
  await strike(page, 'Shift');   // one more frame
  assert.match((await state(page)).focus, /^(place|button):(?!undo|reset|hint)/);
  await done(page);
});

test_long('the list of keys is shown, and Escape closes it', async () => {
  const page = await table(browser, site, 'seed=7');
  await page.focus('#canvas');
  await page.keyboard.press('?');
  await page.waitForFunction(
    () =>
      eg.state().dialog
      && /Keys[^]*Enter, Space, Choose/.test(document.getElementById('text-version').innerText),
    null,
    { polling: 50 }
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !eg.state().dialog, null, { polling: 50 });
  await done(page);
});

test('before a game, keys, rules and settings are shown, and Escape closes them', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  await page.focus('#canvas');
  for (const [key, words] of [
    ['?', 'Undo one step'],
    ['h', 'Rulebook: Goal of the game'],
    ['o', 'Text size: 100%'],
  ]) {
    await page.keyboard.press(key);
    await says(page, words);
    await page.keyboard.press('Escape');
    await says(page, 'All editions and expansions');
  }
  await set_up(page);
  await says(page, 'Who plays');
  await page.keyboard.press('Escape');
  await says(page, 'All editions and expansions');
  await click(page, 'button:play');
  await settled(page);
  await pick(page, 'Power card 9');
  const { answers, round } = await settled(page);
  await pick(page, 'New game');
  await says(page, 'Start a new game?');
  await click(page, 'button:leave');
  await says(page, 'Who plays');
  await page.focus('#canvas');
  await page.keyboard.press('Escape');
  await says(page, 'All editions and expansions');
  await page.keyboard.press('Escape');   // leads nowhere from here
  await says(page, 'All editions and expansions');
  await pick(page, 'Continue');
  await page.waitForFunction(() => eg.state().screen === 'table', null, { polling: 50 });
  assert.deepEqual([(await settled(page)).answers, (await state(page)).round], [answers, round]);
  await done(page);
});

test('a scoring preview is shown by the eye and by E, as text too, until Escape, a press or an answer', async () => {
  const page = await table(browser, site, 'seed=7');
  const shown = async so =>
    page.waitForFunction(
      so =>
        /If everything were scored now\n/.test(
          [...document.querySelectorAll('#text-version h2')].map(h => h.textContent + '\n').join('')
        ) === so,
      so,
      { polling: 50 }
    );
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

test('what gets the focus scrolls into view, and the wheel scrolls it out', async () => {
  const page = await started(await open(browser, site.url, { viewport: { width: 480, height: 320 } }));
  await set_up(page);
  await click(page, 'fold:seats');
  await click(page, 'level:1');
  const last = async () => (await targets(page)).find(s => s.id === 'style:kings_friend');
  const end = s => Math.round(s.y + s.h);
  assert.ok(end(await last()) > 320, 'it lies below the list');
  await page.focus('#canvas');
  await walk_to(page, 'style:kings_friend');
  await page.waitForFunction(
    () => {
      const s = eg.targets().find(s => s.id === 'style:kings_friend');
      return s.y + s.h <= innerHeight;
    },
    null,
    { polling: 20 }
  );
  await page.screenshot({ path: logs + 'rolled.png' });
  await page.mouse.move(240, 200);
  await page.mouse.wheel(0, -2000);
  await page.waitForFunction(
    () => {
      const s = eg.targets().find(s => s.id === 'style:kings_friend');
      return s.y > innerHeight;
    },
    null,
    { polling: 20 }
  );
  await done(page);
});

test('the game sees a key released, whatever else is held and wherever the focus is', async () => {
  const page = await table(browser, site, 'seed=7&seats=person,greedy,greedy');
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

test('signs count as typed, on any keyboard layout', async () => {
  const page = await table(browser, site, 'seed=7&seats=person,greedy,greedy');
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
