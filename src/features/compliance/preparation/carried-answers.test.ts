import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  readComplianceAssessment,
  startComplianceAssessment,
  submitComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  answerControl,
  assignControls,
  listControlAssessments,
  readControlAssessment,
  setControls,
  submitControl,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { answered, begun, controlsOf, prepared } from '#tests/compliance/compliance-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { createComplianceAssessment, duplicateComplianceAssessment } from './preparation.contract.ts';

const ig1 = { compliance_standard: 'cis', groups_in_scope: ['ig1'] } as const;
const nextYear = { name: 'Next year', period: { from: '2027-01-01', to: '2027-12-31' } };
const someAnswer = { result: 'compliant', no_evidence_reason: 'Seen on the spot' } as const;

/** An assessment of this year with two answers, one of them given to somebody, and the same for the next one. */
async function carried(world: World) {
  const { admin, person } = world;
  const asked = await person('User');
  const { id } = await begun(admin, { ...ig1, groups_in_scope: ['ig1'] });
  const controls = await controlsOf(admin, id);
  const idOf = (code: string) => controls.get(code)?.id as string;
  await answered(admin, idOf('1.1'), someAnswer);
  await answered(admin, idOf('1.2'), {
    applicability_state: 'not_applicable',
    applicability_text: 'There is no network',
  });
  await admin.calls(assignControls, {
    params: { id },
    body: { version: 2, requirement_ids: [idOf('1.1')], user_ids: [asked.id] },
  });
  const { data } = await admin.calls(duplicateComplianceAssessment, { params: { id }, body: nextYear });
  return { admin, asked, earlier: id, next: data };
}

const figuresOf = async ({ admin }: World, id: string) =>
  (await admin.calls(readComplianceAssessment, { params: { id } })).data.figures;

suite('Answers that are carried over', () => {
  test('stand in the new assessment with those who answer them, and count as not assessed', async () => {
    const world = await newWorld();
    const { admin, asked, earlier, next } = await carried(world);
    assert.deepEqual([next.status, next.groups_in_scope, next.period], ['draft', ['ig1'], nextYear.period]);
    const found = (await controlsOf(admin, next.id)).get('1.1');
    assert.deepEqual(
      [found?.result, found?.value, found?.status, found?.flags, found?.respondents.map(({ id }) => id)],
      ['compliant', null, 'to_do', ['carried'], [asked.id]],
    );
    const params = { id: found?.id as string };
    const { data } = await admin.calls(readControlAssessment, { params });
    assert.deepEqual([data.carried_from?.id, data.no_evidence_reason], [earlier, 'Seen on the spot']);
    const figures = await figuresOf(world, next.id);
    assert.deepEqual(
      [figures?.carried, figures?.assessed, figures?.compliant, figures?.compliance],
      [2, 0, 0, 0],
    );
    const counted = async (result: 'compliant' | 'not_assessed') =>
      (
        await admin.calls(listControlAssessments, {
          params: { id: next.id },
          query: { result, section: '1', limit: '1' },
        })
      ).data.flatMap(({ sub_controls }) => sub_controls.map(({ code }) => code));
    assert.deepEqual(await counted('compliant'), []);
    assert.deepEqual(await counted('not_assessed'), ['1.1']);
  });

  test('count once somebody says that they still hold, or changes them', async () => {
    const world = await newWorld();
    const { admin, asked, next } = await carried(world);
    await admin.calls(startComplianceAssessment, { params: { id: next.id }, body: { version: 1 } });
    const id = (await controlsOf(admin, next.id)).get('1.1')?.id as string;
    const early = await asked.isRefused(submitControl, { params: { id }, body: { version: 1 } });
    assert.equal(early.code, 'carried_unconfirmed');
    // Who answers until when says nothing about the answer.
    const { data: due } = await admin.calls(answerControl, {
      params: { id },
      body: { version: 1, due_date: '2027-03-01' },
    });
    assert.notEqual(due.carried_from, null);
    const { data } = await asked.calls(answerControl, {
      params: { id },
      body: { version: due.version, confirmed: true },
    });
    assert.deepEqual([data.carried_from, data.value, data.status], [null, 100, 'in_progress']);
    const figures = await figuresOf(world, next.id);
    assert.deepEqual([figures?.carried, figures?.assessed, figures?.compliant], [1, 1, 1]);
  });

  test('are confirmed many at once, and until then nothing is submitted', async () => {
    const world = await newWorld();
    const { admin, next } = await carried(world);
    await admin.calls(startComplianceAssessment, { params: { id: next.id }, body: { version: 1 } });
    const early = await admin.isRefused(submitComplianceAssessment, {
      params: { id: next.id },
      body: { version: 2 },
    });
    assert.equal(early.code, 'controls_open');
    const open = [...(await controlsOf(admin, next.id)).values()].filter(({ parent }) => parent !== null);
    const { data } = await admin.calls(setControls, {
      params: { id: next.id },
      body: { ids: open.map(({ id }) => id), set: { confirmed: true } },
    });
    assert.deepEqual([data.changed, data.unchanged], [2, 54]);
    assert.equal((await figuresOf(world, next.id))?.carried, 0);
  });

  test('are those of an assessment by the same standard that was begun and is seen as a whole', async () => {
    const { admin, person } = await newWorld();
    const running = await begun(admin);
    const draft = await prepared(admin, { ...ig1, groups_in_scope: ['ig1'] });
    const editor = await person('Staff', { Finance: 'editor' });
    const body = { ...nextYear, compliance_standard: 'cis' as const };
    for (const baseline_id of [running.id, draft.id, crypto.randomUUID()]) {
      const refused = await admin.isRefused(createComplianceAssessment, { body: { ...body, baseline_id } });
      assert.deepEqual(
        [refused.code, Object.keys(refused.errors ?? {})],
        ['baseline_unknown', ['baseline_id']],
      );
    }
    const hidden = await editor.isRefused(duplicateComplianceAssessment, {
      params: { id: draft.id },
      body: nextYear,
    });
    assert.ok([403, 404].includes(hidden.status));
  });
});
