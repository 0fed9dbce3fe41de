// Runs all files of this folder in one process with one Chromium: `node --test --test-reporter=tap
// tests/browser/all.mjs`. EG_LONG=1 adds the long tests; EG_FILES="link deck" chooses files. A single file runs alone:
// `node --test tests/browser/link.test.mjs`.

import test from 'node:test';
import { readdirSync } from 'node:fs';

const wanted = process.env.EG_FILES?.split(/\s+/).filter(Boolean);
const files = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.test.mjs')).sort();
for (const file of files)
  if (!wanted || wanted.includes(file.replace('.test.mjs', '')))
    await import('./' + file).catch(error => test(`${file} can be read`, () => { throw error; }));
