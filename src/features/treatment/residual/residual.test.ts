import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { assessRisk, listAssessments } from '#features/risk/rating/risk-assessment.contract.ts';
import { reviewRisk } from '#features/risk/review/risk-review.contract.ts';
import { readHistory, readRisk, type Risk } from '#features/risk/record/risk.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { until } from '#tests/world/waiting/until.ts';
import { quickWork } from '#tests/world/world.ts';
import { computeResiduals, controlRow, inRows, linkRow } from '#tests/treatment/residual-world.ts';
import { newTeam, rated } from '#tests/world/risk-team.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { setRiskColumns } from '#tests/world/risk-world.ts';
import { noteStaleRisks } from './server/residual.jobs.ts';
import type { RecomputedRisk } from './server/shared/residual-follower.service.ts';

// A process that works for the queue does so for everybody in it.
await workInOwnDatabase();
const team = await newTeam();
const { editor, admin, owner } = team;
const severe = { likelihood: 4, consequence: 5 };

/** A risk of 4 x 5 with these controls, computed. */
async function protectedRisk(
  ...linked: [control: Parameters<typeof controlRow>[0], acts_on: string, design: number][]
) {
  const { id } = await team.risk();
  const params = { id };
  await editor.calls(assessRisk, { params, body: { version: 1, inherent: severe, reason: rated.reason } });
  const controls = await inRows(team, async (db) => {
    const made: string[] = [];
    for (const [control, acts_on, design] of linked) {
      const one = await controlRow(control, db, owner.id);
      await linkRow(db, id, one, acts_on, design);
      made.push(one);
    }
    await residualDue(db, { risks: [id], cause: 'control_linked' });
    return made;
  });
  await computeResiduals(team);
  return { params, controls, now: () => stands(params) };
}

const stands = async (params: { id: string }): Promise<Risk> =>
  (await editor.calls(readRisk, { params })).data;
const cells = ({ residual, computed_residual }: Risk) =>
  [residual, computed_residual].map((one) => one && [one.likelihood, one.consequence, one.level.code]);

/** Changes rows of a control, and computes what follows. */
async function change(
  controls: string[],
  columns: string,
  cause: 'control_tested' | 'day_came',
  day?: string,
) {
  const written = async (db: TenantDb) => {
    await db.query(
      sql`update control set ${sql.raw(columns)} where org_id = ${db.org_id} and id = any (${sql.param(controls)}::uuid[])`,
      { planned: false },
    );
    await residualDue(db, { controls, cause });
  };
  await inRows(team, written, day);
  await computeResiduals(team, day);
}
const failed = `status = 'degraded', last_test_result = 'fail'`;

