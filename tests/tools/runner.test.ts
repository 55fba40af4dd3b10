import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { besideBudget, budgetOf } from '../../run/testing/budgets.ts';
import {
  concernedBy,
  isAlone,
  longestFirst,
  mostlyWaits,
  readArguments,
  shardOf,
} from '../../run/testing/choose-files.ts';
import { dependentsOf, graphOf, reaches } from '../../run/testing/import-graph.ts';
import { dealing } from '#tests/generated/dealing.ts';
import { everyLook, looksFor, waysOfEach, type Look } from '#tests/look-pairs.ts';

suite('npm test', () => {
  test('takes parts of paths, a shard, a revision, and the wish for everything', () => {
    assert.deepEqual(readArguments([]), { patterns: [], all: false });
    assert.deepEqual(readArguments(['risk', '--shard=2/3', '--changed', '--all']), {
      patterns: ['risk'],
      all: true,
      shard: { index: 2, of: 3 },
      changedSince: 'HEAD',
    });
    assert.equal(readArguments(['--changed=v1']).changedSince, 'v1');
  });

  test('refuses what it does not know, and shards that cannot be', () => {
    for (const wrong of ['--quick', '--shard', '--shard=0/3', '--shard=4/3', '--shard=one'])
      assert.throws(() => readArguments([wrong]), wrong);
  });

  test('knows from its first lines that a file cannot share, and that it mostly waits', () => {
    const source = `// Own process: it kills.\n// Waits: for the dead.\nimport 'node:test';`;
    assert.ok(isAlone(source) && mostlyWaits(source));
    assert.ok(!isAlone('// Waits: for the dead.') && !mostlyWaits('const waits = 1; // Waits:'));
  });

  test('begins with the longest file', () => {
    const files = [
      { path: 'b', weight: 1 },
      { path: 'c', weight: 9 },
      { path: 'a', weight: 1 },
    ];
    assert.deepEqual(
      longestFirst(files).map(({ path }) => path),
      ['c', 'a', 'b'],
    );
  });
});

suite('Shards', () => {
  const files = Array.from({ length: 40 }, (_, at) => ({ path: `file-${at}`, weight: 1 + ((at * 7) % 13) }));
  const shards = [1, 2, 3].map((index) => shardOf(files, { index, of: 3 }));

  test('hold every file once between them', () => {
    assert.deepEqual(new Set(shards.flat()).size, files.length);
    assert.equal(shards.flat().length, files.length);
  });

  test('weigh about the same', () => {
    const weights = shards.map((shard) => shard.reduce((sum, { weight }) => sum + weight, 0));
    assert.ok(Math.max(...weights) - Math.min(...weights) <= 2, weights.join());
  });

  test('are the same on every machine, in whatever order the files were found', () => {
    assert.deepEqual(shardOf(files.toReversed(), { index: 2, of: 3 }), shards[1]);
  });
});

