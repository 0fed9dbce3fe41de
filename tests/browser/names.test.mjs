// Names that players type: fonts, input methods, and text that could break something.

import assert from 'node:assert/strict';
import { done, launch, open, serve, started, tests_of } from './harness.mjs';
import { click, rects, says, set_up, settled, text_version } from './play.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

test('a name is typed into the browser’s own field', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  await set_up(page);
  await click(page, 'name:0');
  await page.fill('#field', 'Ximena');
  await page.keyboard.press('Enter');
  await click(page, 'button:start');
  await page.waitForFunction(() => eg.state().screen === 'table');
  assert.match(await text_version(page), /Ximena/);
  await done(page);
});

test('letters that our fonts lack are painted in the browser’s', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  await set_up(page);
  const painted = async name => {
    await click(page, 'name:0');
    await page.fill('#field', name);
    await page.keyboard.press('Enter');
    await page.waitForFunction(name => document.getElementById('text-version').innerText.includes(name), name, {
      polling: 50
    });
    await page.mouse.move(5, 5);
    const { x, y, w, h } = (await rects(page)).find(r => r.id === 'name:0');
    const picture = await page.screenshot({ clip: { x, y, width: w, height: h } });
    return picture.toString('base64');
  };
  // Signs for missing letters would all look alike, and reversed words would look like each other.
  for (const [one, other] of [
    ['Иван', 'Пётр'],
    ['Ελένη', 'Πέτρο'],
    ['שרה', 'הרש']
  ])
    assert.notEqual(await painted(one), await painted(other), one);
  // The widths of letters painted by the browser are measured.
  const widths = await page.evaluate(() =>
    ['Иван', 'Иванов'].map(word => eg.letters_width(word, '700 Lato, system-ui, sans-serif'))
  );
  assert.ok(widths[0] > 1 && widths[1] > widths[0] * 1.2, widths.join(' '));
  const hebrew = await page.evaluate(() => {   // from right to left: the first letter is at the right
    eg.paint_letters('ו' + 'ש'.repeat(3), '400 sans-serif', 40);
    const [x, y, width, height] = new Int32Array(eg.held.slice(0, 16).buffer), ink = [0, 0];
    for (let i = 0; i < width * height; i++) ink[+(i % width >= width / 2)] += eg.held[20 + 4 * i + 3];
    return ink;
  });
  assert.ok(hebrew[0] > hebrew[1], `ink at the left ${hebrew[0]}, at the right ${hebrew[1]}`);
  await done(page);
});

test('an input method gets the keys it needs', async () => {
  const page = await started(await open(browser, site.url + '?seed=7'));
  await set_up(page);
  await click(page, 'name:0');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'とうきょう', selectionStart: 5, selectionEnd: 5 });
  const strike_composing = key => page.evaluate(key => document.getElementById('field').dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: 229, isComposing: true, bubbles: true, cancelable: true })), key);
  for (const key of ['Enter', 'Escape']) {
    await strike_composing(key);
    assert.ok(await page.isVisible('#field'));
  }
  await session.send('Input.insertText', { text: '東京' });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !document.getElementById('field'), null, { polling: 50 });
  await says(page, /東京: Person/);
  await done(page);
});

test('no text from outside stops the page: in a name, in the address, in the text version', async () => {
  const page = await started(
    await open(browser, site.url + '?a%E2%80%A8b=1&x=100%&edition=1996&pace=instant&seats=person,Paje&seed=7')
  );
  // The rest counts.
  const notice = 'The page does not understand this part of its address: “a b=1”, “x=100%”.';
  await page.waitForFunction(words => document.getElementById('notice').innerText.includes(words), notice, {
    polling: 50
  });
  await page.click('#notice button');
  await set_up(page);
  await click(page, 'name:0');
  await page.fill('#field', '> Ana\u2028\u2029\u0085María');
  await page.keyboard.press('Enter');
  await says(page, 'Ana María: Person');
  await click(page, 'button:start');
  await settled(page);
  assert.match(await text_version(page), /Your power card, Ana María/);
  const heard = await page.evaluate(() => {
    eg.set_text_version('#?Heading\u2028of two\n> wish 0\tClose\u2029it\n> nothing to press\n- a\rb\n\u2028\n');
    return [...document.getElementById('text-version').children].map(node => node.localName + ' ' + node.textContent);
  });
  assert.deepEqual(heard, [
    'h1 Heading\u2028of two',
    'button Close\u2029it',
    'p > nothing to press',
    'ul a\rb',
    'p \u2028'
  ]);
  await done(page);
});
