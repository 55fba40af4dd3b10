import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { invitationPath } from '#features/organisation/invitation/invitation-path.rules.ts';
import { sitePaths } from '#features/public-site/frame/web/shared/site-paths.ts';
import { everyCall } from '#tests/generated/every-call.ts';
import { isOneOf, refreshedSubjects, shapeOf, writtenAddresses } from '#tests/house/written-names.ts';

const root = join(import.meta.dirname, '../..');
const sourcesOf = (...patterns: string[]) =>
  new Map(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .filter((path) => !/\.test\.ts$|\/text\//.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
/** The paths of a list of screens. Not imported by its name: types of the browser are none of the server's. */
async function pathsIn(file: string): Promise<string[]> {
  const lists = Object.values(
    (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>,
  );
  return lists
    .flatMap((list) => (Array.isArray(list) ? (list as { path?: string }[]) : []))
    .flatMap(({ path }) => path ?? []);
}
const subjects = new Set(everyCall.map(({ subject }) => subject));

/** What the server answers that is neither a call nor a screen, what is part of one, and the area that the settings stand in. */
const besides = [
  '/livez',
  '/documentation',
  '/service-worker.js',
  '/assets',
  '/icons/*',
  '/org/*',
  '/tenant/*',
  '/text',
  '/apps/settings',
];
const addresses = [
  ...everyCall.flatMap(({ path }) => [path, `/org/:org${path}`]),
  ...(await pathsIn('src/app/screens.ts')),
  ...(await pathsIn('src/app/shell/start/other-spellings.ts')),
  // Of guests: their screens come with the first file, drawn as they are.
  ...Object.values(signInPaths),
  ...Object.values(sitePaths),
  invitationPath,
]
  .map(shapeOf)
  .concat(besides);

suite('A name that is written', () => {
  test('for what was read and is asked for anew, is the subject of a call', () => {
    const refreshed = refreshedSubjects(sourcesOf('src/**/web/**/*.{ts,tsx}', 'src/app/shell/**/*.{ts,tsx}'));
    assert.ok(refreshed.length > 50, `${refreshed.length} were found`);
    assert.deepEqual(
      refreshed.filter(({ name }) => !subjects.has(name)),
      [],
    );
  });

  test('for an address, is that of a call or of a screen', () => {
    const written = writtenAddresses(
      sourcesOf(
        'src/features/**/*.{ts,tsx}',
        'src/platform/web/**/*.{ts,tsx}',
        'src/app/shell/**/*.{ts,tsx}',
      ),
    );
    assert.ok(written.length > 400, `${written.length} were found`);
    assert.deepEqual(
      // The whole tree of the navigation stands there, also what no screen exists of yet.
      written.filter(
        ({ path, name }) =>
          !path.endsWith('/navigation.ts') && !name.startsWith('/src/') && !isOneOf(name, addresses),
      ),
      [],
    );
  });
});

suite('A name that nothing has is found:', () => {
  const path = 'src/features/a/one/web/OnePage.tsx';
  const refreshedBy = (...sources: string[]) =>
    refreshedSubjects(new Map(sources.map((source, at) => [at === 0 ? path : `${at}.ts`, source]))).map(
      ({ name }) => name,
    );

  test('a subject, however its list is written', () => {
    assert.deepEqual(refreshedBy(`useWrite(one, { refreshes: ['a', 'b'] });`), ['a', 'b']);
    assert.deepEqual(refreshedBy(`const page = <Story refreshes={['a']} />;`), ['a']);
    assert.deepEqual(refreshedBy(`const refreshes = ['a'] as const; useWrite(one, { refreshes });`), ['a']);
    assert.deepEqual(
      refreshedBy(
        `useWrite(one, { refreshes: links });`,
        `export const links = ['a', 'b'] as const; // refreshes`,
      ),
      ['a', 'b'],
    );
    assert.deepEqual(
      refreshedBy(
        `useWrite(one, { refreshes: [...links, 'c', two.subject] });`,
        `const links = ['a']; // refreshes`,
      ),
      ['a', 'c'],
    );
    assert.deepEqual(refreshedBy(`useWrite(one, { refreshes: kind.refreshes ?? ['a'] });`), ['a']);
    assert.deepEqual(refreshedBy(`['a', 'b'].map((subject) => forget({ queryKey: [subject] }));`), [
      'a',
      'b',
    ]);
    assert.deepEqual(refreshedBy(`for (const subject of ['a']) forget(subject);`), ['a']);
  });

  test('a list that nobody could look at', () => {
    assert.throws(
      () => refreshedBy(`useWrite(one, { refreshes: made() });`),
      /OnePage.tsx: what it refreshes/,
    );
    assert.throws(
      () => refreshedBy(`useWrite(one, { refreshes: elsewhere });`),
      /OnePage.tsx: what it refreshes/,
    );
  });

  test('an address, and none that goes on from one that is there', () => {
    const known = ['/apps/risk/management', '/compliance/:id/controls/', '/apps/plan/:id'].map(shapeOf);
    const wrong = (source: string) =>
      writtenAddresses(new Map([[path, source]])).flatMap(({ name }) => (isOneOf(name, known) ? [] : name));
    assert.deepEqual(wrong("go('/apps/risk/managment'); go('/apps/risk'); go(`/apps/planned/${id}`);"), [
      '/apps/risk/managment',
      '/apps/risk',
      '/apps/planned/*',
    ]);
    assert.deepEqual(
      wrong(
        "go('/apps/risk/management?risk=1'); call(`/compliance/${id}/controls/`); go(`/apps/plan/${id}`); go('and/more');",
      ),
      [],
    );
  });
});
