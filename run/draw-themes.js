// npm run draw:themes [-- --screen /apps/risk/management --size 390x844 --language ar --themes light1,dark1 --columns 5]:
// a screen of the product in every palette, on one sheet (test-results/themes.png), to be looked at.
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
process.exitCode =
  (await run(node, ['run/build-web.js'])) ||
  (await run(node, ['run/pictures/draw-themes.ts', ...process.argv.slice(2)]));
