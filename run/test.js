// npm test: packages, then everything else on Node 24. `npm test -- risk` runs the files whose path contains "risk",
// `-- --changed[=revision]` those that a change concerns, `-- --shard=1/3` a third of them, `-- --all` every look of each screen.
import { ensurePackages, node, run } from './packages.js';
import { loadingFlags } from './server-flags.js';

ensurePackages({ fresh: true });
process.exitCode = await run(node, [...loadingFlags, 'run/all-tests.ts', ...process.argv.slice(2)]);
