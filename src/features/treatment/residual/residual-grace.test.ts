import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { evidenceHolders } from '#app/holders/evidence-holders.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { readHistory, readRisk } from '#features/risk/record/risk.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import { addAppetite } from '#features/treatment/appetite/appetite.contract.ts';
import { acceptEvidence, createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { expireEvidence } from '#features/treatment/evidence/server/evidence-expiry.jobs.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { computeResiduals, controlRow, inRows, linkRow } from '#tests/treatment/residual-world.ts';
import { newTeam } from '#tests/world/risk-team.ts';
import { setRiskColumns } from '#tests/world/risk-world.ts';
import { noteStaleRisks } from './server/residual.jobs.ts';

/** A mitigated risk that is within the appetite by one control, whose evidence proves nothing from March 2nd, 2090 on. */
async function leaningOnEvidence() {
  const team = await newTeam();
  const { editor, admin, colleague, owner } = team;
  await admin.calls(addAppetite, {
    body: { scope: 'organisation', max_level: 2, valid_from: '2020-01-01', approver_id: admin.id },
  });
  const { id } = await team.risk();
  const params = { id };
  const body = { version: 1, inherent: { likelihood: 4, consequence: 5 }, reason: 'It was seen' };
  await editor.calls(assessRisk, { params, body });
  const control = await inRows(team, async (db) => {
    const one = await controlRow({}, db, owner.id);
    await linkRow(db, id, one, 'likelihood', 80);
    return one;
  });
  const { data: evidence } = await admin.calls(createEvidence, {
    body: {
      name: 'Payments of this year',
      kind: 'statement',
      effective_from: '2026-01-01',
      effective_to: '2090-03-01',
      valid_for_days: 1,
      content: { statement: 'None was paid twice.' },
      department_id: team.departments['Finance'] as string,
      links: [{ object_type: 'control', object_id: control }],
    },
  });
  const accepted = { params: { id: evidence.id }, body: { version: evidence.version } };
  await colleague.calls(acceptEvidence, accepted);
  await computeResiduals(team);
  const now = async () => (await admin.calls(readRisk, { params })).data;
  const { version } = await now();
  await editor.calls(chooseTreatment, { params, body: { version, treatment: 'mitigate' } });
  await setRiskColumns(team, [id], { status: 'mitigated' });
  const on = (day: number) => `2090-03-${String(day).padStart(2, '0')}T12:00:00Z`;
  /** The hourly round of a day in March 2090, and what it leads to. */
  const round = async (day: number) => {
    await team.database.inOrganisation(team.orgId, { now: new Date(on(day)) }, async (db) => {
      await expireEvidence(evidenceHolders)(db, 100);
      await noteStaleRisks(db, 100);
    });
    await computeResiduals(team, on(day));
    const { status, residual_reopens_on, flags, residual } = await now();
    return [status, residual_reopens_on, flags.includes('control_stale'), residual?.level.code];
  };
  const fails = async (day: number) => {
    await inRows(
      team,
      async (db) => {
        await db.query(
          sql`update control set last_test_result = 'fail' where org_id = ${db.org_id} and id = ${control}`,
        );
        await residualDue(db, { controls: [control], cause: 'control_tested' });
      },
      on(day),
    );
    await computeResiduals(team, on(day));
    return (await now()).status;
  };
  const lastAct = async () => {
    const [entry] = (await admin.calls(readHistory, { params })).data.filter(
      ({ action }) => action === 'risk.returned_to_created',
    );
    return entry?.reason;
  };
  return { round, fails, lastAct };
}

test('Evidence past its date raises a flag, and opens a mitigated risk after seven days', async () => {
  const { round, lastAct } = await leaningOnEvidence();
  assert.deepEqual(await round(1), ['mitigated', null, false, 'high']);
  const [first] = [await round(3)];
  assert.deepEqual(first, ['mitigated', '2090-03-10', true, 'extreme']);
  assert.deepEqual(await round(9), ['mitigated', '2090-03-10', true, 'extreme']);
  assert.deepEqual(await round(10), ['created', null, false, 'extreme']);
  assert.equal(await lastAct(), 'control_stale');
});

test('A control that fails while its evidence is past its date opens the risk at once', async () => {
  const { round, fails, lastAct } = await leaningOnEvidence();
  assert.deepEqual((await round(3)).slice(0, 1), ['mitigated']);
  assert.equal(await fails(4), 'created');
  assert.equal(await lastAct(), 'residual_above_appetite');
});
