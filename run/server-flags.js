import { join } from 'node:path';
import { root } from './packages.js';

// How much memory the server may take, and where Node keeps what it made of our files. Measured: docs/decisions/0011-server-memory-and-compile-cache.md
export const serverFlags = ['--max-old-space-size=160', '--max-semi-space-size=2'];
export const serverEnvironment = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/plumbline') };
