// npm run draw:site: the pictures of the product that the public site shows, taken of the product with its demo in each language
// (src/features/public-site/home/web/pictures).
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
process.exitCode =
  (await run(node, ['run/build-web.js'])) ||
  (await run(node, ['run/pictures/draw-site.ts', ...process.argv.slice(2)]));
