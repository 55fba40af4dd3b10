import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { en as control } from '#features/treatment/control/text/en.ts';
import { en as maturity } from '#features/maturity/text/en.ts';
import { en as risk } from '#features/risk/text/en.ts';
import { en } from './text/en.ts';

const root = new URL('../../../../', import.meta.url);
const has = (texts: object, ...path: string[]): boolean => {
  let at: unknown = texts;
  for (const name of path) at = (at as Record<string, unknown> | undefined)?.[name];
  return typeof at === 'string';
};

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(new URL(path, root), 'utf8'));

test('Every field that an act names by itself has a name in the log', () => {
  const fields = sources('src/features/{identity,organisation}/**/server/**/*.ts').flatMap((source) =>
    [...source.matchAll(/\bfield: '([a-z_]+)'/g)].map(([, field = '']) => field),
  );
  assert.ok(fields.length > 8, `${fields.length} fields`);
  assert.deepEqual(
    fields.filter((field) => !has(en, 'field', field)),
    [],
  );
});

test('Every act that the product records has words in the log, and its kind a name', () => {
  const acts = new Set(
    sources('src/**/*.ts')
      .flatMap((source) => [
        ...source.matchAll(/\b(?:action|act):[^;\n]*?'([a-z_]+\.[a-z_]+)'(?:[^;\n]*?'([a-z_]+\.[a-z_]+)')?/g),
      ])
      .flatMap(([, one, other]) => [one, other].filter((act) => act !== undefined)),
  );
  assert.ok(acts.size > 60, `${acts.size} acts`);
  const speechless = [...acts].filter((act) => {
    const [kind = '', name = ''] = act.split('.');
    const story = { risk, maturity, control }[kind];
    const isTold = has(en, 'act', kind, name) || (story !== undefined && has(story, 'story', 'action', name));
    return !isTold || !has(en, 'kind', kind);
  });
  assert.deepEqual(speechless, []);
});
