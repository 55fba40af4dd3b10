// npm run dev: the server starts again when its files change, Vite serves the web app with hot reload and hands calls on.
import { ensurePackages, node, run } from './packages.js';

ensurePackages();
const server = run(node, ['--watch', '--watch-preserve-output', 'src/app/main.ts']);
const api = process.env.PLUMBLINE_API ?? `http://127.0.0.1:${process.env.PORT ?? '8443'}`;
const web = run(node, ['node_modules/vite/bin/vite.js'], { env: { PLUMBLINE_API: api } });
process.exitCode = await Promise.race([server, web]);
process.kill(process.pid, 'SIGTERM');
