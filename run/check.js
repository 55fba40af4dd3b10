// npm run check: types of both rooms, lint, format, side by side. With --fix, lint and format change what they can.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensurePackages, environment, node, root } from './packages.js';

const fix = process.argv.includes('--fix');
/** What was found of files that have not changed since, nor what they import, is not looked for again. */
const types = (room) => {
  const found = `node_modules/.cache/plumbline-types/${room}.tsbuildinfo`;
  return ['typescript/bin/tsc', '-p', `tsconfig.${room}.json`, '--incremental', '--tsBuildInfoFile', found];
};
const steps = [
  ['types of the server', ...types('server')],
  ['types of the web app', ...types('web')],
  ['lint', 'oxlint/bin/oxlint', '--deny-warnings', ...(fix ? ['--fix'] : [])],
  ['format', 'oxfmt/bin/oxfmt', fix ? '--write' : '--check', '.'],
];

/** Prints the output of a step in one piece, when it ends. */
function check([what, program, ...args]) {
  const child = spawn(node, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    env: environment(),
  });
  const messages = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => messages.push(part));
  return new Promise((resolve) => {
    child.once('error', (error) => messages.push(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(messages));
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${what}`);
      if (code !== 0) process.exitCode = 1;
      resolve();
    });
  });
}

ensurePackages();
if (fix) for (const step of steps) await check(step);
else await Promise.all(steps.map(check));
