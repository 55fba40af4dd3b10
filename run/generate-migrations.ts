import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Nothing is released yet, so there is exactly one migration, printed anew from the tables.
// After the first release this goes, and drizzle-kit adds the difference.
const root = join(import.meta.dirname, '..');
const folder = join(root, 'migrations');
const before = join(root, 'migrations.before');

rmSync(before, { recursive: true, force: true });
if (existsSync(folder)) renameSync(folder, before);
const kit = join(root, 'node_modules/drizzle-kit/bin.cjs');
const { status } = spawnSync(process.execPath, [kit, 'generate', '--name', 'initial'], {
  cwd: root,
  stdio: 'inherit',
});
if (status === 0 && existsSync(join(folder, '0000_initial.sql'))) {
  rmSync(before, { recursive: true, force: true });
} else {
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(before)) renameSync(before, folder);
  console.error('No migration was printed; the former one is kept.');
  process.exitCode = 1;
}