suite('The residual rating', () => {
  test('follows from what controls prove: the worked example', async () => {
    const { now, params } = await protectedRisk(
      [{}, 'likelihood', 80],
      [{ next_test_on: '2026-01-06' }, 'consequence', 50],
    );
    const risk = await now();
    assert.deepEqual(cells(risk), [[2, 4, 'high'], [2, 4, 'high']]); // prettier-ignore
    assert.deepEqual(
      [risk.residual_basis, risk.residual_lapses_on, risk.working_controls],
      ['computed', null, 2],
    );
    assert.deepEqual(risk.residual_explanation?.reduction, { likelihood: 0.8, consequence: 0.25 });
    assert.deepEqual(
      risk.residual_explanation?.controls.map((one) => [
        one.acts_on, one.design, one.status_factor, one.operation, one.stale, one.freshness, one.effect,
      ]), // prettier-ignore
      [
        ['likelihood', 80, 1, 1, [], 1, 0.8],
        ['consequence', 50, 1, 1, ['test'], 0.5, 0.25],
      ],
    );
    const { data: ratings, count } = await editor.calls(listAssessments, { params });
    assert.equal(count, 2);
    const [last] = ratings;
    assert.deepEqual(
      [last?.trigger, last?.by_name, last?.residual?.level.code],
      ['control_change', 'Plumbline', 'high'],
    );
    assert.deepEqual(last?.explanation?.residual.controls, risk.residual_explanation);
    const [told] = (await editor.calls(readHistory, { params })).data;
    assert.deepEqual(
      [told?.action, told?.reason, told?.changes.map(({ field }) => field)],
      ['risk.residual_computed', 'control_linked', ['residual']],
    );
  });

  test('is the inherent one while no control is linked', async () => {
    const { now } = await protectedRisk();
    const risk = await now();
    assert.deepEqual(cells(risk), [null, [4, 5, 'extreme']]);
    assert.equal(risk.version, 2, 'nothing came out differently');
  });

  test('is worse once a test failed, and says why; what stays as it was gets no row', async () => {
    const { controls, now, params } = await protectedRisk([{}, 'both', 90]);
    assert.deepEqual(cells(await now())[0], [1, 1, 'low']);
    await change(controls, failed, 'control_tested');
    const risk = await now();
    assert.deepEqual([cells(risk)[0], risk.working_controls], [[4, 5, 'extreme'], 0]);
    const [told] = (await editor.calls(readHistory, { params })).data;
    assert.equal(told?.reason, 'control_tested');
    await change(controls, failed, 'control_tested');
    assert.equal((await now()).version, risk.version);
  });

  test('leaves an override in force, which lapses at the next review', async () => {
    const { controls, now, params } = await protectedRisk([{}, 'likelihood', 80]);
    const { version } = await now();
    const { residual_override, override_reason, reason } = rated;
    const stated = { ...residual_override, likelihood: 3 };
    const { data } = await editor.calls(assessRisk, {
      params,
      body: { version, residual_override: stated, override_reason, reason },
    });
    assert.deepEqual(
      [data.risk?.residual_basis, data.risk?.residual_lapses_on, data.computed_residual?.likelihood],
      ['override', data.review_on, 2],
    );
    await change(controls, failed, 'control_tested');
    assert.deepEqual(cells(await now()), [[3, 4, 'high'], [4, 5, 'extreme']]); // prettier-ignore
    const { data: reviewed } = await editor.calls(reviewRisk, {
      params,
      body: { version: version + 1, outcome: 'unchanged', statement: 'Looked at again' },
    });
    assert.deepEqual(
      [cells(reviewed)[0], reviewed.residual_basis, reviewed.residual_lapses_on],
      [[4, 5, 'extreme'], 'computed', null],
    );
  });

  test('is told by a dry run for another inherent rating, by the controls as they are', async () => {
    const { params, now } = await protectedRisk([{}, 'likelihood', 80]);
    const { version } = await now();
    const { data } = await editor.calls(assessRisk, {
      params,
      query: { dry_run: '1' },
      body: { version, inherent: { likelihood: 5, consequence: 2 } },
    });
    assert.deepEqual(
      [data.residual?.likelihood, data.residual?.consequence, data.explanation.residual.basis],
      [2, 2, 'computed'],
    );
  });
});

