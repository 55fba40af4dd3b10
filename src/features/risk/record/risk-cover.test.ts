import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { readRiskDashboard, readRiskTreatment } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { rated } from '#tests/world/risk-team.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised } from '#tests/world/risk-world.ts';
import { setClock, newWorld, type World } from '#tests/world/world.ts';
import { changeRisk, deleteRisk, readHistory, readRisk, restoreRisk } from './risk.contract.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import { chooseTreatment, confirmRequest, transferRisk } from './risk-verbs.contract.ts';
import { returnUncovered } from './server/risk-cover.jobs.ts';

afterEach(() => setClock());

const before = '2026-03-01T12:00:00Z';
/** Half past eight in the morning of the first of April in Tokyo; elsewhere it is still the last of March. */
const dayAfter = '2026-03-31T23:30:00Z';

/** An organisation in Tokyo. */
async function inTokyo(moment = before): Promise<World> {
  setClock(moment);
  const world = await newWorld({ license: 'flat' });
  const owner = await asOwner();
  await owner.query(`update organisation set timezone = 'Asia/Tokyo' where org_id = $1`, [world.orgId]);
  return world;
}

const { inherent, reason } = rated;

/** A risk that somebody else bears until the end of a day: version 5. */
async function covered({ admin }: World, ends_on = '2026-03-31') {
  const data = await raised(admin, 'A truck is stolen with its load');
  const params = { id: data.id };
  const transfer = { party: 'Harbour Insurance', instrument: 'Fleet policy', ends_on };
  await admin.calls(assessRisk, { params, body: { version: 1, inherent, reason } });
  await admin.calls(chooseTreatment, { params, body: { version: 2, treatment: 'transfer' } });
  await admin.calls(transferRisk, { params, body: { version: 3, ...transfer } });
  const { data: risk } = await admin.calls(confirmRequest, { params, body: { version: 4 } });
  assert.equal(risk.status, 'transferred');
  return { ...risk, params };
}

/** What the product does by itself at a moment: how many risks it returned. */
const comes = ({ database, orgId }: World, moment: string, limit = 100) =>
  database.inOrganisation(orgId, { now: new Date(moment) }, (db) => returnUncovered(db, limit));

suite('A transferred risk whose cover ends', () => {
  test('is the organisation’s own again on the next day of its calendar, and its history says why', async () => {
    const world = await inTokyo();
    const { admin } = world;
    const { params, transfer } = await covered(world);
    assert.equal(await comes(world, '2026-03-31T14:59:00Z'), 0, 'the last day is covered');
    assert.equal(await comes(world, dayAfter), 1);
    const { data: risk } = await admin.calls(readRisk, { params });
    assert.deepEqual(
      [risk.status, risk.treatment, risk.transfer, risk.version, risk.updated_at],
      ['created', 'transfer', transfer, 6, '2026-03-31T23:30:00.000Z'],
    );
    const [entry] = (await admin.calls(readHistory, { params })).data;
    assert.deepEqual(
      [entry?.action, entry?.actor_name, entry?.reason, entry?.changes],
      [
        'risk.returned_to_created',
        'Plumbline',
        'cover_ended',
        [{ field: 'status', old: 'transferred', new: 'created' }],
      ],
    );
  });

  test('counts as created from then on, in every figure', async () => {
    const world = await inTokyo();
    const { admin } = world;
    await covered(world);
    await covered(world, '2027-01-01');
    await comes(world, dayAfter);
    const { risk_stats } = (await admin.calls(readRiskDashboard)).data;
    assert.deepEqual([risk_stats.created, risk_stats.transferred], [1, 1]);
    const treatment = (
      await admin.calls(readRiskTreatment, {
        body: { from: '2026-04-01', to: '2026-04-30', interval: 'month' },
      })
    ).data;
    assert.deepEqual([treatment.risk_created, treatment.risk_transferred], [1, 0]);
    const listed = await admin.calls(filterRisks, { body: { filter_type: 'stats', state: 1 } });
    assert.equal(listed.count, 1);
  });

  test('turns away a form that was opened before', async () => {
    const world = await inTokyo();
    const { params, version } = await covered(world);
    await comes(world, dayAfter);
    const stale = await world.admin.isRefused(changeRisk, {
      params,
      body: { version, title: 'Stolen trucks' },
    });
    assert.deepEqual([stale.status, (stale.data as { status: string }).status], [409, 'created']);
  });

  test('returns once, however many servers look at the same time', async () => {
    const world = await inTokyo();
    const { params } = await covered(world);
    const returned = await Promise.all([1, 2, 3, 4].map(() => comes(world, dayAfter)));
    assert.deepEqual(returned.toSorted(), [0, 0, 0, 1]);
    const { data } = await world.admin.calls(readHistory, { params });
    assert.equal(data.filter(({ action }) => action === 'risk.returned_to_created').length, 1);
  });

  test('returns in batches, the longest uncovered first', async () => {
    const world = await inTokyo();
    const risks = [];
    for (const day of ['2026-03-12', '2026-03-10', '2026-03-11']) risks.push(await covered(world, day));
    assert.deepEqual([await comes(world, dayAfter, 2), await comes(world, dayAfter, 2)], [2, 1]);
    const { data } = await world.admin.calls(readHistory, { params: risks[0]?.params as { id: string } });
    assert.equal(data[0]?.seq, 1 + Math.max(...(await seqs(world, risks.slice(1)))));
  });

  test('is not confirmed any more when its cover ended while the request waited', async () => {
    const { admin } = await inTokyo('2026-03-01T14:58:00Z');
    const data = await raised(admin, 'A truck is stolen with its load');
    const params = { id: data.id };
    const transfer = { party: 'Harbour Insurance', instrument: 'Fleet policy', ends_on: '2026-03-01' };
    await admin.calls(assessRisk, { params, body: { version: 1, inherent, reason } });
    await admin.calls(chooseTreatment, { params, body: { version: 2, treatment: 'transfer' } });
    await admin.calls(transferRisk, { params, body: { version: 3, ...transfer } });
    setClock('2026-03-01T15:01:00Z'); // The second of March in Tokyo.
    const refused = await admin.isRefused(confirmRequest, { params, body: { version: 4 } });
    assert.deepEqual([refused.status, refused.code], [422, 'cover_ended']);
  });

  test('waits while it is deleted, and is no other organisation’s', async () => {
    const [world, other] = [await inTokyo(), await inTokyo()];
    const { params, version } = await covered(world);
    const { params: theirs } = await covered(other);
    await world.admin.calls(deleteRisk, { params, body: { version, reason: 'Entered twice' } });
    assert.equal(await comes(world, dayAfter), 0);
    await world.admin.calls(restoreRisk, { params, body: { version: version + 1 } });
    assert.equal(await comes(world, dayAfter), 1);
    assert.equal((await other.admin.calls(readRisk, { params: theirs })).data.status, 'transferred');
  });
});

const seqs = ({ admin }: World, risks: readonly { params: { id: string } }[]) =>
  Promise.all(
    risks.map(async ({ params }) => (await admin.calls(readHistory, { params })).data[0]?.seq ?? 0),
  );
