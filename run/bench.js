// npm run bench [-- --quick --only "first page" --seconds 1 --risks 1000000 --organisations 100]
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
process.exit(await run(node, ['bench/run.ts', ...process.argv.slice(2)]));
