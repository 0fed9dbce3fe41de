// The text version by keyboard, finger and screen reader: a button does what it says, the focus goes to the question,
// and nothing invisible takes it.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { chosen, chooses, click, on_screen, phone, press, rects, settled, shows, state,
  text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

// Opens a page that shows the text version, or with read = false has it only for screen readers.
const reading = async (query = 'start=1&seed=7&seats=person,random', read = true) => {
  const page = await started(await open(browser, `${site.url}?pace=instant&${query}`));
  await settled(page);
  if (!read) return page;
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#text-version.shown');
  return page;
};
// Opens its new-game screen.
const setting_up = async query => {
  const page = await reading(query);
  await to(page, 'New game …');
  await page.keyboard.press('Enter');
  await focus_on(page, 'h1 New game');
  return page;
};
const focused = page =>
  page.evaluate(() => `${document.activeElement.localName} ${document.activeElement.textContent}`);
const to = (page, words) =>
  page.evaluate(
    w => [...document.querySelectorAll('#text-version button')].find(b => b.textContent.startsWith(w)).focus(),
    words
  );
const focus_on = (page, words) =>
  page.waitForFunction(w => document.activeElement.localName + ' ' + document.activeElement.textContent === w, words, {
    polling: 20
  });

test('Enter pressed twice answers once: the focus goes to the next question', async () => {
  const page = await reading();
  await press(page, { until: now => now.step === 'take_card' });
  assert.match(await text_version(page), /^Your turn, Isabel$/m);
  await to(page, 'Card 5');
  await page.keyboard.press('Enter');
  const { answers } = await settled(page);
  assert.match(await focused(page), /^h1 /);
  assert.ok((await text_version(page)).startsWith((await focused(page)).slice(3) + '\n'));
  await page.keyboard.press('Enter');
  await on_screen(page);
  assert.equal((await settled(page)).answers, answers);
  await page.keyboard.press('Tab');
  assert.match(await focused(page), /^button /, 'Tab leads on to the answers');
  await done(page);
});

test('Enter held down answers once', async () => {
  const hold = async page => {
    for (let i = 0; i < 6; i++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await on_screen(page);
  };
  const page = await reading('start=1&seed=7&seats=person,person');
  await to(page, 'I am');
  await page.keyboard.press('Enter');
  await settled(page);
  await to(page, 'Power card');
  await hold(page);
  assert.equal((await state(page)).answers, 1);
  await done(page);
  const plan = await setting_up('seats=person,random');   // the pressed button stays
  await to(plan, 'Add a player');
  await hold(plan);
  assert.equal((await chosen(plan)).filter(words => /: (Person|Bot)$/.test(words)).length, 3);
  await done(plan);
});

test('a button stays the same element as long as it gives the same answer', async () => {
  const page = await reading();
  await press(page, { until: now => now.step === 'use_card' });
  const known = await page.evaluate(() => {
    window.buttons = new Map([...document.querySelectorAll('#text-version button')].map(b => [b.textContent, b]));
    return [...buttons.keys()];
  });
  assert.ok(known.includes('Undo'));
  await to(page, 'Undo');
  await page.evaluate(() =>
    [...document.querySelectorAll('#text-version button')]
      .find(
        b =>
          /Castil|Aragón|Cataluña|Galicia|Granada|País Vasco|Sevilla|Valencia/.test(b.textContent)
          && !/^Take/.test(b.textContent)
      )
      .click()
  );
  await settled(page);
  const now = await page.evaluate(() =>
    [...document.querySelectorAll('#text-version button')].map(b => [b.textContent, b === buttons.get(b.textContent)])
  );
  const stayed = now.filter(([words]) => known.includes(words));
  assert.ok(stayed.length > 4, stayed.join(' '));
  for (const [words, same] of stayed) assert.ok(same, words);
  await done(page);
});

test('a dialog’s title gets the focus, Escape closes it, and the focus comes back', async () => {
  const page = await reading();
  for (const [button, title] of [
    ['Settings', 'Settings'],
    ['Rulebook', 'Rulebook: Power cards'],
    ['Your games', 'Your games'],
  ]) {
    await to(page, button);
    await page.keyboard.press('Enter');
    await focus_on(page, 'h1 ' + title);
    assert.ok((await state(page)).dialog);
    await page.keyboard.press('Escape');
    await focus_on(page, 'button ' + button);
    assert.ok(!(await state(page)).dialog);
  }
  await to(page, 'Settings');
  await page.keyboard.press('Enter');
  await to(page, 'Text size: 150%');
  await page.keyboard.press('Enter');
  await chooses(page, 'Text size: 150%');
  assert.equal(await focused(page), 'button Text size: 150%', 'a toggle keeps the focus');
  await to(page, 'Close');
  await page.keyboard.press('Enter');
  await focus_on(page, 'button Settings');
  await done(page);
});

test('the focus stays in place while a game is set up', async () => {
  const page = await setting_up('seats=person,random,random');
  for (const words of ['Tomás: Person', '1996: ']) {
    await to(page, words);
    await page.keyboard.press('Enter');
    await chooses(page, words);
    assert.ok((await focused(page)).startsWith('button ' + words));
  }
  await to(page, 'Add a player');
  await page.keyboard.press('Enter');
  await on_screen(page);
  assert.equal(await focused(page), 'button Add a player');
  await to(page, 'Remove Martín');   // the button goes to the seat before
  await page.keyboard.press('Enter');
  await focus_on(page, 'button Remove Lucía');
  await page.keyboard.press('Enter');   // two seats have to stay: it is gone
  await focus_on(page, 'h2 Who plays');
  await done(page);
});

test('a name is typed where its button is, and Enter ends that', async () => {
  const page = await setting_up('seats=person,random,random');
  await to(page, 'Another name for Tomás');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'field');
  const on_top = await page.evaluate(() => {
    const { left, top, width, height } = document.getElementById('field').getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2).id;
  });
  assert.equal(on_top, 'field');
  await page.screenshot({ path: logs + 'text-name.png' });
  await page.keyboard.type('Ximena');
  await page.keyboard.press('Enter');
  await on_screen(page);
  assert.equal(await page.locator('#field').count(), 0);
  assert.equal(await focused(page), 'button Another name for Ximena');
  await done(page);
});

