import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  chooseCisDashboard,
  chooseCisDashboardOf,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { actsAbout, submitted } from '#tests/world/maturity-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { readAssessment, type Assessment } from './assessment.contract.ts';
import { approveAssessment, reopenAssessment } from './assessment-verbs.contract.ts';

const periods = ['2026-06-30', '2026-12-31'];
const units = ['Finance', 'Operations', undefined];

const approves = ({ admin }: World, { id, version }: Assessment) =>
  admin.sends(approveAssessment, { params: { id }, body: { version } });
const nowOf = async ({ admin }: World, { id }: Assessment) =>
  (await admin.calls(readAssessment, { params: { id } })).data;

/** An assessment of a unit for each period, handed in. */
const handedIn = (world: World, department: string | undefined, until = periods): Promise<Assessment[]> =>
  Promise.all(until.map((last) => submitted(world, { department, until: last, groups: [1] })));

suite('Assessments of one framework and department approved at the same moment', () => {
  test('are all approved, and one is on the dashboard', async () => {
    const world = await newWorld();
    const pairs = await Promise.all(units.map((unit) => handedIn(world, unit)));
    const replies = await Promise.all(pairs.flat().map((one) => approves(world, one)));
    assert.deepEqual(
      replies.map(({ status, body }) => [status, (body as { code?: string }).code]),
      pairs.flat().map(() => [200, undefined]),
    );
    for (const pair of pairs) {
      const now = await Promise.all(pair.map((one) => nowOf(world, one)));
      const shown = now.filter(({ is_dashboard }) => is_dashboard);
      assert.deepEqual(
        shown.map(({ id }) => id),
        [pair[1]?.id],
        'the later period, whichever came first',
      );
      // The earlier one is superseded in either order: by the later one, or at once.
      assert.deepEqual(
        now.map(({ status }) => status),
        ['superseded', 'approved'],
      );
      const acts = (await Promise.all(pair.map(({ id }) => actsAbout(id)))).map((some) =>
        some.map(({ action }) => action),
      );
      for (const some of acts)
        assert.equal(some.filter((action) => action === 'maturity.approved').length, 1);
      assert.ok(acts[0]?.includes('maturity.superseded'));
      assert.ok(!acts[1]?.includes('maturity.superseded'));
    }
  });

  test('for one period leave one approved: the one that was last', async () => {
    const world = await newWorld();
    const some = await handedIn(world, 'Finance', Array(4).fill('2026-06-30') as string[]);
    const replies = await Promise.all(some.map((one) => approves(world, one)));
    assert.deepEqual(
      replies.map(({ status }) => status),
      some.map(() => 200),
    );
    const now = await Promise.all(some.map((one) => nowOf(world, one)));
    assert.deepEqual(now.map(({ status, is_dashboard }) => `${status} ${is_dashboard}`).toSorted(), [
      'approved true',
      ...Array<string>(3).fill('superseded false'),
    ]);
    const told = await Promise.all(
      now.map(async ({ id }) => (await actsAbout(id)).map(({ action }) => action)),
    );
    assert.deepEqual(
      now.map(({ status }) => status === 'superseded'),
      told.map((actions) => actions.includes('maturity.superseded')),
    );
  });

  test('while another one is chosen: all are answered, and one is on the dashboard', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const all = await Promise.all(
      units.map(async (unit) => {
        const some = await handedIn(world, unit, ['2025-06-30', '2025-12-31', ...periods]);
        const [first, , , last] = some as [Assessment, Assessment, Assessment, Assessment];
        const department_id = unit === undefined ? undefined : departments[unit];
        const chooses = ({ id }: Assessment) =>
          department_id === undefined
            ? admin.sends(chooseCisDashboard, { body: { assessment_id: id } })
            : admin.sends(chooseCisDashboardOf, { params: { department_id }, body: { assessment_id: id } });
        return { some, first, last, chooses };
      }),
    );
    const replies = await Promise.all(
      all.flatMap(({ some: [, second, third], first, last, chooses }) => [
        chooses(first),
        approves(world, second as Assessment),
        chooses(last),
        approves(world, third as Assessment),
        chooses(third as Assessment),
      ]),
    );
    // Whoever approves names the version they saw: where somebody chose or replaced it meanwhile, they are told.
    for (const { status, body } of replies) assert.ok([200, 409].includes(status), JSON.stringify(body));
    for (const { some } of all) {
      const now = await Promise.all(some.map((one) => nowOf(world, one)));
      assert.equal(now.filter(({ is_dashboard }) => is_dashboard).length, 1);
    }
  });

  test('while the one that is shown is opened again', async () => {
    const world = await newWorld();
    const { admin } = world;
    await Promise.all(
      units.map(async (unit) => {
        const [first, second] = (await handedIn(world, unit)) as [Assessment, Assessment];
        const { data } = (await approves(world, first)).body as { data: Assessment };
        const reopened = admin.sends(reopenAssessment, {
          params: { id: first.id },
          body: { version: data.version, reason: 'A question was missed' },
        });
        const [one, other] = await Promise.all([reopened, approves(world, second)]);
        assert.ok([200, 409].includes(one.status), JSON.stringify(one.body));
        assert.equal(other.status, 200, JSON.stringify(other.body));
        assert.ok((await nowOf(world, second)).is_dashboard);
      }),
    );
  });
});
