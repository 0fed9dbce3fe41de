// Nothing on the screen is cut off, hidden by something else or too small for a finger: every scene in every size of
// window, in English and in the pseudo-language, as build/native/layout lays it out without painting it. Every text on
// it is heard, too: the text version says it (heard.mjs). The keyboard's arrows lead to every target. Where all panels
// are side by side, all that the text version says can be seen (unseen.mjs). What only a painted page shows is looked
// at in tests/browser/scenes.test.mjs.

import test from 'node:test';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { english_in, flaws, meant } from '../browser/flaws.mjs';
import { sizes } from '../browser/sizes.mjs';
import { unheard } from './heard.mjs';
import { unseen, unused } from './unseen.mjs';

const program = name => fileURLToPath(new URL(`../../build/native/${name}`, import.meta.url));

const scenes_at = ({ width, height, finger }, language, looks) => new Promise((done, fail) => {
  const words = [width, height, language, ...(finger ? ['finger'] : []), ...looks];
  execFile(program('layout'), words, { maxBuffer: 1 << 30 }, (error, lines) =>
    error ? fail(error) : done(lines.trim().split('\n').map(line => JSON.parse(line))));
});

// What is wrong in these scenes, and what of them is not heard.
function judged(scenes, { width, height, finger }, language) {
  const found = [], silent = [];
  for (const { scene, text, unreached, things } of scenes) {
    if (unreached) found.push(`${scene}: no arrow leads to ${unreached}`);
    assert.ok(things.length > 5, `${scene} shows ${things.length} things`);
    const unmeant = flaws({ things, width, height }, { finger }).filter(flaw => !meant(scene, flaw, language));
    found.push(...unmeant.map(flaw => `${scene}: ${flaw}`));
    if (language === 'en') silent.push(...unheard({ scene, text, things }).map(words => `${scene}: "${words}"`));
    if (language === 'qps') found.push(...english_in(scene, things).map(word => `${scene}: "${word}" is English`));
  }
  return { found, silent };
}

// Two at a time: the machines that run this have two processors.
test('layout', { concurrency: 2 }, async t => {
  const looks = [[], ['dark'], ['contrast']];
  const all = sizes.flatMap(size => ['en', 'qps'].map(language => ({ size, language, look: [] })));
  all.push(...looks.slice(1).map(look => ({ size: sizes.find(size => size.width === 1280), language: 'en', look })));
  await Promise.all(all.map(({ size, language, look }) => {
    const { width, height, finger } = size, whole = width === 1280 && language === 'en' && !look.length;
    const words = [`${width} x ${height}${finger ? ' by finger' : ''}`,
      language === 'en' ? 'in English' : 'in the pseudo-language', ...look];
    return t.test(`every scene at ${words.join(', ')}`, async () => {
      const scenes = await scenes_at(size, language, look);
      assert.ok(scenes.length > 50, `${scenes.length} scenes`);
      const { found, silent } = judged(scenes, size, language);
      const hidden = !whole ? [] : scenes.flatMap(({ scene, text, things }) =>
        unseen({ scene, text, things }).map(words => `${scene}: ${words}`));
      assert.deepEqual(found, []);
      assert.deepEqual(silent, [], 'texts on the canvas that the text version does not say');
      assert.deepEqual(hidden, [], 'what the text version says and the canvas does not show');
      if (whole) assert.deepEqual(unused(), [], 'rows of unseen.mjs that excuse nothing');
    });
  }));
});
