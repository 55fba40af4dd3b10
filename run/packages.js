// Runs on whatever Node started npm (20 or later), before any package is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';

/** Node 24, as it came with the packages. */
export const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
export const tool = (name) => join(bin, windows ? `${name}.cmd` : name);
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  ...more,
});

/** Whether every package of package-lock.json lies here in its version. Not all of them have to: those for other systems,
 *  and those that npm lists as belonging to nobody. */
export const isComplete = (wanted, here) =>
  Object.entries(wanted).every(
    ([path, { version, optional, extraneous }]) =>
      path === '' || extraneous || (here[path]?.version ?? (optional && version)) === version,
  );

function complete() {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  if (!existsSync(join(root, 'node_modules', '.package-lock.json')) || !existsSync(node)) return false;
  return isComplete(read('package-lock.json'), read('node_modules/.package-lock.json'));
}

/** Installs the packages when they are missing; with `fresh`, also when they are not those of package-lock.json. */
export function ensurePackages({ fresh = false } = {}) {
  if (fresh ? complete() : existsSync(node)) return;
  console.log('Installing the packages of package-lock.json ...');
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit', shell: windows },
  );
  if (status === 0 && existsSync(node)) return;
  console.error('The packages could not be installed: npm ci failed.');
  process.exit(status || 1);
}

/** Runs a program of ours until it ends, passing on the signals we get, and tells how it ended. */
export function run(command, args, { env = {}, ...options } = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(env), ...options });
  // On a terminal Ctrl-C reaches the child by itself; it takes the first of each signal and ignores the rest.
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve) => {
    const end = (code) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.once('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
