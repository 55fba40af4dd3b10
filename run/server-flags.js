import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './packages.js';

const before = (file) => `--import=${pathToFileURL(join(root, file)).href}`;
/** Of whatever loads the server's files. What strips types still counts as an experiment, and says so. */
export const loadingFlags = ['--disable-warning=ExperimentalWarning', before('run/load-modules.js')];
/** Of a process that runs tests (testing/test-worker.ts). */
export const workerFlags = [...loadingFlags, before('run/testing/plain-promises.js')];
// How much memory the server may take. The cap of the heap is one of damage: several times what the server needs, because whatever
// needs much has a process of its own. One thread of V8's beside the main one is enough: each keeps memory. What a start leaves behind
// is given back (platform/server/process/start-garbage.ts). Measured: docs/decisions/0011-server-memory.md and 0061-hostile-files.md
export const serverFlags = [
  '--max-old-space-size=512',
  '--max-semi-space-size=8',
  '--v8-pool-size=1',
  '--expose-gc',
  ...loadingFlags,
];
