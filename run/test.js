// npm test: packages, then everything else on Node 24. `npm test -- risk` runs the files whose path contains "risk".
import { ensurePackages, node, run } from './packages.js';

ensurePackages({ fresh: true });
process.exitCode = await run(node, ['run/all-tests.ts', ...process.argv.slice(2)]);