test('the sheet of a saved game keeps the focus, and gives it back', async () => {
  const page = await reading();
  await to(page, 'Save code');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#sheet[open]');
  const been = new Set();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press(i < 6 ? 'Tab' : 'Shift+Tab');
    been.add(
      await page.evaluate(
        () =>
          document.activeElement === document.body || document.getElementById('sheet').contains(document.activeElement)
      )
    );
  }
  assert.deepEqual([...been], [true]);   // the body: the focus is on the browser's own buttons
  await page.screenshot({ path: logs + 'text-sheet.png' });
  await page.keyboard.press('Escape');
  await focus_on(page, 'button Save code');
  assert.equal(await page.isVisible('#sheet'), false);
  await page.click('#show');
  await click(page, 'icon:menu');
  await click(page, 'menu:games');
  await click(page, 'button:load');
  await page.waitForSelector('#sheet[open]');
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement === canvas), true);
  await done(page);
});

test('nothing invisible takes the focus', async () => {
  const page = await reading(undefined, false);
  await page.evaluate(() => document.activeElement.blur());
  const been = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    been.push(
      await page.evaluate(() =>
        document.getElementById('text-version').contains(document.activeElement)
          ? document.activeElement.textContent
          : ''
      )
    );
  }
  assert.deepEqual(been.filter(Boolean), []);
  assert.ok(
    await page.evaluate(() => document.querySelectorAll('#text-version button').length > 5),
    'they are there for screen readers'
  );
  await page.focus('#show');
  await page.keyboard.press('Enter');
  await focus_on(page, 'h1 Your power card, Isabel');
  const seen = [];
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => document.activeElement.id || document.activeElement.localName));
  }
  assert.ok(!seen.includes('canvas'), 'what lies behind the text version is out of reach');
  assert.ok(seen.includes('button') && seen.includes('show'));
  await done(page);
});

for (const [by, options] of [['mouse', {}], ['finger', phone]])
  (by === 'finger' ? test : test_long)(`the menu leads to the text version, and a button back (${by})`, async () => {
    const page = await started(
      await open(browser, site.url + '?pace=instant&start=1&seed=7&seats=person,random', options)
    );
    await settled(page);
    const { answers } = await state(page);
    const choose = async id => {
      const rect = (await rects(page)).find(r => r.id === id), at = [rect.x + rect.w / 2, rect.y + rect.h / 2];
      await (by === 'mouse' ? page.mouse.click(...at) : page.touchscreen.tap(...at));
      await on_screen(page);
    };
    await choose('icon:menu');
    await shows(page, 'menu:text');
    await page.screenshot({ path: `${logs}menu-${by}.png` });
    await choose('menu:text');
    await page.waitForSelector('#text-version.shown');
    await page.screenshot({ path: `${logs}text-${by}.png` });
    assert.ok(!(await state(page)).dialog);
    const touch = words => by === 'mouse' ? page.click(words) : page.tap(words);
    await touch('#text-version button:text-is("Power card 5")');
    await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
    await touch('button:text-is("Back to the table")');
    assert.equal(await page.isVisible('#text-version.shown'), false);
    assert.equal(await page.evaluate(() => document.activeElement === canvas), true);
    const { answers: then } = await settled(page);
    await choose('number:0');
    await page.waitForFunction(n => eg.state().answers > n, then, { polling: 50 });
    await done(page);
  });

