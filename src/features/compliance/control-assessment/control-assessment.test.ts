import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  approveComplianceAssessment,
  readComplianceAssessment,
  submitComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { answered, begun, controlsOf, prepared } from '#tests/compliance/compliance-world.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './control-assessment.contract.ts';

suite('Controls of an assessment', () => {
  test('are what the standard asks: clauses with what lies below them, and Annex A', async () => {
    const { admin } = await newWorld();
    const { id } = await prepared(admin);
    const { data, count } = await admin.calls(contract.listControlAssessments, {
      params: { id },
      query: { limit: '200' },
    });
    assert.equal(count, 23 + 93);
    assert.deepEqual(
      data.find(({ code }) => code === '6.1')?.sub_controls.map(({ code }) => code),
      ['6.1.1', '6.1.2', '6.1.3'],
    );
    assert.equal(data.flatMap(({ sub_controls }) => sub_controls).length, 11);
    const read = await admin.calls(readComplianceAssessment, { params: { id } });
    assert.deepEqual(
      [read.data.figures?.controls, read.data.coverage, read.data.compliance, read.data.of_assessed],
      [123, 0, 0, null],
    );
  });

  test('of CIS are those of the implementation group that was chosen', async () => {
    const { admin } = await newWorld();
    const { id } = await prepared(admin, { compliance_standard: 'cis', groups_in_scope: ['ig1'] });
    const controls = [...(await controlsOf(admin, id)).values()];
    assert.equal(controls.filter(({ level }) => level === 'control').length, 15);
    assert.equal(controls.filter(({ level }) => level === 'sub_control').length, 56);
  });

  test('add up to the figures of the whole, and a control to its sub-controls', async () => {
    const { admin } = await newWorld();
    const { id } = await begun(admin);
    const controls = await controlsOf(admin, id);
    const idOf = (code: string) => controls.get(code)?.id as string;
    await answered(admin, idOf('6.1.1'), { result: 'compliant' });
    await answered(admin, idOf('6.1.2'), { result: 'partial', implementation_percent: 20 });
    await answered(admin, idOf('A.5.1'), { result: 'partial' });
    await answered(admin, idOf('A.5.2'), { result: 'non_compliant' });
    await answered(admin, idOf('A.5.3'), {
      applicability_state: 'not_applicable',
      applicability_text: 'There is nobody else',
    });
    const { data } = await admin.calls(readComplianceAssessment, { params: { id } });
    assert.deepEqual(
      [
        data.figures?.applicable,
        data.figures?.assessed,
        data.coverage,
        data.compliance,
        data.of_assessed,
        data.proven,
      ],
      [122, 4, 3.3, 1.4, 42.5, 0],
    );
    const parent = (await controlsOf(admin, id)).get('6.1');
    assert.deepEqual([parent?.result, parent?.value, parent?.status], ['partial', 40, 'in_progress']);
  });

  test('are worked through until the whole is approved by somebody else and frozen', async () => {
    const { admin, person } = await newWorld();
    const reviewer = await person('Staff');
    const { id } = await begun(admin, {
      compliance_standard: 'cis',
      groups_in_scope: ['ig1'],
      reviewer_id: reviewer.id,
    });
    const early = await admin.isRefused(submitComplianceAssessment, {
      params: { id },
      body: { version: 2 },
    });
    assert.equal(early.code, 'controls_open');
    const open = [...(await controlsOf(admin, id)).values()].filter(({ level }) => level === 'sub_control');
    await admin.calls(contract.setControls, {
      params: { id },
      body: { ids: open.map((one) => one.id), set: { result: 'non_compliant' } },
    });
    for (const one of open) {
      const params = { id: one.id };
      await admin.calls(contract.submitControl, { params, body: { version: 2 } });
      await admin.calls(contract.acceptControl, { params, body: { version: 3 } });
    }
    await admin.calls(submitComplianceAssessment, { params: { id }, body: { version: 2 } });
    const { data } = await reviewer.calls(approveComplianceAssessment, {
      params: { id },
      body: { version: 3 },
    });
    assert.deepEqual(
      [data.status, data.coverage, data.compliance, data.hash?.length],
      ['approved', 100, 0, 64],
    );
  });

  test('are seen and answered by those they were given to, who see nothing else', async () => {
    const { admin, person } = await newWorld();
    const respondent = await person('User');
    const { id, version } = await begun(admin);
    const controls = await controlsOf(admin, id);
    const given = controls.get('A.8.13')?.id as string;
    assert.equal((await respondent.isRefused(readComplianceAssessment, { params: { id } })).status, 404);
    await admin.calls(contract.assignControls, {
      params: { id },
      body: { version, requirement_ids: [given], user_ids: [respondent.id], due_date: '2026-06-30' },
    });
    assert.deepEqual([...(await controlsOf(respondent, id)).keys()], ['A.8.13']);
    const seen = await respondent.calls(readComplianceAssessment, { params: { id } });
    assert.deepEqual([seen.data.is_whole, seen.data.figures, seen.data.compliance], [false, null, null]);
    const other = controls.get('A.8.14')?.id as string;
    assert.equal(
      (await respondent.isRefused(contract.readControlAssessment, { params: { id: other } })).status,
      404,
    );
    await answered(respondent, given, { result: 'compliant' });
    const unproven = await respondent.isRefused(contract.submitControl, {
      params: { id: given },
      body: { version: 3 },
    });
    assert.equal(unproven.code, 'evidence_or_reason');
    await answered(respondent, given, { no_evidence_reason: 'The provider shows it on request only' });
    const { data } = await respondent.calls(contract.submitControl, {
      params: { id: given },
      body: { version: 4 },
    });
    assert.equal(data.status, 'in_review');
    const scoped = await respondent.isRefused(contract.answerControl, {
      params: { id: given },
      body: { version: 5, result: 'partial' },
    });
    assert.equal(scoped.status, 409);
  });

  test('of clauses cannot be left out', async () => {
    const { admin } = await newWorld();
    const { id } = await begun(admin);
    const clause = (await controlsOf(admin, id)).get('4.1')?.id as string;
    const refused = await admin.isRefused(contract.answerControl, {
      params: { id: clause },
      body: { version: 1, applicability_state: 'not_applicable' },
    });
    assert.deepEqual([refused.status, refused.code], [422, 'may_not_be_excluded']);
  });
});
