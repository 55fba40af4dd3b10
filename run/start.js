// npm start: packages, web app, product. Runs on any Node from 20; the product runs on the one that comes with the packages.
import { ensurePackages, node, run } from './packages.js';
import { loadingFlags, serverFlags } from './server-flags.js';
import { supervise } from './supervise.js';

ensurePackages({ fresh: true });
const ready =
  (await run(node, ['run/build-web.js'])) || (await run(node, [...loadingFlags, 'run/strip-server.js']));
process.exitCode = ready || (await supervise(node, [...serverFlags, 'src/app/main.ts']));
