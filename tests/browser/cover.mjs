// The game under its cover in another page, as hosts show it.

import { host_of, inner_frame, open, started } from './harness.mjs';
import { settled } from './play.mjs';

export const covered = inner => inner.evaluate(() => document.body.classList.contains('covered'));
export const uncovered = inner =>
  inner.waitForFunction(() => getComputedStyle(document.getElementById('cover')).visibility === 'hidden');
// A host page with the game in it under the cover, and what the host has heard, with the game's eg:hello first.
export async function open_covered({ browser, site, frames }, query, options = {}) {
  const path = '/covered-' + Object.keys(frames).length;
  frames[path] = `<!doctype html><script>
    heard = [];
    addEventListener('message', e => heard.push(e.data));
    say = data => document.querySelector('iframe').contentWindow.postMessage(data, '*');
    </script>${host_of(`src="${site.other}?embed=1&${query}"`)}`;
  const page = await open(browser, site.url + path.slice(1), options);
  return { page, inner: await inner_frame(page).then(started) };
}
export const tap = async inner => { await inner.click('#tap'); await uncovered(inner); return settled(inner); };
export const heard = (page, type) => page.evaluate(type => window.heard.filter(m => m.type === type), type);
export const hears = (page, type, n = 1) =>
  page.waitForFunction(([type, n]) => window.heard.filter(m => m.type === type).length >= n, [type, n]);
