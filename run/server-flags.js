import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './packages.js';

/** Of whatever loads the server's files. */
export const loadingFlags = ['--import', pathToFileURL(join(root, 'run/resolve-modules.js')).href];
/** Of a process that runs tests (testing/test-worker.ts). */
export const workerFlags = [
  ...loadingFlags,
  '--import',
  pathToFileURL(join(root, 'run/testing/plain-promises.js')).href,
];
// How much memory the server may take, and where Node keeps what it made of our files. The cap of the heap is one of damage: several
// times what the server needs, because whatever needs much has a process of its own. One thread of V8's beside the main one is enough:
// each keeps memory. Measured: docs/decisions/0011-server-memory-and-compile-cache.md and 0061-hostile-files.md
export const serverFlags = [
  '--max-old-space-size=512',
  '--max-semi-space-size=8',
  '--v8-pool-size=1',
  ...loadingFlags,
];
export const serverEnvironment = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/plumbline') };
