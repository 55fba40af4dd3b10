import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Sent } from '#platform/contract/endpoint.ts';
import {
  archiveComplianceAssessment,
  deleteComplianceAssessment,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { readImpact } from '#features/treatment/control-catalogue/control-catalogue.contract.ts';
import { createEvidence, linkEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { createPlan } from '#features/treatment/plan/plan.contract.ts';
import { readRelations } from '#features/treatment/relation/relation.contract.ts';
import { answered, begun, controlsOf, prepared } from '#tests/compliance/compliance-world.ts';
import { plantedStandard } from '#tests/compliance/own-standard.ts';
import { workingControl } from '#tests/treatment/control-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { assignControls, linkControl, readControlAssessment } from './control-assessment.contract.ts';
import { listLinkedRequirements } from './linked-requirement.contract.ts';

const world = await newWorld();
const { admin } = world;
const Finance = world.departments['Finance'] as string;
const user = await world.person('User', { Finance: 'viewer' });

type Linked = Sent<typeof linkControl>['body']['object_type'];

async function link(id: string, object_type: Linked, object_id: string): Promise<void> {
  const { version } = (await admin.calls(readControlAssessment, { params: { id } })).data;
  await admin.calls(linkControl, { params: { id }, body: { version, object_type, object_id } });
}
const answerIn = async (assessment: string, code: string) =>
  (await controlsOf(admin, assessment)).get(code)?.id as string;
const asked = async (who: Caller, object_type: Linked | 'evidence', object_id: string, window: object = {}) =>
  who.calls(listLinkedRequirements, { query: { object_type, object_id, ...window } });
const codesOf = async (who: Caller, type: Linked | 'evidence', id: string): Promise<string[]> =>
  (await asked(who, type, id)).data.map(({ code }) => code);

const made = {
  control: () => workingControl(admin, 'Two people sign', { department_id: Finance }),
  risk: () => raised(admin, 'Invoices are paid twice', { department_id: Finance }),
  plan: async () =>
    (
      await admin.calls(createPlan, {
        body: {
          title: 'Pay once and no more',
          objective: 'Nothing is paid twice',
          control_id: (await workingControl(admin, 'Two people pay', { department_id: Finance })).id,
          owner_id: admin.id,
          approver_id: admin.id,
          start_on: '2026-05-04',
          due_on: '2026-12-31',
        },
      })
    ).data,
  evidence: async () =>
    (
      await admin.calls(createEvidence, {
        body: {
          name: 'Access review',
          kind: 'statement',
          effective_from: '2026-01-01',
          valid_for_days: null,
          department_id: Finance,
          content: { statement: 'We looked at every account.' },
        },
      })
    ).data,
} as const;

suite('What standards ask', () => {
  for (const type of ['control', 'risk', 'plan'] as const)
    test(`of a ${type} is told where it is read, as far as somebody sees the answers`, async () => {
      const record = await made[type]();
      const assessment = await begun(admin, { department_id: world.departments['Operations'] as string });
      const id = await answerIn(assessment.id, 'A.5.3');
      await link(id, type, record.id);
      await link(await answerIn(assessment.id, 'A.8.3'), type, record.id);
      await answered(admin, id, { result: 'partial', implementation_percent: 40 });
      const { data, count } = await asked(admin, type, record.id);
      assert.equal(count, 2);
      const { name, ref, status, period } = assessment;
      assert.deepEqual(data[0], {
        id,
        code: 'A.5.3',
        title: 'Segregation of duties',
        standard: { key: 'iso27001', name: data[0]?.standard.name },
        status: 'in_progress',
        result: 'partial',
        value: 40,
        is_applicable: true,
        is_carried: false,
        assessment: { id: assessment.id, ref, name, status, period },
      });
      assert.match(data[0]?.standard.name ?? '', /27001/);
      // Finance sees the record, and nothing of what Operations assesses but what they are asked to answer.
      assert.deepEqual(await codesOf(user, type, record.id), []);
      const { version } = (await admin.calls(readComplianceAssessment, { params: { id: assessment.id } }))
        .data;
      await admin.calls(assignControls, {
        params: { id: assessment.id },
        body: { version, requirement_ids: [id], user_ids: [user.id] },
      });
      assert.deepEqual(await codesOf(user, type, record.id), ['A.5.3']);
    });

  test('of a piece of evidence is what it hangs on', async () => {
    const evidence = await made.evidence();
    const assessment = await begun(admin);
    await admin.calls(linkEvidence, {
      params: { id: evidence.id },
      body: {
        version: evidence.version,
        object_type: 'control_assessment',
        object_id: await answerIn(assessment.id, 'A.5.18'),
      },
    });
    assert.deepEqual(await codesOf(admin, 'evidence', evidence.id), ['A.5.18']);
    assert.deepEqual(await codesOf(user, 'evidence', evidence.id), []);
  });

  test('comes from the newest assessments first, page by page, and from none that was deleted', async () => {
    const control = await made.control();
    await plantedStandard(world);
    const older = await begun(admin, { period: { from: '2025-01-01', to: '2025-12-31' } });
    const own = await begun(admin, { compliance_standard: 'house_rules' });
    await link(await answerIn(older.id, 'A.8.3'), 'control', control.id);
    await link(await answerIn(older.id, 'A.5.3'), 'control', control.id);
    await link(await answerIn(own.id, 'B.1'), 'control', control.id);
    const gone = await prepared(admin);
    await link(await answerIn(gone.id, 'A.5.3'), 'control', control.id);
    const { version } = (await admin.calls(readComplianceAssessment, { params: { id: gone.id } })).data;
    await admin.calls(deleteComplianceAssessment, { params: { id: gone.id }, body: { version } });
    const all = await asked(admin, 'control', control.id);
    const [first] = all.data;
    assert.deepEqual([first?.title, first?.standard.name], ['Doors', 'House rules 1']);
    assert.deepEqual(
      all.data.map(({ code }) => code),
      ['B.1', 'A.5.3', 'A.8.3'],
    );
    const page = await asked(admin, 'control', control.id, { limit: '1', offset: '1' });
    assert.deepEqual([page.count, page.data.map(({ code }) => code)], [3, ['A.5.3']]);
  });

  test('is not told of a record that somebody does not see', async () => {
    const stranger = await world.person('Staff', { Operations: 'editor' });
    const elsewhere = (await newWorld()).admin;
    for (const type of ['control', 'risk', 'plan', 'evidence'] as const) {
      const query = { object_type: type, object_id: (await made[type]()).id };
      for (const who of [stranger, elsewhere])
        assert.equal((await who.isRefused(listLinkedRequirements, { query })).status, 404, type);
    }
  });

  test('stands among what is related to a risk, for whoever sees the assessment', async () => {
    const risk = await made.risk();
    const assessment = await begun(admin, { department_id: world.departments['Operations'] as string });
    const id = await answerIn(assessment.id, 'A.5.3');
    await link(id, 'risk', risk.id);
    const related = async (who: Caller) => (await who.calls(readRelations, { params: { id: risk.id } })).data;
    const { nodes, edges } = await related(admin);
    const node = nodes.find(({ kind }) => kind === 'requirement');
    assert.deepEqual(node, {
      id,
      kind: 'requirement',
      ref: 'A.5.3',
      title: assessment.name,
      status: 'in_progress',
      link: `/apps/compliance/iso27001/${assessment.id}/control/${id}`,
    });
    assert.deepEqual(edges, [{ from: risk.id, to: id }]);
    assert.ok((await related(user)).nodes.every(({ kind }) => kind !== 'requirement'));
  });
});

suite('The answers that lose a control', () => {
  test('are those of open assessments that apply, those first that no other working control stands behind', async () => {
    const control = await made.control();
    const other = await made.control();
    const open = await begun(admin, { department_id: Finance });
    const hidden = await begun(admin, { department_id: world.departments['Operations'] as string });
    const past = await begun(admin);
    const [shared, alone, excluded] = [
      await answerIn(open.id, 'A.5.3'),
      await answerIn(open.id, 'A.8.3'),
      await answerIn(open.id, 'A.8.4'),
    ];
    for (const id of [shared, alone, excluded]) await link(id, 'control', control.id);
    await link(shared, 'control', other.id);
    await answered(admin, excluded, {
      applicability_state: 'not_applicable',
      applicability_text: 'Nothing is written here',
    });
    await link(await answerIn(hidden.id, 'A.5.3'), 'control', control.id);
    await link(await answerIn(past.id, 'A.5.3'), 'control', control.id);
    const { version } = (await admin.calls(readComplianceAssessment, { params: { id: past.id } })).data;
    await admin.calls(archiveComplianceAssessment, { params: { id: past.id }, body: { version } });
    const staff = await world.person('Staff', { Finance: 'editor' });
    const losing = async (window: object = {}) =>
      (await staff.calls(readImpact, { params: { id: control.id }, query: window })).data.answers;
    const { rows, ...sums } = await losing();
    assert.deepEqual(
      rows.map((row) => [row.id, row.alone]),
      [
        [alone, true],
        [shared, false],
      ],
    );
    assert.deepEqual(sums, { count: 2, alone: 1, hidden: 1 });
    assert.deepEqual(
      (await losing({ limit: '1', offset: '1' })).rows.map(({ id }) => id),
      [shared],
    );
  });
});
