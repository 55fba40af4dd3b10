import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { parseSync, Visitor } from 'vite';
import { importsOf } from '#tests/house/house-rules.ts';
import { drawnWithin } from '../../run/parts/drawn-within.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (pattern: string) =>
  new Map(globSync(pattern, { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** The components that a file offers. */
const componentsIn = (path: string, source: string): string[] =>
  parseSync(path, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) =>
      !isType && /^[A-Z][a-z]/.test(exportName.name ?? '') ? (exportName.name as string) : [],
    );

/** Names before states: `export const charts: Examples = { StackedBars: {…} }`. */
function examplesIn(path: string, source: string): string[] {
  const names: string[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') return;
      const type = id.typeAnnotation?.typeAnnotation;
      if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return;
      if (type.typeName.name !== 'Examples') return;
      for (const property of init.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') names.push(property.key.name);
    },
  }).visit(parseSync(path, source).program);
  return names;
}

suite('The page of parts', () => {
  const parts = new Map(
    [...filesIn('src/platform/web/ui/**/*.tsx')].flatMap(([path, source]) =>
      componentsIn(path, source).map((name) => [name, { path, source }] as const),
    ),
  );
  const examples = new Map(
    [...filesIn('run/parts/examples/*.tsx')].flatMap(([path, source]) =>
      examplesIn(path, source).map((name) => [name, source] as const),
    ),
  );

  test('shows every part of platform/web/ui, by itself or within another', () => {
    assert.ok(parts.size > 70, 'the parts were found');
    const missing = [...parts.keys()].filter((name) => !examples.has(name) && !(name in drawnWithin));
    assert.deepEqual(missing, []);
  });

  test('names nothing that is no part, and nothing twice', () => {
    const named = [...examples.keys(), ...Object.keys(drawnWithin)];
    assert.deepEqual(
      named.filter((name) => !parts.has(name)),
      [],
    );
    assert.equal(new Set(named).size, named.length);
  });

  test('draws what it names', () => {
    for (const [name, source] of examples) assert.match(source, new RegExp(`<${name}\\b`), name);
  });

  test('has within another what that one needs, or is made of', () => {
    const sheet = {
      path: 'run/parts/Sheet.tsx',
      source: readFileSync(join(root, 'run/parts/Sheet.tsx'), 'utf8'),
    };
    /** The files that a file needs, however far. */
    const needed = (
      { path, source }: { path: string; source: string },
      seen = new Set<string>(),
    ): Set<string> => {
      for (const one of importsOf(path, source))
        if (one.startsWith('src/platform/web/ui/') && one.endsWith('.tsx') && !seen.has(one)) {
          seen.add(one);
          needed({ path: one, source: readFileSync(join(root, one), 'utf8') }, seen);
        }
      return seen.add(path);
    };
    for (const [name, outer] of Object.entries(drawnWithin)) {
      const around = outer === 'Sheet' ? sheet : parts.get(outer);
      assert.ok(around && (outer === 'Sheet' || examples.has(outer)), `${outer} has no example`);
      const source = examples.get(outer) ?? '';
      const isDrawn = needed(around).has(parts.get(name)?.path ?? '') || source.includes(`<${name}`);
      assert.ok(isDrawn, `${outer} does not draw ${name}`);
    }
  });
});
