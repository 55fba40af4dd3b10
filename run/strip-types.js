// Keeps our files without their types: whoever strips types itself loads a compiler for it, which stays in its memory.
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from './packages.js';

// Another Node may strip otherwise.
const folder = join(root, 'node_modules/.cache/plumbline/stripped', process.version);

const kept = (place) => {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return '';
  }
};

function keep(place, text) {
  try {
    mkdirSync(dirname(place), { recursive: true });
    // Whole or not at all: others read at the same time.
    const unfinished = `${place}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, place);
  } catch {
    // Where nothing can be kept, each process strips types itself.
  }
}

/** One of our TypeScript files as JavaScript, each thing at its line and column. */
export function withoutTypes(path) {
  const source = readFileSync(path, 'utf8');
  // What was kept of another text says so at its end.
  const mark = `\n//${hash('sha1', source)}\n`;
  const place = join(folder, relative(root, path));
  const known = kept(place);
  if (known.endsWith(mark)) return known;
  const text = stripTypeScriptTypes(source) + mark;
  keep(place, text);
  return text;
}
