import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { brokenArrows, unplacedAreas } from '#tests/house/area-rules.ts';
import { brokenRules } from '#tests/house/house-rules.ts';

const root = join(import.meta.dirname, '../..');
const sources = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);
const broken = (...files: [path: string, source: string][]) => brokenArrows(new Map(files));

suite('The areas', () => {
  test('stand in an order, and reach up no further than it is written down', () => {
    assert.ok(sources.size > 60, 'the sources were found');
    assert.deepEqual(brokenArrows(sources), []);
    assert.deepEqual(unplacedAreas(sources), []);
  });
});

suite('An arrow from an area up to another one is found,', () => {
  const register = 'src/features/risk/register/web/RegisterPage.tsx';
  const plan = '#features/treatment/plan/plan.contract.ts';

  test('whether it is imported at once, for its types alone, or on demand', () => {
    for (const source of [
      `import { readPlan } from '${plan}';`,
      `import type { Plan } from '${plan}';`,
      `const later = () => import('${plan}');`,
    ])
      assert.deepEqual(broken([register, source]), [
        `${register}: risk/register reaches up to treatment/plan`,
      ]);
  });

  test('and one down, within the area, or in a test is none', () => {
    const down = `import { x } from '#features/organisation/department/department.contract.ts';`;
    const beside = `import { x } from '#features/risk/record/risk.contract.ts';`;
    assert.deepEqual(broken([register, `${down}\n${beside}`]), []);
    const ofTest = 'src/features/risk/register/register.test.ts';
    assert.deepEqual(broken([ofTest, `import { readPlan } from '${plan}';`]), []);
  });

  test('and one that is written down and gone is taken off the list', () => {
    assert.deepEqual(broken(['src/features/treatment/plan/web/PlanPage.tsx', '']), [
      'treatment/plan no longer reaches up to maturity: take it off the list',
    ]);
  });

  test('and the activity log uses no other thing at all', () => {
    const path = 'src/features/organisation/activity-log/web/RecordLink.tsx';
    const name = 'src/features/organisation/department/department.contract.ts';
    assert.deepEqual(broken([path, `import { x } from '#${name.slice('src/'.length)}';`]), [
      `${path}: organisation/activity-log is told by the app what it shows (${name})`,
    ]);
  });
});

suite('Files that need one another in a circle are found', () => {
  test('where one of them comes on demand', () => {
    const [one, other] = ['src/platform/web/calling/one.ts', 'src/platform/web/calling/other.ts'];
    const found = brokenRules(
      new Map([
        [one, `const later = () => import('./other.ts');`],
        [other, `import type { One } from './one.ts';`],
      ]),
    );
    assert.deepEqual(found, [`files form a circle: ${one} -> ${other} -> ${one}`]);
  });
});
