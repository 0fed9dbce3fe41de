// A game in a link: it opens as that game, and the saved game is not lost without a question.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { done, file, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { click, legal, press, rects, says, settled, shows, state, strike, text_version } from './play.mjs';

const { test, test_long, before, after } = tests_of(import.meta.url);

let browser, site, link, turn, there;
const quickly = link => link.replace('#', '?pace=instant#');   // links have no pace
// The link that a phone would read from the QR code.
const seen_by_phone = async (page, name) => {
  await page.screenshot({ path: logs + name });
  return execFileSync('zbarimg', ['-q', '--raw', logs + name], { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
};
before(async () => {
  site = await serve();
  browser = await launch();
  const page = await started(
    await open(browser, site.url + '?pace=instant&seed=6&seats=person,random,person&start=1', { quick: true })
  );
  await press(page, { seed: 2, until: now => now.round > 1 && now.step === 'play_power' && now.screen !== 'curtain' });
  there = { ...await state(page), legal: await legal(page) };
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  const at_the_end = await page.inputValue('#sheet textarea');
  assert.match(await page.innerText('#sheet'), new RegExp(`${at_the_end.length} characters hold the whole game`));
  await page.click('#sheet [data-at=""]');   // First card
  link = await page.inputValue('#sheet textarea');
  assert.equal(at_the_end, link.replace('#', '#moment.'));
  turn = link.replace('#', '#turn.');
  assert.match(await page.innerText('#sheet'), /Anyone who has it can read every hand|including every hand/);
  assert.equal(await page.isVisible('#sheet-pass'), false, 'it is the turn of whoever sends it');
  assert.equal(await seen_by_phone(page, 'link-qr.png'), link);
  await done(page);
  assert.match(link, /^[^?]*\/#EG1\.[\w-]+$/);
  [link, turn] = [link, turn].map(quickly);
});
after(async () => { await browser.close(); site.close(); });

const same = (now, as) => {
  for (const what of ['round', 'step', 'scores', 'answers', 'asked']) assert.deepEqual(now[what], as[what], what);
};

test('a link for the turn opens that game behind the next player’s curtain, and is taken up once', async () => {
  const page = await started(await open(browser, turn));
  assert.equal((await settled(page)).screen, 'curtain');
  assert.equal(await page.evaluate(() => location.hash), '');
  await click(page, 'button:open');
  same(await settled(page), there);
  assert.deepEqual(await legal(page), there.legal);
  assert.match(await text_version(page), /Isabel/);
  await press(page, { seed: 4, until: async now => now.answers > there.answers + 3 || await page.isVisible('#sheet') });
  const later = await state(page);
  await page.goto(site.url);
  await started(page);
  await click(page, 'button:resume');
  assert.equal((await settled(page)).answers, later.answers, 'it goes on as a game of this device');
  await done(page);
});

test('a link opens beside an unfinished game, also in a page that is already open', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=9&seats=person,random&start=1'));
  await press(page, { seed: 3, until: now => now.round > 1 });
  const mine = await state(page);
  await page.evaluate(hash => { location.hash = hash; }, turn.split('#')[1]);
  await page.waitForFunction(n => eg.state().answers !== n, mine.answers, { polling: 50 });
  await page.goto('about:blank');
  await page.goto(site.url + '?pace=instant');
  await started(page);
  await click(page, 'button:games');
  const other = await page.evaluate(() => eg.rects().filter(r => r.id.startsWith('game:0:')).map(r => r.id));
  assert.equal(other.length, 2);
  await click(page, other[1]);
  same(await settled(page), mine);
  await page.evaluate(hash => { location.hash = hash; }, link.split('#')[1]);
  await shows(page, 'button:as:0');
  await click(page, 'button:as:0');
  await settled(page);
  await click(page, 'button:open');
  same(await settled(page), there);
  await done(page);
});

test_long('a link of an earlier moment ends there; one that was cut short says so and changes nothing', async () => {
  const page = await started(await open(browser, turn));
  await settled(page);
  await click(page, 'button:open');
  await settled(page);
  await page.keyboard.press('Home');
  await page.waitForFunction(() => eg.state().moment === 0, null, { polling: 50 });
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  const earlier = await page.inputValue('#sheet textarea');
  await page.click('#sheet-close');
  assert.ok(earlier.length <= link.length && earlier !== link);
  await page.evaluate(hash => { location.hash = hash; }, link.split('#')[1].slice(0, -9));
  await shows(page, 'button:well');
  assert.match(await text_version(page), /cut short/);
  await click(page, 'button:well');
  assert.ok((await rects(page)).length > 3);
  await page.goto('about:blank');
  await page.goto(quickly(earlier));
  await started(page);
  await shows(page, 'button:as:0');
  await click(page, 'button:as:0');
  assert.ok((await settled(page)).answers < there.answers);
  await done(page);
});

test_long('a link can just be watched: nothing is lost, and play goes on from any moment in any seat', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=9&seats=person,random&start=1'));
  await press(page, { seed: 3, until: now => now.round > 1 });
  const mine = await page.evaluate(() => eg.kept());
  await page.goto('about:blank');
  await page.goto(link);
  await started(page);
  await shows(page, 'button:watch');
  assert.match(
    await text_version(page),
    new RegExp('A game in a link\\s+Round 2 of 9, Isabel to act[^]*\n' +
      'Step through it\nPlay on as Isabel\nPlay on as Tomás\nPlay on as Lucía')
  );
  await click(page, 'button:watch');
  await says(page, /Looking back: moment 1 of/);
  await page.keyboard.press('.');
  await says(page, /Looking back: moment 2 of/);
  await page.keyboard.press('End');
  await shows(page, 'button:as:1');
  assert.equal(await page.evaluate(() => eg.legal().length), 0);
  await page.keyboard.press('Escape');
  await says(page, /Looking back/);
  assert.equal(await page.evaluate(() => eg.kept()), mine, 'so far it is only looked at');
  await click(page, 'icon:menu');
  await click(page, 'menu:new');
  await shows(page, 'button:resume');
  await page.evaluate(hash => { location.hash = hash; }, link.split('#')[1]);
  await shows(page, 'button:watch');
  await click(page, 'button:watch');
  for (let i = 0; i < 6; i++) await strike(page, '.');
  await strike(page, 'p');
  await shows(page, 'button:as:1');
  await click(page, 'button:as:1');   // a bot’s seat
  const now = await settled(page);
  assert.equal(now.name, 'Tomás');
  assert.ok(now.answers < there.answers);
  assert.doesNotMatch(await text_version(page), /Pass the device/, 'the others are bots');
  assert.notEqual(await page.evaluate(() => eg.kept()), mine);
  await done(page);
});

test('a game by mail: after a turn there is a link, which opens behind the next person’s curtain', async () => {
  const page = await started(await open(browser, turn));
  await settled(page);
  await click(page, 'button:open');
  await press(page, { seed: 4, until: () => page.isVisible('#sheet') });
  assert.match(
    await page.innerText('#sheet'),
    /Pass it on to Lucía\s+Opens behind the curtain\./
  );
  await page.click('#sheet-pass');
  assert.equal(await page.innerText('#sheet-pass'), 'Copied');
  const next = await page.inputValue('#sheet textarea');
  assert.match(next, /#turn\.EG1\./);
  assert.equal(await seen_by_phone(page, 'link-turn.png'), next);
  await page.click('#sheet-close');
  assert.equal((await settled(page)).screen, 'curtain', 'it can also be passed on here');
  await click(page, 'button:send');
  assert.equal(await page.isVisible('#sheet'), true);
  await done(page);
  const her = await started(await open(browser, quickly(next)));
  await settled(her);
  assert.match(await text_version(her), /Pass the device to Lucía/);
  await click(her, 'button:open');
  assert.equal((await settled(her)).name, 'Lucía');
  await press(her, { seed: 5, until: () => her.isVisible('#sheet') });
  assert.match(await her.innerText('#sheet'), /Pass it on to (Isabel|Lucía)/);
  await done(her);
});

test('the sheet with a link saves the game as a file, and opens another', async () => {
  const page = await started(await open(browser, site.url + '?pace=instant&seed=6&seats=person,random&start=1'));
  await settled(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#sheet-save')]);
  assert.ok((await page.inputValue('#sheet textarea')).endsWith(readFileSync(await saved.path(), 'utf8')));
  await page.click('#sheet-open');
  assert.equal(await page.innerText('#sheet h2'), 'Open a game');
  assert.equal(await page.isVisible('#sheet-file'), true);
  assert.equal(await page.isVisible('#sheet-save'), false);
  await page.click('#sheet-close');
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  await page.evaluate(text => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
  }, turn.split('#')[1]);
  await page.waitForFunction(() => eg.state().screen === 'curtain', null, { polling: 50 });
  assert.equal(await page.isVisible('#sheet'), false);
  await done(page);
});

test('a link keeps the language and the host’s own words, but not how this page was opened', async () => {
  const address = site.url + '?page_id=7&pace=instant&seed=6&lang=qps&seats=person,random&start=1&utm_source=a&sound=1';
  const page = await started(await open(browser, address));
  await settled(page);
  assert.match(await page.textContent('#notice span'), /page_id=7/);
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  assert.match(await page.inputValue('#sheet textarea'), /\/\?page_id=7&lang=qps#moment\.EG1\./);
  await done(page);
});

test('the QR code can be read in forced dark mode and with forced colours', async () => {
  const dark = { colorScheme: 'dark' };
  const page = await open(browser, 'about:blank', dark);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.goto(link);
  await started(page);
  await shows(page, 'button:watch');
  await click(page, 'button:watch');
  await says(page, /Looking back/);
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  const read = await page.inputValue('#sheet textarea');
  assert.equal(await seen_by_phone(page, 'link-dark.png'), read);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: false });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  assert.equal(await seen_by_phone(page, 'link-forced.png'), read);
  await done(page);
});

test('a page opened from disk says that its links work only here, and shows no QR code', async () => {
  const page = await started(await open(browser, `file://${file}?pace=instant&seed=6&seats=person,random&start=1`));
  await settled(page);
  await click(page, 'icon:menu');
  await click(page, 'menu:link');
  assert.equal(await page.isVisible('#sheet figure'), false);
  assert.match(await page.innerText('#sheet'), /is a file on this device/);
  await done(page);
});

// "Copied" must be true.
for (const [how, meanwhile] of Object.entries({
  'the old way': () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  },
  'the new way': () => { document.execCommand = () => false; },
  'the new way, the old one only saying so': () => { document.execCommand = () => true; },
}))
  test(`a link, a link for the turn and a code are copied ${how}`, async () => {
    const options = { permissions: ['clipboard-read', 'clipboard-write'] };
    const page = await started(await open(browser, turn, options));
    await settled(page);
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await page.evaluate(meanwhile);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    const ways = [['button:send', '#sheet-do'], ['button:send', '#sheet-pass'], ['menu:export', '#sheet-do']];
    for (const [by, button] of ways) {
      if (by === 'menu:export') {
        await click(page, 'button:open');
        await settled(page);
        await click(page, 'icon:menu');
      }
      await click(page, by);
      if (!await page.isVisible(button)) assert.fail(`${by} offers no ${button}`);
      await page.click(button);
      await page.waitForFunction(b => document.querySelector(b).textContent === 'Copied', button, { polling: 50 });
      assert.equal(await clipboard(), await page.inputValue('#sheet textarea'));
      await page.click('#sheet-close');
    }
    await done(page);
  });

test('where copying is not allowed, a sentence says so and the text is selected', async () => {
  const page = await started(await open(browser, link));
  await shows(page, 'button:watch');
  await click(page, 'button:watch');
  await says(page, /Looking back/);
  await page.evaluate(() => {
    document.execCommand = () => true;
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    [...document.querySelectorAll('#text-version button')]
      .find(b => b.textContent === 'A link to this moment')
      ?.click();
  });
  if (!await page.isVisible('#sheet')) {
    await click(page, 'icon:menu');
    await click(page, 'menu:link');
  }
  await page.click('#sheet-do');
  await page.waitForFunction(() => /did not allow copying/.test(document.getElementById('sheet-why').innerText), null,
    { polling: 50 });
  assert.equal(await page.innerText('#sheet-do'), 'Copy the link');
  const selected = await page.evaluate(() => {
    const area = document.querySelector('#sheet textarea');
    return document.activeElement === area && area.value.slice(area.selectionStart, area.selectionEnd);
  });
  assert.equal(selected, await page.inputValue('#sheet textarea'));
  await page.screenshot({ path: logs + 'not-copied.png' });
  await done(page);
});
