// Takes the pictures of README.md from scenes of the built page: node web/pictures.mjs

import { launch, open, serve, started } from '../tests/browser/harness.mjs';

const pictures = [
  ['table', 'late', { viewport: { width: 1280, height: 800 } }],
  ['scoring', 'scoring', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }],
  ['phone', 'use', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['curtain', 'curtain', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];
const site = await serve(), browser = await launch();
for (const [name, scene, options] of pictures) {
  const page = await started(await open(browser, `${site.url}?scene=${scene}`, options));
  await page.waitForTimeout(500);
  await page.screenshot({
    path: new URL(`../assets/${name}.jpg`, import.meta.url).pathname,
    type: 'jpeg',
    quality: 58
  });
  await page.context().close();
}
await browser.close();
site.close();
