// The pseudo-language: a text with a plain vowel in it has not gone through language/, and what does not fit in it will
// not fit in German. A scene logs every text it draws.

import assert from 'node:assert/strict';
import { done, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { bare, english_in, flaws, meant } from './flaws.mjs';
import { names_at, sizes } from './sizes.mjs';
import { text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

test('a name counts as one only as a whole word', () => {
  assert.deepEqual(bare('GALICIA, El Grande, [Íf Castilla la Vieja ís]'), []);
  assert.deepEqual(bare('la Vieja, the Castillo, El King, Galicians'), [
    'la',
    'Vieja',
    'the',
    'Castillo',
    'El',
    'King',
    'Galicians'
  ]);
});

// tests/app/layout.test.mjs checks the same natively, in every scene.
for (const size of sizes) {
  const { width, height, finger } = size;
  test_long(`no scene at ${width} x ${height} has English in the pseudo-language, and all of it fits`, async () => {
    const page = await open(browser, `${site.url}?scene=menu&lang=qps`, {
      viewport: { width, height },
      hasTouch: finger,
      isMobile: finger
    }).then(started);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'qps');
    const found = [];
    for (const name of names_at(size, await page.evaluate(() => eg.scenes()))) {
      const things = await page.evaluate(name => { eg.scene(name); return eg.drawn(); }, name);
      const faults = english_in(name, things).map(word => `"${word}" is English`);
      faults.push(...flaws({ things, width, height }, { finger }).filter(flaw => !meant(name, flaw, 'qps')));
      if (faults.length) await page.screenshot({ path: `${logs}qps-${name}-${width}.png` });
      found.push(...faults.map(fault => `${name}: ${fault}`));
    }
    assert.deepEqual(found, []);
    await done(page);
  });
}

test('the text version and the page’s own sentences are in it too', async () => {
  const page = await open(browser, `${site.url}?seed=7&lang=qps`).then(started);
  assert.deepEqual([...new Set(bare(await text_version(page)))], []);
  assert.deepEqual(await own_words(page), []);
  assert.equal(await page.evaluate(() => eg.in_words('Undo')), '[Úndó]');   // as the program does
  await page.context().close();
});

// The page’s own sentences, except those for pages without scripts.
const own_words = async page => {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('body :not(noscript, script, pre)')].flatMap(node => {
      const texts = [...node.childNodes].filter(child => child.nodeType === Node.TEXT_NODE).map(child => child.data);
      return [...texts, node.getAttribute('aria-label') ?? ''];
    }));
  return texts.flatMap(bare);
};

test('sentences before the program has started, or when it cannot, are in it too', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => { delete window.WebAssembly; });
  await page.goto(`${site.url}?seed=7&lang=qps`);
  await page.waitForSelector('#failed:not([hidden])');
  assert.match(await page.textContent('#failed strong'), /^\[.*Wé+bÁ+ssé+mblý/);
  assert.match(await page.textContent('#loading span'), /^\[Sé+tt/);
  assert.deepEqual(await own_words(page), []);
  await context.close();
});

test('without a language, or with one that is not known, the page speaks English', async () => {
  const only_english = 'The game is only available in English so far.';
  for (const [query, sentence] of [['', ''], ['?lang=en-GB', ''], ['?lang=de', only_english]]) {
    const page = await open(browser, site.url + query).then(started);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    assert.match(await text_version(page), /Play now/);
    assert.equal(await page.textContent('#notice span'), sentence);
    assert.equal(await page.isVisible('#notice'), sentence !== '');
    await page.context().close();
  }
});
