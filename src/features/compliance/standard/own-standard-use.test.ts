import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listComplianceAssessments } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { compareComplianceAssessments } from '#features/compliance/comparison/comparison.contract.ts';
import {
  listControlAssessments,
  readControlAssessment,
  setControls,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { readComplianceDashboard } from '#features/compliance/dashboard/compliance-dashboard.contract.ts';
import { listFindings } from '#features/compliance/finding/finding.contract.ts';
import {
  createComplianceAssessment,
  duplicateComplianceAssessment,
} from '#features/compliance/preparation/preparation.contract.ts';
import { readSoa } from '#features/compliance/soa/soa.contract.ts';
import { answered, approvedAs, begun, controlsOf, prepared } from '#tests/compliance/compliance-world.ts';
import { found } from '#tests/compliance/finding-world.ts';
import { plantedStandard, someRequirements } from '#tests/compliance/own-standard.ts';
import { newWorld } from '#tests/world/world.ts';
import { listStandards, readStandard } from './standard.contract.ts';

const world = await newWorld();
const { admin } = world;
await plantedStandard(world);
const own = { compliance_standard: 'house_rules' };

suite("A standard of the organisation's own", () => {
  test('is offered beside the shipped ones, and read with all that it asks', async () => {
    const { data } = await admin.calls(listStandards, {});
    assert.deepEqual(
      data.map(({ key, status, source }) => [key, status, source]),
      [
        ...['iso27001', 'nist_csf', 'pci_dss', 'cis'].map((key) => [key, 'published', 'shipped']),
        ['house_rules', 'published', 'imported'],
      ],
    );
    const { data: read } = await admin.calls(readStandard, { params: { key: 'house_rules' } });
    assert.deepEqual(
      read.requirements.map(({ code, parent, level }) => [code, parent, level]),
      [
        ['A', null, 'section'],
        ['A.1', 'A', 'control'],
        ['A.2', 'A', 'control'],
        ['A.2.x', 'A.2', 'section'],
        ['A.2.1', 'A.2', 'sub_control'],
        ['A.2.2', 'A.2', 'sub_control'],
        ['B', null, 'section'],
        ['B.1', 'B', 'control'],
        ['B.2', 'B', 'control'],
      ],
    );
    const refused = await admin.isRefused(readStandard, { params: { key: 'no_such' } });
    assert.equal(refused.status, 404);
  });

  test('belongs to one organisation alone', async () => {
    const { admin: stranger } = await newWorld();
    const { data } = await stranger.calls(listStandards, {});
    assert.equal(data.length, 4);
    assert.equal((await stranger.isRefused(readStandard, { params: { key: 'house_rules' } })).status, 404);
    const refused = await stranger.isRefused(createComplianceAssessment, {
      body: { ...own, name: 'Theirs', period: { from: '2026-01-01', to: '2026-12-31' } },
    });
    assert.deepEqual([refused.status, refused.code], [400, 'standard_unknown']);
  });

  test('is assessed, answered, counted and compared like any other', async () => {
    const made = await begun(admin, own);
    assert.equal(made.standard_version, '1');
    const controls = await controlsOf(admin, made.id);
    assert.deepEqual([...controls.keys()], ['A.1', 'A.2', 'A.2.1', 'A.2.2', 'B.1']);
    const before = controls.get('A.2.1');
    const control = await answered(admin, before?.id as string, {
      result: 'compliant',
      no_evidence_reason: 'Seen',
    });
    assert.deepEqual(
      [control.title, control.section_title, control.parent_title, control.question],
      ['Before they start', 'People', 'Vetting', null],
    );
    // Three parts of six: the sub-control weighs three.
    const { data: list } = await admin.calls(listComplianceAssessments, { query: own });
    assert.equal(list[0]?.compliance, 50);
    const searched = await admin.calls(listControlAssessments, {
      params: { id: made.id },
      query: { q: 'everybody is trained' },
    });
    assert.deepEqual(
      searched.data.map(({ code }) => code),
      ['A.1'],
    );
    await admin.calls(setControls, {
      params: { id: made.id },
      body: { ids: [controls.get('B.1')?.id as string], set: { applicability_state: 'not_applicable' } },
    });
    const next = await admin.calls(duplicateComplianceAssessment, {
      params: { id: made.id },
      body: { name: 'Again', period: { from: '2027-01-01', to: '2027-12-31' } },
    });
    const { data: compared } = await admin.calls(compareComplianceAssessments, {
      params: { id: made.id, other_id: next.data.id },
    });
    assert.deepEqual(
      compared.sections.map(({ code, name }) => [code, name]),
      [
        ['A', 'People'],
        ['B', 'Places'],
      ],
    );
    assert.equal((await admin.isRefused(readSoa, { params: { id: made.id }, query: {} })).status, 404);
  });

  test('asks of a group only where it was chosen', async () => {
    const { id } = await prepared(admin, { ...own, groups_in_scope: ['Banks'] });
    assert.ok((await controlsOf(admin, id)).has('B.2'));
    const body = {
      ...own,
      name: 'Wrong',
      period: { from: '2026-01-01', to: '2026-12-31' },
      groups_in_scope: ['Shops'],
    };
    const refused = await admin.isRefused(createComplianceAssessment, { body });
    assert.deepEqual([refused.status, refused.code], [400, 'group_unknown']);
  });

  test('stands on the dashboard by name, by section and with its gaps', async () => {
    const { data } = await admin.calls(readComplianceDashboard, { query: own });
    assert.deepEqual(
      data.by_section.rows.map(({ code, name }) => [code, name]),
      [
        ['A', 'People'],
        ['B', 'Places'],
      ],
    );
    assert.deepEqual(
      data.standards.map(({ standard, name }) => [standard, name]),
      [['house_rules', 'House rules 1']],
    );
    const [counted] = data.counted;
    const controls = await controlsOf(admin, counted?.id as string);
    await answered(admin, controls.get('A.1')?.id as string, { result: 'non_compliant' });
    const after = await admin.calls(readComplianceDashboard, { query: { ...own, section: 'A' } });
    assert.deepEqual(after.data.section, { code: 'A', name: 'People' });
    assert.deepEqual(
      after.data.top_gaps.data.map(({ code, title }) => [code, title]),
      [['A.1', 'Training']],
    );
    for (const query of [
      { ...own, section: 'A.1' },
      { compliance_standard: 'nothing_here', section: 'A' },
    ]) {
      const refused = await admin.isRefused(readComplianceDashboard, { query });
      assert.deepEqual([refused.status, refused.code], [400, 'section_unknown']);
    }
  });

  test('names the control that a finding comes from', async () => {
    const { id } = await begun(admin, { ...own, department_id: world.departments['Finance'] as string });
    const control = (await controlsOf(admin, id)).get('B.1')?.id as string;
    await found(admin, { title: 'A door stood open', source: { kind: 'control_assessment', id: control } });
    const { data } = await admin.calls(listFindings, { query: { control_assessment: control } });
    assert.equal(data[0]?.source.title, 'Doors');
  });

  test('goes on as the version that an assessment was begun by', async () => {
    const { id } = await begun(admin, { ...own, period: { from: '2024-01-01', to: '2024-12-31' } });
    const [, training] = someRequirements;
    await plantedStandard(world, {
      version: '2',
      requirements: [
        { code: 'A', title: 'Persons', assessable: false },
        { ...training, code: 'A.1', parent: 'A', title: 'Schooling' },
        { code: 'C', title: 'Things', assessable: false },
        { code: 'C.1', parent: 'C', title: 'Locks' },
      ],
    });
    const controls = await controlsOf(admin, id);
    assert.equal(controls.get('A.1')?.title, 'Training');
    const { data } = await admin.calls(readControlAssessment, {
      params: { id: controls.get('A.1')?.id as string },
    });
    assert.equal(data.section_title, 'People');
    const next = await begun(admin, { ...own, department_id: world.departments['Operations'] as string });
    assert.equal(next.standard_version, '2');
    assert.deepEqual([...(await controlsOf(admin, next.id)).keys()], ['A.1', 'C.1']);
    const { by_section } = (await admin.calls(readComplianceDashboard, { query: own })).data;
    assert.deepEqual(
      by_section.rows.map(({ name }) => name),
      ['Persons', 'Things', 'Places'],
    );
    await approvedAs(world, next.id, admin);
  });

  test('is not offered while it is a draft, nor once it is retired', async () => {
    for (const status of ['draft', 'retired'] as const) {
      await plantedStandard(world, { key: `is_${status}`, status });
      const body = {
        compliance_standard: `is_${status}`,
        name: 'None',
        period: { from: '2026-01-01', to: '2026-12-31' },
      };
      const refused = await admin.isRefused(createComplianceAssessment, { body });
      assert.deepEqual([refused.status, refused.code], [400, 'standard_unknown']);
    }
    const { data } = await admin.calls(listStandards, {});
    assert.deepEqual(
      data.slice(4).map(({ key, status }) => [key, status]),
      [
        ['house_rules', 'published'],
        ['is_retired', 'retired'],
      ],
    );
  });
});