test('buttons with a translator’s elements in them work, and new text is announced', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=7&seats=person,random&start=1'));
  await settled(page);
  await page.evaluate(() => eg.show_text_version(true));
  for (let i = 0; i < 3; i++) {
    const { answers } = await state(page);
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('#text-version > *')) {
        const [outer, inner] = ['font', 'font'].map(name => document.createElement(name));
        inner.textContent = 'traducido: ' + node.textContent;
        outer.append(inner);
        node.replaceChildren(outer);
      }
    });
    await page.evaluate(() => {
      const all = [...document.querySelectorAll('#text-version button')];
      all.find(button => button.key.startsWith('do ')).querySelector('font font').click();
    });
    await page.waitForFunction(n => eg.state().answers > n, answers, { polling: 50 });
    await settled(page);
    const told = await page.evaluate(() =>
      [...document.querySelectorAll('#text-version > *')].map(node => node.textContent)
    );
    assert.ok(told.some(words => !/traducido/.test(words)), told.join());
  }
  await done(page);
});

test('every scene and dialog has one main heading, no empty button, and lists and tables that are such', async () => {
  const page = await started(await open(browser, site.url + '?scene=use'));
  const faults = await page.evaluate(() => {
    const pane = document.getElementById('text-version'), found = [];
    for (const name of eg.scenes()) {
      eg.scene(name);
      const fault = (wrong, what) => { if (wrong) found.push(`${name}: ${what}`); };
      const all = of => [...pane.querySelectorAll(of)];
      const kinds = cells => [...cells].map(cell => cell.localName).join();
      const twice = list => list.filter((one, n) => list.indexOf(one) !== n);
      fault(all('h1').length !== 1, `${all('h1').length} main headings`);
      for (const node of all('*')) fault(!node.textContent.trim(), `a ${node.localName} without words`);
      for (const node of pane.children)
        fault(!/^(h1|h2|p|button|ul|table)$/.test(node.localName), `a ${node.localName}`);
      fault(all('ul > :not(li), :not(ul) > li, button *').length, 'a list or a button of something else');
      fault(all('[aria-pressed]:not(button)').length, 'something else than a button can be pressed');
      const ids = [...document.querySelectorAll('[id]')].map(node => node.id), keys = all('button').map(b => b.key);
      for (const id of twice([...ids, ...keys])) fault(true, `id ${id} twice`);
      // In the rulebook and the chronicle it is the rest of a line that tells one from the other.
      if (!/^(rulebook|chronicle|reasons)/.test(name))
        for (const words of twice(all('button').map(node => node.textContent))) fault(true, `"${words}" twice`);
      for (const table of all('table')) {
        const [head, ...rows] = table.rows;
        const columns = head.cells.length;   // of the regions, or a column for each player
        fault(columns < 3 || kinds(head.cells) !== Array(columns).fill('th').join(), 'columns without headings');
        fault(rows.length < 9, `${rows.length} regions`);
        for (const { cells } of rows)
          fault(kinds(cells) !== ['th', ...Array(columns - 1).fill('td')].join(), `the row of ${cells[0].textContent}`);
      }
      // Of each setting one choice is on.
      const settings = name === 'settings' ? all('[aria-pressed]').map(node => node.textContent.split(': ')[0]) : [];
      for (const setting of new Set(settings)) {
        const on = all('[aria-pressed=true]').filter(node => node.textContent.startsWith(setting + ': '));
        fault(on.length !== 1, `${on.length} choices of ${setting}`);
      }
    }
    return found;
  });
  assert.deepEqual(faults, []);
  await page.evaluate(() => eg.scene('use'));
  assert.equal(await page.locator('#text-version table').count(), 1, 'the board is a table');
  await done(page);
});
