// npm run bench:weight [-- --runs 9]: bytes, requests and paint of the built web app in a browser.
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
process.exitCode =
  (await run(node, ['run/build-web.js'])) || (await run(node, ['bench/weight.ts', ...process.argv.slice(2)]));
