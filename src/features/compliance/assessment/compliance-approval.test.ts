import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { begun, doneControls } from '#tests/compliance/compliance-world.ts';
import { actsAbout } from '#tests/world/maturity-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import {
  approveComplianceAssessment,
  readComplianceAssessment,
  submitComplianceAssessment,
  type ComplianceAssessment,
} from './compliance-assessment.contract.ts';

/** An assessment of a year by the first implementation group of CIS, everything done, submitted by its lead. */
async function submitted(world: World, year: number): Promise<ComplianceAssessment> {
  const lead = await world.person('Staff');
  const reviewer = await world.person('Staff');
  const { id, version } = await begun(world.admin, {
    compliance_standard: 'cis',
    groups_in_scope: ['ig1'],
    name: `Year ${year}`,
    period: { from: `${year}-01-01`, to: `${year}-12-31` },
    lead_id: lead.id,
    reviewer_id: reviewer.id,
  });
  await doneControls(world, id);
  return (await lead.calls(submitComplianceAssessment, { params: { id }, body: { version } })).data;
}

const approves = ({ admin }: World, { id, version }: ComplianceAssessment) =>
  admin.sends(approveComplianceAssessment, { params: { id }, body: { version } });
const approved = async ({ admin }: World, { id, version }: ComplianceAssessment) =>
  (await admin.calls(approveComplianceAssessment, { params: { id }, body: { version } })).data;
const statusOf = async ({ admin }: World, { id }: ComplianceAssessment) =>
  (await admin.calls(readComplianceAssessment, { params: { id } })).data.status;

suite('An assessment that is approved', () => {
  test('supersedes that of the earlier period', async () => {
    const world = await newWorld();
    const earlier = await approved(world, await submitted(world, 2025));
    await approved(world, await submitted(world, 2026));
    assert.equal(await statusOf(world, earlier), 'superseded');
    assert.equal((await actsAbout(earlier.id)).at(-1)?.action, 'compliance.superseded');
  });

  test('is superseded at once where one for a later period is approved already', async () => {
    const world = await newWorld();
    const later = await approved(world, await submitted(world, 2026));
    const earlier = await approved(world, await submitted(world, 2025));
    assert.deepEqual([earlier.status, earlier.hash?.length], ['superseded', 64]);
    assert.equal(await statusOf(world, later), 'approved');
    const acts = await actsAbout(earlier.id);
    assert.deepEqual(
      acts.slice(-2).map(({ action, changes }) => [action, changes?.find(({ field }) => field === 'status')]),
      [
        ['compliance.approved', { field: 'status', old: 'in_review', new: 'approved' }],
        ['compliance.superseded', { field: 'status', old: 'approved', new: 'superseded' }],
      ],
    );
  });

  test('at the same moment as another leaves the later period approved', async () => {
    const world = await newWorld();
    const both = [await submitted(world, 2025), await submitted(world, 2026)];
    const replies = await Promise.all(both.map((one) => approves(world, one)));
    assert.deepEqual(
      replies.map(({ status }) => status),
      [200, 200],
    );
    const now = await Promise.all(both.map((one) => statusOf(world, one)));
    assert.deepEqual(now, ['superseded', 'approved']);
  });
});
