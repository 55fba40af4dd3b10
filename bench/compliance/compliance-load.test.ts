import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { beginIn } from '#tests/world/connections.ts';
import {
  listComplianceAssessments,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { listControlAssessments } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { readComplianceDashboard } from '#features/compliance/dashboard/compliance-dashboard.contract.ts';
import { newWorld, secret } from '#tests/world/world.ts';
import { loadCompliance } from './compliance-load.ts';

test('What the bench loads to assess compliance is listed, read and counted like what people made', async () => {
  const world = await newWorld({ home: firstHome });
  const { admin, orgId } = world;
  const departments = Object.values(world.departments);
  const client = new pg.Client({ connectionString: appUrl(world.adminUrl, secret) });
  await client.connect();
  await beginIn(client, orgId);
  const order = {
    org: orgId,
    departments,
    owners: [admin.id],
    actor: { id: admin.id, name: 'Ada' },
    now: new Date(),
  };
  await loadCompliance(client, { ...order, standard: 'pci_dss', from: 1, to: 12, total: 40 });
  await loadCompliance(client, { ...order, standard: 'iso27001', from: 13, to: 13, total: 13, further: 77 });
  await client.query('commit');
  await client.end();

  const listed = await admin.calls(listComplianceAssessments, { query: { limit: '20' } });
  assert.equal(listed.count, 13);
  const iso = listed.data.find(({ standard }) => standard === 'iso27001');
  const read = await admin.calls(readComplianceAssessment, { params: { id: iso?.id as string } });
  assert.equal(read.data.figures?.controls, 200);
  const controls = await admin.calls(listControlAssessments, {
    params: { id: iso?.id as string },
    query: { limit: '20' },
  });
  assert.deepEqual([controls.data.length, controls.data[0]?.code], [20, '4.1']);
  const { data } = await admin.calls(readComplianceDashboard, { query: {} });
  assert.ok(data.summary.controls > 250);
  assert.ok(data.expiring_evidence.count > 0 && data.overdue.count > 0 && data.top_gaps.count > 0);
});
