// A deck of one's own: pasted into a new game, refused with the line that is wrong, played, saved.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { done, launch, logs, long, open, serve, started, tests_of } from './harness.mjs';
import { click, play, press, rects, says, set_up, settled, shows, state, strike, text_version,
  walk_to } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

const printed = readFileSync(fileURLToPath(new URL('../../assets/decks/decennial.deck', import.meta.url)), 'utf8');
// The cards of every stack but the last are changed.
const own = printed.replace(
  /^(1-\S+ \d+) \|.*/gm,
  '$1 | Two and Two | Move 2 of anybody’s, then muster 2. | move 2 any, muster 2'
);

let browser, site;
before(async () => {
  site = await serve();
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

const paste = async (page, text) => {
  await click(page, 'button:paste_deck');
  await page.fill('#sheet textarea', text);
  await page.click('#sheet-do');
  await shows(page, 'button:paste_deck');
};

for (const [name, viewport, touch] of [
  ['wide', { width: 1280, height: 800 }, {}],
  ['phone', { width: 390, height: 844 }, { hasTouch: true, isMobile: true }],
])
  (name === 'wide' ? test : test_long)(`a deck is pasted, played and kept (${name})`, async () => {
    const page = await started(
      await open(browser, site.url + '?pace=instant&seats=person,random,random&seed=3', { viewport, ...touch })
    );
    await set_up(page);
    await click(page, 'button:deck');
    await says(page, 'The cards of the Decennial edition.');
    await click(page, 'button:paste_deck');
    assert.match(
      await page.inputValue('#sheet textarea'),
      /^pile 1\n1-any3 1 \| Move Any Three/,
      'the cards that are played with, to be changed'
    );
    await page.click('#sheet-close');

    await paste(page, own.replace('move 2 any, muster 2', 'move 2 any, juggle 2'));
    await says(page, 'Line 5 of the deck, "1-any3 1 | Two and Two');
    await page.screenshot({ path: `${logs}deck-refused-${name}.png` });
    await click(page, 'button:paste_deck');
    assert.match(await page.inputValue('#sheet textarea'), /juggle 2/, 'it is there to be put right');
    await page.click('#sheet-close');
    await paste(page, own);
    await says(page, 'Your own deck: 45 cards, 11 of them house cards');
    await page.screenshot({ path: `${logs}deck-own-${name}.png` });
    await click(page, 'button:close');
    await page.screenshot({ path: `${logs}deck-new-game-${name}.png` });

    await click(page, 'button:start');
    await settled(page);
    assert.match(await text_version(page), /1: Two and Two – Move 2 of anybody’s, then muster 2\. A house card\./);
    await (long ? play : press)(page, { seed: 4, until: now => now.round > 1 && now.step === 'take_card' });
    await page.screenshot({ path: `${logs}deck-table-${name}.png` });
    const before = await state(page);
    await page.goto(site.url);
    await started(page);
    await click(page, 'button:resume');
    const now = await settled(page);
    for (const what of ['round', 'step', 'scores', 'answers']) assert.deepEqual(now[what], before[what], what);
    assert.match(await text_version(page), /1: Two and Two –/);
    await play(page, { seed: 5, until: later => later.answers > now.answers + (long ? 6 : 0) });
    await done(page);
  });

test_long('a refused deck is forgotten when the sheet is closed, and the good one can be changed', async () => {
  const page = await started(await open(browser, site.url));
  await set_up(page);
  await click(page, 'button:deck');
  await paste(page, own);
  await says(page, 'Your own deck');
  await paste(page, 'pile 1\ngarbage\u2028of \u2029 all\u0085sorts');
  await says(page, 'Line 2 of the deck');
  await click(page, 'button:close');
  await click(page, 'edition:1996');
  await click(page, 'edition:decennial');
  await click(page, 'button:deck');
  assert.doesNotMatch(await text_version(page), /garbage/);
  await click(page, 'button:paste_deck');
  assert.match(
    await page.inputValue('#sheet textarea'),
    /^pile 1\n1-any3 1 \| Two and Two/,
    'the deck that is played with'
  );
  await done(page);
});

test_long('house cards are counted in words for none, one and several; a title’s own mark ends it', async () => {
  const page = await started(await open(browser, site.url));
  await set_up(page);
  await click(page, 'button:deck');
  await paste(
    page,
    printed.replace(/^1-any3 1 \|[^|]*\|[^|]*\|.*/m, line =>
      line.replace(/^1-any3/, '1-own3').replace(/ \| [^|]* \|/, ' | The King Is Angry! |')
    )
  );
  await says(page, 'Your own deck: 45 cards, 1 of them a house card.');
  await says(page, 'The King Is Angry! house card, ');
  assert.doesNotMatch(await text_version(page), /![.,]/);
  const [first, second] = printed.match(/^1-\S+ 1 \|.*$/gm);
  await paste(page, printed.replace(first, '').replace(second, line => second.replace(/^(\S+) 1/, '$1 2')));
  await says(page, 'Your own deck: 45 cards, all of them from the rulebooks.');
  await done(page);
});

test('a worker plays with an unknown deck, and keys lead to the cards and back to the printed ones', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seats=person,Caballero&seed=3'));
  await set_up(page);
  await walk_to(page, 'button:deck');
  await strike(page, 'Enter');
  await says(page, 'The cards of the Decennial edition.');
  await paste(page, own);
  await says(page, 'Your own deck');
  await click(page, 'button:printed_deck');
  await says(page, 'The cards of the Decennial edition.');
  assert.ok(!(await rects(page)).some(r => r.id === 'button:printed_deck'));
  await paste(page, own);
  await strike(page, 'Escape');
  await click(page, 'button:start');
  await press(page, { seed: 2, until: now => now.round > 1 });
  const { workers } = await page.evaluate(() => eg.answers);
  assert.ok(workers > 0, `${workers} thoughts by a worker`);
  await done(page);
});
