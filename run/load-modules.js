// Goes ahead of whatever loads the server (server-flags.js): half of the work of a start was finding files whose place is known,
// and a compiler that strips types stays in memory.
// Our own files are named with their ending, by `#` and a folder of package.json or from where they are named, so nothing has to be
// looked for. A package is found once by each name: drizzle-orm lists 450 entries in its package.json, and Node reads that list again
// for each file that names it. It is taken in its CommonJS form, because its own files name each other so, too.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withoutTypes } from './strip-types.js';

const root = new URL('../', import.meta.url);
const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const folders = Object.entries(imports).map(([names, place]) => [
  names.slice(0, -1),
  new URL(place.slice(0, -1), root).href,
]);
const packages = new URL('node_modules/', root).href;
const ofDrizzle = /^drizzle-orm(\/|$)/;
const found = new Map();

const isOurs = (url) => url !== undefined && url.startsWith(root.href) && !url.startsWith(packages);

/** Where one of our own files lies that is named with its ending. */
function ownFile(specifier, parentURL) {
  if (!specifier.endsWith('.ts')) return undefined;
  if (specifier.startsWith('.')) return new URL(specifier, parentURL).href;
  const [names, folder] = folders.find(([start]) => specifier.startsWith(start)) ?? [];
  return folder && folder + specifier.slice(names.length);
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!isOurs(parentURL)) return next(specifier, context);
    const url = ownFile(specifier, parentURL);
    if (url !== undefined) return { url, format: 'module-typescript', shortCircuit: true };
    if (specifier.startsWith('.')) return next(specifier, context);
    const known = found.get(specifier);
    if (known !== undefined) return { ...known, shortCircuit: true };
    const isDrizzle = ofDrizzle.test(specifier);
    const { url: place, format } = next(
      specifier,
      isDrizzle ? { ...context, conditions: ['node', 'require'] } : context,
    );
    found.set(specifier, { url: place, format });
    return { url: place, format, shortCircuit: true };
  },
  load: (url, context, next) =>
    isOurs(url) && url.endsWith('.ts')
      ? { format: 'module', source: withoutTypes(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
});
