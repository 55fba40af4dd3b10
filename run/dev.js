// npm run dev: the server starts again when its files change, Vite serves the web app with hot reload and hands calls on.
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
const server = run(node, ['--watch', '--watch-preserve-output', 'src/app/main.ts']);
const web = run(node, ['node_modules/vite/bin/vite.js']);
process.exitCode = await Promise.race([server, web]);
process.kill(process.pid, 'SIGTERM');
