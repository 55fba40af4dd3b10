// npm run test:mutants [-- src/features/risk] [--near] [--list] [--jobs 2]: deletes each refusal, right and guard in turn, and names what no test misses.
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
process.exitCode = await run(node, ['run/mutants/test-mutants.ts', ...process.argv.slice(2)]);