suite('A change concerns', () => {
  const sources = new Map([
    ['src/platform/paging.ts', ''],
    ['src/features/risk/record/risk.contract.ts', `import { page } from '#platform/paging.ts';`],
    [
      'src/features/risk/record/risk.test.ts',
      `import { r } from './risk.contract.ts'; import '#tests/world/world.ts';`,
    ],
    ['src/features/risk/record/server/shared/risk.service.ts', `import { r } from '../risk.contract.ts';`],
    ['src/features/risk/record/server/sql/risk.sql', 'select 1'],
    ['src/features/tag/tag.rules.ts', ''],
    ['src/features/tag/tag.rules.test.ts', `import { tag } from './tag.rules.ts';`],
    ['src/app/create-app.ts', `import '#features/risk/record/server/shared/risk.service.ts';`],
    ['tests/world/world.ts', `import '#app/create-app.ts';`],
    ['tests/access.test.ts', `import '#tests/world/world.ts';`],
    ['tests/e2e/risk.e2e.ts', ''],
  ]);
  const graph = graphOf(sources);
  const tests = [...sources.keys()].filter((path) => /\.(test|e2e)\.ts$/.test(path));
  const [own, tag, whole, journey] = tests as [string, string, string, string];
  const concerned = (...changed: string[]) => concernedBy(changed, tests, graph);

  test('what imports it, at whatever distance', () => {
    assert.ok(dependentsOf(['src/platform/paging.ts'], graph).has(own));
    assert.deepEqual(concerned('src/platform/paging.ts'), [own, whole, journey]);
  });

  test('the test beside a service, which no import names, and no journey', () => {
    assert.deepEqual(concerned('src/features/risk/record/server/shared/risk.service.ts'), [own, whole]);
  });

  test('whoever reads the SQL of a folder below', () => {
    assert.deepEqual(concerned('src/features/risk/record/server/sql/risk.sql'), [own, whole]);
  });

  test('itself alone when it is a test', () => {
    assert.deepEqual(concerned(tag), [tag]);
  });

  test('every test when it is a package, the runner or the world of the tests', () => {
    for (const path of [
      'package.json',
      'run/all-tests.ts',
      'tests/world/world.ts',
      'migrations/0001_start.sql',
    ])
      assert.equal(concerned(path), undefined, path);
  });

  test('no test when it is a text for people', () => {
    assert.deepEqual(concerned('docs/decisions/0001-start.md', 'README.md'), []);
  });

  test('and only tests that reach their world need a server', () => {
    assert.ok(reaches(own, 'tests/world/world.ts', graph));
    assert.ok(!reaches(tag, 'tests/world/world.ts', graph));
  });
});

suite('How long a file takes', () => {
  test('is told beside its budget, and whether it is over', () => {
    assert.equal(besideBudget('src/features/a/a.test.ts', 14_949), '14.9 s of 15 s');
    assert.equal(besideBudget('src/features/a/a.test.ts', 16_000), '16.0 s of 15 s, over its budget');
  });

  test('has a longer budget where one is written down, wherever it lies', () => {
    assert.equal(budgetOf('src/features/a/a.test.ts'), 15);
    assert.equal(budgetOf('tests/e2e/risk/a.e2e.ts'), 40);
    assert.equal(budgetOf('tests/whole/bad-input.test.ts'), 75);
  });
});

suite('Values that are dealt to places', () => {
  const values = Array.from({ length: 10 }, (_, at) => at);

  test('are all given to the first place of a kind, and to any four others together', () => {
    const deal = dealing();
    assert.deepEqual(deal('a text', values), values);
    assert.deepEqual(deal('a number', values), values);
    const given = Array.from({ length: 8 }, () => deal('a text', values));
    assert.ok(given.every((some) => some.length >= 2));
    for (let at = 0; at <= 4; at++)
      assert.deepEqual(new Set(given.slice(at, at + 4).flat()), new Set(values));
  });
});

suite('Sweeps by pairs', () => {
  const kinds = ['language', 'layout', 'theme'] as const;
  const pair = (look: Look, one: (typeof kinds)[number], other: (typeof kinds)[number]) =>
    `${look[one]} ${look[other]}`;

  test('show every screen in a theme of the product and in one of the organisation, otherwise in two ways', () => {
    for (let at = 0; at < 60; at++)
      for (const kind of kinds) assert.equal(new Set(looksFor(at).map((look) => look[kind])).size, 2);
  });

  test('meet in every pair within any nine screens', () => {
    for (let from = 0; from < 60; from++) {
      const looks = Array.from({ length: waysOfEach }, (_, at) => looksFor(from + at)).flat();
      for (const [one, other] of [
        ['language', 'layout'],
        ['language', 'theme'],
        ['layout', 'theme'],
      ] as const)
        assert.equal(new Set(looks.map((look) => pair(look, one, other))).size, 9);
    }
  });

  test('are the whole product of 27 when everything is asked for', () => {
    assert.equal(new Set(everyLook.map((look) => Object.values(look).join())).size, 27);
  });
});
