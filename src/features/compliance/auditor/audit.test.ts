import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  linkControl,
  listControlAssessments,
  readControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { createFinding, listFindings, readFinding } from '#features/compliance/finding/finding.contract.ts';
import { exportSoa } from '#features/compliance/soa/soa-export.contract.ts';
import { readSoa, listSoaVersions } from '#features/compliance/soa/soa.contract.ts';
import { readStandard } from '#features/compliance/standard/standard.contract.ts';
import { acts, auditorOf, auditorSignsIn, controlOf, proof } from '#tests/compliance/auditor-world.ts';
import { begun } from '#tests/compliance/compliance-world.ts';
import { plantedStandard } from '#tests/compliance/own-standard.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import * as contract from './audit.contract.ts';

after(() => setClock());
setClock('2026-03-02T12:00:00Z');
const owner = await asOwner();

suite('The room of an external auditor', () => {
  test('shows the whole of one assessment, and of another nothing by any id', async () => {
    const world = await newWorld();
    const { admin } = world;
    const [mine, other] = [await begun(admin), await begun(admin, { name: 'Other' })];
    const [own, foreign] = [
      await controlOf(world, mine.id, 'A.5.1'),
      await controlOf(world, other.id, 'A.5.1'),
    ];
    const raise = async (id: string) =>
      (
        await admin.calls(createFinding, {
          body: {
            title: 'A gap',
            kind: 'observation',
            severity: 3,
            source: { kind: 'control_assessment', id },
          },
        })
      ).data.id;
    const [ours, theirs] = [await raise(own), await raise(foreign)];
    const byHand = (
      await admin.calls(createFinding, { body: { title: 'By hand', kind: 'observation', severity: 3 } })
    ).data.id;
    const proven = await proof(world, foreign);
    const auditor = await auditorOf(world, mine.id);
    const { data } = await auditor.calls(readComplianceAssessment, { params: { id: mine.id } });
    assert.deepEqual([data.is_whole, data.figures?.controls, data.permissions.can], [true, 123, []]);
    const { count } = await auditor.calls(listControlAssessments, { params: { id: mine.id }, query: {} });
    assert.ok(count > 90);
    const { data: control } = await auditor.calls(readControlAssessment, { params: { id: own } });
    assert.deepEqual(control.permissions, { can: [], missing: [], may_scope: false });
    const { data: findings } = await auditor.calls(listFindings, { query: {} });
    assert.deepEqual(
      findings.map(({ id }) => id),
      [ours],
    );
    assert.equal((await auditor.calls(readFinding, { params: { id: ours } })).data.source.id, own);
    for (const [call, id] of [
      [readComplianceAssessment, other.id],
      [listControlAssessments, other.id],
      [readSoa, other.id],
      [listSoaVersions, other.id],
      [exportSoa, other.id],
      [readControlAssessment, foreign],
      [contract.listAuditedEvidence, foreign],
      [readFinding, theirs],
      [readFinding, byHand],
    ] as const)
      assert.equal((await auditor.sends(call, { params: { id } })).status, 404, call.path);
    const file = await auditor.sends(contract.downloadAuditedFile, { params: { id: proven, number: '1' } });
    assert.equal(file.status, 404);
    const asks = { name: 'More', request: 'All of it', due_date: '2026-03-09' };
    const there = await auditor.sends(contract.requestEvidence, { params: { id: foreign }, body: asks });
    assert.equal(there.status, 404);
  });

  test('names no risk, control or plan beside it, in an organisation without departments either', async () => {
    for (const license of ['corporate', 'flat'] as const) {
      const world = await newWorld({ license });
      const { admin } = world;
      const { id } = await begun(admin);
      const control = await controlOf(world, id, 'A.5.1');
      const [risk, kept] = [await raised(admin, 'Secret risk'), await someControl(world)];
      for (const [version, [object_type, object_id]] of (
        [
          ['risk', risk.id],
          ['control', kept],
        ] as const
      ).entries())
        await admin.calls(linkControl, {
          params: { id: control },
          body: { version: version + 1, object_type, object_id },
        });
      assert.equal(
        (await admin.calls(readControlAssessment, { params: { id: control } })).data.links.length,
        2,
      );
      const found = (
        await admin.calls(createFinding, {
          body: {
            title: 'A gap',
            kind: 'observation',
            severity: 3,
            control_id: kept,
            source: { kind: 'assessment', id },
          },
        })
      ).data.id;
      const auditor = await auditorOf(world, id);
      const { data } = await auditor.calls(readControlAssessment, { params: { id: control } });
      assert.deepEqual(data.links, []);
      assert.equal((await auditor.calls(readFinding, { params: { id: found } })).data.control, null);
    }
  });

  test('holds the standard that is audited by, and no other of the organisation’s own', async () => {
    const world = await newWorld();
    await plantedStandard(world);
    await plantedStandard(world, { key: 'other_rules', name: 'Other rules' });
    const { id } = await begun(world.admin, { compliance_standard: 'house_rules' });
    const auditor = await auditorOf(world, id);
    const reads = async (key: string) => (await auditor.sends(readStandard, { params: { key } })).status;
    assert.deepEqual([await reads('house_rules'), await reads('other_rules')], [200, 404]);
    assert.equal((await world.admin.sends(readStandard, { params: { key: 'other_rules' } })).status, 200);
  });

  test('goes with the assessment', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const control = await controlOf(world, id, 'A.5.1');
    const auditor = await auditorOf(world, id);
    await owner.query('update compliance_assessment set deleted_at = now() where id = $1', [id]);
    assert.equal((await auditor.sends(contract.readAudit)).status, 404);
    assert.equal((await auditor.sends(readComplianceAssessment, { params: { id } })).status, 404);
    assert.equal((await auditor.sends(readControlAssessment, { params: { id: control } })).status, 404);
  });
});

suite('What an auditor does', () => {
  test('is in the log with their name and what they are: sign-in, request, and documents taken away', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const auditor = await auditorOf(world, id);
    const control = await controlOf(world, id, 'A.5.1');
    const body = { name: 'Minutes', request: 'All', due_date: '2026-03-16' };
    await auditor.calls(contract.requestEvidence, { params: { id: control }, body });
    const query = { format: 'xlsx' };
    assert.equal((await auditor.sends(exportSoa, { params: { id }, query })).status, 200);
    const own = (await acts(world)).filter(({ actor_id }) => actor_id === auditor.id);
    assert.deepEqual(
      own.map(({ action, actor_name, actor_type }) => [action, actor_name, actor_type]).toReversed(),
      ['invitation.accepted', 'person.signed_in', 'evidence.requested', 'compliance.soa_read'].map(
        (action) => [action, 'Olga Outside', 'Auditor'],
      ),
    );
    assert.ok(
      (await acts(world)).every(
        ({ actor_name, actor_type }) => (actor_name === 'Olga Outside') === (actor_type === 'Auditor'),
      ),
    );
    assert.equal((await auditorSignsIn(world, auditor.email)).id, auditor.id);
  });
});
