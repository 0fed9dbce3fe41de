// The pseudo-language: what is drawn in it and has a plain vowel has not gone through language/, and what
// does not fit in it will not fit in German. A scene writes down every text it draws.

import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { launch, logs, open, serve, started } from './harness.mjs';
import { flaws, meant } from './flaws.mjs';
import { mirror } from './play.mjs';

let browser, site;
before(async () => { site = await serve(); browser = await launch(); });
after(async () => { await browser.close(); site.close(); });

// Single letters are the signs of seats, and names are the same in every language:
// of people, of opponents, of places and seas.
const names = new Set(`Isabel Tomás Lucía Martín Inés
  Paje Escudero Caballero Hidalgo Conde Duque Grande El
  the Castillo The Galicia País Vasco Aragón Cataluña Castilla la Vieja Nueva Sevilla Granada Valencia
  GAL PV ARA CAT CV CN SEV GRA VAL CAS Portugal Mar Océano Mediterráneo África Francia`.toLowerCase().split(/\s+/));
const bare = text => text.split(/[^\p{L}]+/u).filter(word => word.length > 1 && /[aeiouy]/i.test(word) && !names.has(word.toLowerCase()));

for (const [width, height] of [[1280, 800], [390, 844]])
  test(`no scene at ${width} x ${height} speaks English in the pseudo-language, and all of it fits`, async () => {
    const finger = width < 500;
    const page = await open(browser, `${site.url}?scene=menu&lang=qps`, { viewport: { width, height }, hasTouch: finger, isMobile: finger }).then(started);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'qps');
    const found = [];
    for (const name of await page.evaluate(() => eg.scenes())) {
      const things = await page.evaluate(name => { eg.scene(name); return eg.seen(); }, name);
      const faults = [...new Set(things.filter(thing => thing.sort === 'words' && bare(thing.name).length).map(thing => `"${thing.name}" is English`)),
        ...flaws({ things, width, height }, { finger }).filter(flaw => !meant(name, flaw))];
      if (faults.length) await page.screenshot({ path: `${logs}qps-${name}-${width}.png` });
      found.push(...faults.map(fault => `${name}: ${fault}`));
    }
    assert.deepEqual(found, []);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

test('the title of the review ends before the button that closes it', async () => {
  const page = await open(browser, `${site.url}?scene=review&lang=qps`, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }).then(started);
  const things = await page.evaluate(() => eg.seen());
  const close = things.find(t => t.sort === 'control' && t.name === 'button:close');
  const title = things.find(t => t.sort === 'words' && t.rect[0] < close.rect[0] && t.rect[3] > close.rect[1] && t.rect[1] < close.rect[3]);
  assert.ok(title.rect[2] <= close.rect[0], JSON.stringify([title, close]));
  await page.context().close();
});

test('the text version and the page’s own words speak it too', async () => {
  const page = await open(browser, `${site.url}?seed=7&lang=qps`).then(started);
  assert.deepEqual([...new Set(bare(await mirror(page)))], []);
  assert.deepEqual(bare(await page.textContent('#show')), []);
  await page.context().close();
});

test('without a language, or with one that is not known, the page speaks English', async () => {
  for (const [query, sentence] of [['', ''], ['?lang=en-GB', ''], ['?lang=de', 'So far the game speaks English only.']]) {
    const page = await open(browser, site.url + query).then(started);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    assert.match(await mirror(page), sentence ? new RegExp(sentence) : /Start the game/);
    await page.context().close();
  }
});
