import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { actsAbout } from '#tests/world/maturity-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { setClock, newWorld } from '#tests/world/world.ts';
import { saveAnswers, type AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { readAssessmentHistory } from './history.contract.ts';
import * as verbs from '#features/maturity/assessment/assessment-verbs.contract.ts';

after(() => setClock());

suite('The history of an assessment', () => {
  test('tells who did what, the answers of one sitting together', async () => {
    const { admin, person, departments } = await newWorld();
    const [one, other] = [await person('Staff', { Finance: 'editor' }), await person('User')];
    setClock('2026-11-02T08:00:00Z');
    const body = {
      framework: 'cis' as const,
      name: 'Autumn',
      period: { from: '2026-07-01', to: '2026-09-30' },
      groups_in_scope: [1],
      department_id: departments['Finance'] as string,
    };
    const { data: made } = await one.calls(createAssessment, { body });
    const params = { id: made.id };
    await one.calls(verbs.assignQuestions, {
      params,
      body: { version: made.version, section_ids: ['3'], user_ids: [other.id] },
    });
    const says = async (who: Caller, at: string, answer: AnswerChange) => {
      setClock(`2026-11-0${at}:00Z`);
      await who.calls(saveAnswers, { params, body: { answers: [answer] } });
    };
    await says(one, '2T09:00', { question_id: '1.1', version: 0, current_level: 2 });
    await says(other, '2T09:10', { question_id: '3.1', version: 0, note: 'word '.repeat(100) });
    await says(one, '2T09:50', { question_id: '1.2', version: 0, current_level: 1 });
    await says(one, '2T09:55', { question_id: '1.1', version: 1, current_level: 4, desired_level: 5 });
    await says(one, '3T09:00', { question_id: '1.1', version: 2, confidence: 'high' });
    assert.equal((await actsAbout(made.id)).length, 7);

    const { data, count } = await other.calls(readAssessmentHistory, { params });
    const told = data.map(({ action, actor_id, since, at, questions }) => [
      action.replace('maturity.', ''),
      actor_id === one.id,
      since.slice(8, 16),
      at.slice(8, 16),
      questions.slice(0, 3),
    ]);
    assert.equal(count, 5);
    assert.deepEqual(told, [
      ['answered', true, '03T09:00', '03T09:00', ['1.1']],
      ['answered', true, '02T09:00', '02T09:55', ['1.1', '1.2']],
      ['answered', false, '02T09:10', '02T09:10', ['3.1']],
      ['assigned', true, '02T08:00', '02T08:00', ['3.1', '3.2', '3.3']],
      ['created', true, '02T08:00', '02T08:00', []],
    ]);
    assert.deepEqual(data[1]?.changes, [
      { field: 'status', old: 'draft', new: 'in_progress' },
      { field: '1.1.current_level', old: null, new: 4 },
      { field: '1.2.current_level', old: null, new: 1 },
      { field: '1.1.desired_level', old: null, new: 5 },
    ]);
    assert.match(String(data[2]?.changes[0]?.new), /^word .*…$/, 'a long note is told in part');
    const { data: paged } = await admin.calls(readAssessmentHistory, {
      params,
      query: { limit: '2', offset: '1' },
    });
    assert.deepEqual(paged, data.slice(1, 3));
  });

  test('is told to those who may see the assessment, and says what the product did by itself', async () => {
    const { admin, person } = await newWorld();
    const elsewhere = (await newWorld()).admin;
    const approve = async (name: string, year: number) => {
      const period = { from: `${year}-01-01`, to: `${year}-12-31` };
      const { data } = await admin.calls(createAssessment, {
        body: { framework: 'nist', name, period },
      });
      const answers = data.sections.flatMap(({ questions }) =>
        (questions ?? []).map(({ question_id }) => ({ question_id, version: 0, current_level: 2 })),
      );
      const params = { id: data.id };
      const { version } = (await admin.calls(saveAnswers, { params, body: { answers } })).data;
      const { data: sent } = await admin.calls(verbs.submitAssessment, { params, body: { version } });
      const body = { version: sent.version, note: 'Well argued' };
      return (await admin.calls(verbs.approveAssessment, { params, body })).data;
    };
    const first = await approve('Last year', 2025);
    await approve('This year', 2026);
    const params = { id: first.id };
    const { data } = await (await person('User')).calls(readAssessmentHistory, { params });
    assert.deepEqual(
      data.map(({ action, actor_id, note, questions }) => [action, actor_id, note, questions.length]),
      [
        ['maturity.superseded', null, null, 0],
        ['maturity.approved', admin.id, 'decided alone: Well argued', 0],
        ['maturity.submitted', admin.id, null, 0],
        ['maturity.answered', admin.id, null, 106],
        ['maturity.created', admin.id, null, 0],
      ],
    );
    assert.equal((await elsewhere.isRefused(readAssessmentHistory, { params })).status, 404);
  });
});