suite('A mitigated risk', () => {
  /** Mitigated, with an appetite up to high. */
  async function mitigated(...linked: Parameters<typeof protectedRisk>) {
    const risk = await protectedRisk(...linked);
    const { version } = await risk.now();
    await editor.calls(chooseTreatment, { params: risk.params, body: { version, treatment: 'mitigate' } });
    await setRiskColumns(team, [risk.params.id], { status: 'mitigated' });
    return risk;
  }
  const highest = (level: number) =>
    inRows(team, async (db) => {
      await db.query(sql`delete from appetite where org_id = ${db.org_id}`);
      await db.query(sql`insert into appetite (org_id, id, scope, max_level, valid_from, approver_id, created_at, updated_at)
        values (${db.org_id}, gen_random_uuid(), 'organisation', ${level}, '2020-01-01', ${admin.id}, now(), now())`);
    });
  const acts = async (params: { id: string }) =>
    (await admin.calls(readHistory, { params })).data.map(({ action, reason }) => [action, reason]);

  test('goes back to created at once when a control failed and it is above the appetite, and others hear of it', async () => {
    await highest(2);
    const { controls, now, params } = await mitigated([{}, 'likelihood', 80]);
    const heard: RecomputedRisk[] = [];
    await inRows(team, async (db) => {
      await db.query(
        sql`update control set last_test_result = 'fail' where org_id = ${db.org_id} and id = ${controls[0]}`,
      );
      await residualDue(db, { controls, cause: 'control_tested' });
    });
    await computeResiduals(team, undefined, [async (_, changed) => void heard.push(...changed)]);
    const risk = await now();
    assert.deepEqual(
      [risk.status, risk.appetite_level, risk.residual?.level.code],
      ['created', 2, 'extreme'],
    );
    assert.deepEqual((await acts(params)).slice(0, 2).toSorted(), [
      ['risk.residual_computed', 'control_tested'],
      ['risk.returned_to_created', 'residual_above_appetite'],
    ]);
    const told = await inRows(team, (db) =>
      db.query<
        Record<'person_id' | 'about', string>
      >(sql`select person_id, words ->> 'about' as about from notification
        where org_id = ${db.org_id} and object_id = ${params.id} and kind = 'reopened_by_system'`),
    );
    assert.deepEqual(
      told.map(({ person_id, about }) => [person_id, about]).toSorted(),
      [owner.id, team.colleague.id].map((id) => [id, 'residual_above_appetite']).toSorted(),
      'its owner, and who leads its department',
    );
    assert.deepEqual(
      heard.map(({ id, status, cause, before }) => [id, status, cause, before.level]),
      [[params.id, 'created', 'control_tested', 2]],
    );
    assert.deepEqual([heard[0]?.after.level, heard[0]?.after.working_controls], [3, 0]);
  });

  test('stays within the appetite whatever failed', async () => {
    await highest(3);
    const { controls, now } = await mitigated([{}, 'likelihood', 80]);
    await change(controls, failed, 'control_tested');
    assert.equal((await now()).status, 'mitigated');
  });

  test('has seven days where only a test is past its date: a flag first', async () => {
    await highest(2);
    const { controls, now, params } = await mitigated([{ next_test_on: '2090-03-01' }, 'likelihood', 80]);
    const day = (n: number) => `2090-03-${String(n).padStart(2, '0')}T12:00:00Z`;
    /** The hourly round of a day, and what it leads to. */
    const round = async (n: number) => {
      await inRows(team, (db) => noteStaleRisks(db, 100), day(n));
      await computeResiduals(team, day(n));
    };
    await round(1);
    assert.deepEqual((await now()).flags.includes('control_stale'), false);
    await round(2);
    const flagged = await now();
    assert.deepEqual([flagged.status, flagged.residual_reopens_on], ['mitigated', '2090-03-09']);
    assert.ok(flagged.flags.includes('control_stale'));
    await round(8);
    assert.equal((await now()).status, 'mitigated');
    // It is tested in time: no flag, and the days begin anew.
    await change(controls, `last_tested_on = '2090-03-19'`, 'control_tested', day(8));
    assert.deepEqual([(await now()).residual_reopens_on, (await now()).status], [null, 'mitigated']);
    await round(21);
    await round(28);
    const reopened = await now();
    assert.deepEqual([reopened.status, reopened.residual_reopens_on], ['created', null]);
    assert.deepEqual((await acts(params))[0], ['risk.returned_to_created', 'control_stale']);
    const before = (await acts(params)).length;
    await round(29);
    assert.equal((await acts(params)).length, before, 'once');
  });
});

test('A risk that somebody is working on is passed over, and computed as soon as they are done', async () => {
  const { controls, now, params } = await protectedRisk([{}, 'likelihood', 80]);
  const other = await protectedRisk([{}, 'likelihood', 80]);
  const { promise: kept, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const working = inRows(team, async (db) => {
    await db.query(sql`select 1 from risk where org_id = ${db.org_id} and id = ${params.id} for update`);
    begin();
    await kept;
  });
  await begun;
  const both = [...controls, ...other.controls];
  const computing = change(both, failed, 'control_tested');
  await until(async () => (await other.now()).working_controls !== 1);
  assert.equal((await now()).working_controls, 1);
  letGo();
  await Promise.all([working, computing]);
  assert.deepEqual([(await now()).working_controls, cells(await now())[0]], [0, [4, 5, 'extreme']]);
});

test('What was noted is done by whoever works for the queue, without being asked', async () => {
  const { controls, now } = await protectedRisk([{}, 'likelihood', 80]);
  const working = await anotherServer({}, { workTimes: quickWork });
  working.startWorking();
  await inRows(team, async (db) => {
    await db.query(
      sql`update control set last_test_result = 'fail' where org_id = ${db.org_id} and id = ${controls[0]}`,
    );
    await residualDue(db, { controls, cause: 'control_tested' });
  });
  // A process that another test kills may have taken it: then it is another's after a while.
  await until(async () => (await now()).working_controls === 0);
});
