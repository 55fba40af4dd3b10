// npm start: packages, web app, product. Runs on any Node from 20; the product runs on the one that comes with the packages.
import { ensurePackages, node, run } from './packages.js';
import { serverFlags } from './server-flags.js';

ensurePackages({ fresh: true });

const built = await run(node, ['run/build-web.js']);
process.exitCode = built === 0 ? await run(node, [...serverFlags, 'src/app/main.ts']) : built;
