// npm run bench:frames [-- --rounds 5 --rows 50 --only owner,date --keep folder]: the register at work, frame by frame, in a slow browser.
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
process.exitCode =
  (await run(node, ['run/build-web.js'])) ||
  (await run(node, ['bench/frames/frames.ts', ...process.argv.slice(2)]));
