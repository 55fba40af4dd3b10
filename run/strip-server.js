// Keeps all files of the server without their types before a start needs them (strip-types.js).
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.js';
import { withoutTypes } from './strip-types.js';

for (const path of globSync(['src/**/*.ts', 'seeds/**/*.ts'], { cwd: root }))
  if (!/\/web\/|\.(test|d)\.ts$/.test(path)) withoutTypes(join(root, path));
