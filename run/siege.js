// npm run siege [-- --short] [-- --only uploads,files]: attacks the product on this machine, and prints what holds.
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
process.exitCode = await run(node, ['tests/siege/run.ts', ...process.argv.slice(2)]);
