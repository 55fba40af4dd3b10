import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import {
  deleteComplianceAssessment,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { someRequirements } from '#tests/compliance/own-standard.ts';
import { heldIn, key, nextPlanted, own, planted, versions } from '#tests/compliance/upgrade-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { listUpgradedRows, listUpgradeEffects, upgradeAssessments } from './standard-upgrade.contract.ts';

const world = await newWorld();
const { admin } = world;
const staff = await world.person('Staff', { Finance: 'editor' });
await planted(world);
// It asks nothing that the first one does not: whatever is by it could be by the first.
await nextPlanted(world, { requirements: someRequirements.filter(({ code }) => code !== 'B.1') });

suite('An upgrade', () => {
  const refusedFor = async (who: Caller, body: Parameters<typeof sent>[0]) => {
    const { status, code } = await who.isRefused(upgradeAssessments, sent(body));
    return [status, code];
  };
  const sent = (body: {
    from?: string;
    to?: string;
    assessments: { id: string; version: number }[];
    dry_run?: boolean;
  }) => ({ params: { key }, body: { ...versions, ...body } });

  /** One by the first version, whatever is in force. */
  const older = async (here: World, status = 'in_progress') => {
    const { id } = await begun(here.admin, { ...own, department_id: here.departments['Finance'] as string });
    await here.database.inOrganisation(here.orgId, { unrecorded: true }, (db) =>
      db.query(
        sql`update compliance_assessment set standard_version = '1', status = ${status} where org_id = ${db.org_id} and id = ${id}`,
      ),
    );
    return { id, version: 2 };
  };

  test('is for whoever edits or leads the assessment, and hidden from others', async () => {
    const one = await older(world);
    const viewer = await world.person('User', { Finance: 'viewer' });
    const reader = await world.person('Staff', { Finance: 'viewer' });
    for (const dry_run of [true, false]) {
      assert.deepEqual(await refusedFor(viewer, { assessments: [one], dry_run }), [
        400,
        'assessment_unknown',
      ]);
      assert.deepEqual(await refusedFor(reader, { assessments: [one], dry_run }), [403, 'forbidden']);
    }
    const { data: hidden } = await viewer.calls(listUpgradeEffects, { params: { key }, query: versions });
    assert.deepEqual(hidden, []);
    const { data: seen } = await reader.calls(listUpgradeEffects, { params: { key }, query: versions });
    assert.deepEqual(
      seen.map(({ id, may_upgrade }) => [id, may_upgrade]),
      [[one.id, false]],
    );
    const { data } = await staff.calls(upgradeAssessments, sent({ assessments: [one] }));
    assert.equal(data.upgraded[0]?.id, one.id);
  });

  test('shows its rows to whoever sees all of the assessment, and to nobody else', async () => {
    const one = await older(world);
    const control = (await controlsOf(admin, one.id)).get('A.1')?.id as string;
    const respondent = await world.person('User');
    await answered(admin, control, { owner_id: respondent.id });
    const sent = { params: { id: one.id }, query: { to: '2', kind: 'kept' as const } };
    assert.equal((await staff.calls(listUpgradedRows, sent)).count, 3);
    // They see the assessment, and of it what they answer alone.
    assert.equal((await respondent.sends(readComplianceAssessment, { params: { id: one.id } })).status, 200);
    assert.equal((await respondent.isRefused(listUpgradedRows, sent)).status, 404);
    const { data } = await admin.calls(readComplianceAssessment, { params: { id: one.id } });
    const body = { version: data.version, reason: 'It was made by mistake' };
    await admin.calls(deleteComplianceAssessment, { params: { id: one.id }, body });
    assert.equal((await admin.isRefused(listUpgradedRows, sent)).status, 404);
    const gone = { assessments: [{ id: one.id, version: data.version + 1 }] };
    assert.deepEqual(await refusedFor(admin, gone), [400, 'assessment_unknown']);
  });

  test('never touches one that is frozen or being decided about', async () => {
    for (const status of ['in_review', 'approved', 'superseded', 'archived']) {
      const one = await older(world, status);
      const held = await heldIn(world);
      for (const dry_run of [true, false])
        assert.deepEqual(
          await refusedFor(admin, { assessments: [one], dry_run }),
          [409, 'wrong_state'],
          status,
        );
      const { data } = await admin.calls(listUpgradeEffects, { params: { key }, query: versions });
      const listed = data.find(({ id }) => id === one.id);
      assert.equal(listed?.may_upgrade, status === 'in_review' ? false : undefined, status);
      assert.deepEqual(await heldIn(world), held, status);
    }
  });

  test('is refused for another version than was seen, and then none of them is upgraded', async () => {
    const [one, other] = [await older(world), await older(world)];
    const stale = { assessments: [one, { ...other, version: 1 }] };
    assert.deepEqual(await refusedFor(admin, stale), [409, 'stale_version']);
    assert.deepEqual(await refusedFor(admin, { assessments: [one, one] }), [400, 'assessment_unknown']);
    const foreign = await begun(admin);
    const { id, version } = foreign;
    assert.deepEqual(await refusedFor(admin, { assessments: [{ id, version }] }), [
      400,
      'assessment_unknown',
    ]);
    const newer = await begun(admin, own);
    const current = { id: newer.id, version: newer.version };
    assert.deepEqual(await refusedFor(admin, { assessments: [current] }), [400, 'assessment_unknown']);
    assert.deepEqual(
      (await admin.calls(readComplianceAssessment, { params: { id: one.id } })).data.standard_version,
      '1',
    );
    const { data } = await admin.calls(upgradeAssessments, sent({ assessments: [one, other] }));
    assert.deepEqual(data.upgraded.map((row) => row.id).toSorted(), [one.id, other.id].toSorted());
  });

  test('goes to the version in force and to no other', async () => {
    const here = await newWorld();
    await planted(here);
    const [{ id, version }] = [await begun(here.admin, own)];
    await nextPlanted(here, { status: 'draft' });
    const assessments = [{ id, version }];
    assert.deepEqual(await refusedFor(here.admin, { assessments }), [400, 'standard_version_unknown']);
    await nextPlanted(here, { version: '3', status: 'retired' });
    assert.deepEqual(await refusedFor(here.admin, { to: '3', assessments }), [
      422,
      'standard_version_not_in_force',
    ]);
    for (const pair of [{ to: '9' }, { from: '9', to: '3' }, { from: '3', to: '3' }])
      assert.deepEqual(await refusedFor(here.admin, { ...pair, assessments }), [
        400,
        'standard_version_unknown',
      ]);
    const unknown = await here.admin.isRefused(upgradeAssessments, {
      params: { key: 'no_such' },
      body: { ...versions, assessments },
    });
    assert.equal(unknown.status, 404);
  });
});
