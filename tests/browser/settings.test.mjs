// Settings take effect and are saved, and the address is understood or refused.

import assert from 'node:assert/strict';
import { done, host_of, inner_frame, launch, logs, open, serve, started, tests_of } from './harness.mjs';
import { chooses, chosen, click, pick, rects, says, settled, state, table, text_version } from './play.mjs';

const { test, before, after } = tests_of(import.meta.url);

let browser, site;
const frames = {};
before(async () => {
  site = await serve(frames);
  frames['/sandbox'] = host_of(`src="${site.other}?pace=instant&start=1&seed=7" sandbox="allow-scripts"`);
  browser = await launch();
});
after(async () => { await browser.close(); site.close(); });

test('settings take effect at once and are saved', async () => {
  const page = await table(browser, site, 'seed=7');
  const before = (await rects(page)).find(r => r.id === 'power:1');
  await click(page, 'icon:menu');
  await click(page, 'menu:settings');
  await click(page, 'setting:text:1');
  await click(page, 'setting:colours:2');
  await click(page, 'setting:motion:1');
  await click(page, 'setting:memory:0');
  await page.screenshot({ path: logs + 'settings.png' });
  const now_chosen = await chosen(page);
  for (const words of ['Text size: 125%', 'Colours: Dark', 'Reduced motion: On', "Castillo's numbers: Hidden"])
    assert.ok(now_chosen.includes(words), `${words} is not among ${now_chosen}`);
  assert.match(await text_version(page), /Saved on this device/);
  await click(page, 'button:close');
  assert.notDeepEqual((await rects(page)).find(r => r.id === 'power:1'), before);
  await click(page, 'power:13');          // pressed where it is drawn, even if enlarged
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
  await page.reload();                    // the address began this game, and continues it
  await started(page);
  await settled(page);
  assert.ok(await dark());
  await pick(page, 'Settings');
  await chooses(page, 'Colours: Dark');
  await pick(page, 'Colours: Light');
  await chooses(page, 'Colours: Light');
  assert.ok(!await dark());
  await done(page);
});

test('where nothing can be saved, the settings say so and take effect', async () => {
  const page = await open(browser, site.url + 'sandbox');
  const inner = await inner_frame(page);
  await started(inner);
  await pick(inner, 'Settings');
  await says(inner, /Nothing can be saved here/);
  await pick(inner, 'Text size: 150%');
  await chooses(inner, 'Text size: 150%');
  assert.match(
    await inner.evaluate(() => document.getElementById('text-version').innerText),
    /Nothing can be saved here/
  );
  await pick(inner, 'Close');
  await inner.waitForFunction(
    () => [...document.querySelectorAll('#text-version button')].some(b => b.textContent === 'New game'),
    null,
    { polling: 50 }
  );
  await pick(inner, 'Power card 9');
  await settled(inner);
  await pick(inner, 'New game');
  await says(inner, /until you close this page/);
  await pick(inner, 'New game');
  await pick(inner, 'Back');
  await says(inner, /\nRound 1 of 9, Isabel to act\n[^]*\nContinue\n/);
  await done(page);
});

test('more contrast is shown if the system asks for it', async () => {
  const page = await table(browser, site, 'seed=7', { contrast: 'more' });
  const plain = await table(browser, site, 'seed=7');
  assert.ok(!(await page.screenshot()).equals(await plain.screenshot()));
  await plain.context().close();
  await done(page);
});

test('words of the address that the page does not understand are shown', async () => {
  const page = await started(await open(browser, site.url + '?lang=de&pace=quick'));
  assert.match(
    await page.innerText('#notice'),
    /The game is only available in English so far\. The page does not understand this part of its address: “pace=quick”\./
  );
  await page.screenshot({ path: logs + 'address.png' });
  assert.equal((await state(page)).dialog, false, 'it covers nothing');
  await page.click('#notice button');
  await page.goto(site.url + '?lang=en');
  await started(page);
  assert.equal((await state(page)).dialog, false);
  await done(page);
});
