// node run/plumbline.js <file.ts> [arguments]: runs one of our programs on Node 24.
import { ensurePackages, node, run } from './packages.js';
import { loadingFlags } from './server-flags.js';

ensurePackages();
process.exitCode = await run(node, [...loadingFlags, ...process.argv.slice(2)]);
