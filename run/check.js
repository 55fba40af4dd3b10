// npm run check: types of both rooms, lint, format. With --fix, lint and format change what they can.
import { join } from 'node:path';
import { ensurePackages, node, root, run } from './packages.js';

const fix = process.argv.includes('--fix');
const steps = [
  ['types of the server', 'typescript/bin/tsc', '-p', 'tsconfig.server.json'],
  ['types of the web app', 'typescript/bin/tsc', '-p', 'tsconfig.web.json'],
  ['lint', 'oxlint/bin/oxlint', '--deny-warnings', ...(fix ? ['--fix'] : [])],
  ['format', 'oxfmt/bin/oxfmt', fix ? '--write' : '--check', '.'],
];

ensurePackages();
for (const [what, program, ...args] of steps) {
  const code = await run(node, [join(root, 'node_modules', program), ...args]);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${what}`);
  if (code !== 0) process.exitCode = 1;
}
