// Runs all files of this folder in one process: `node --test --test-reporter=tap tests/engines/all.mjs`. EG_LONG=1 adds
// the long tests.

import './environments.test.mjs';
import './games.test.mjs';
