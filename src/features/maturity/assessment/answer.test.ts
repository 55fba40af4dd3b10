import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { submitted } from '#tests/world/maturity-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { saveAnswers, type SavedAnswers } from './answer.contract.ts';
import { createAssessment, type NewAssessment } from './assessment-change.contract.ts';
import { readAssessment } from './assessment.contract.ts';
import { assignQuestions } from './assessment-verbs.contract.ts';

const period = { from: '2026-07-01', to: '2026-09-30' };
const created = async (somebody: Caller, more: Partial<NewAssessment> = {}) =>
  (
    await somebody.calls(createAssessment, {
      body: { framework: 'cis', name: 'Autumn self-assessment', period, ...more },
    })
  ).data;

suite('An answer', () => {
  test('is kept with who gave it and when, and starts a draft', async () => {
    const { admin } = await newWorld();
    const { id, version, status } = await created(admin);
    assert.deepEqual([version, status], [1, 'draft']);
    const { data } = await admin.calls(saveAnswers, {
      params: { id },
      body: {
        answers: [
          { question_id: '1.1', version: 0, current_level: 2, desired_level: 4, note: 'Laptops only' },
        ],
      },
    });
    assert.deepEqual([data.version, data.status], [2, 'in_progress']);
    const [answer] = data.answers;
    assert.deepEqual(
      { ...answer, answered_at: null },
      {
        question_id: '1.1',
        version: 1,
        current_level: 2,
        desired_level: 4,
        not_applicable: false,
        na_reason: null,
        note: 'Laptops only',
        confidence: null,
        answered_by: { id: admin.id, name: 'Ada Admin' },
        answered_at: null,
        carried_from: null,
      },
    );
    const { data: read } = await admin.calls(readAssessment, { params: { id }, query: { section: '1' } });
    assert.deepEqual([read.status, read.version, read.overall.answered], ['in_progress', 2, 1]);
    const question = read.sections[0]?.questions?.[0];
    assert.deepEqual(
      [question?.code, question?.current_level, question?.answered_at, question?.may_answer],
      ['1.1', 2, answer?.answered_at, true],
    );
  });

  test('changes only what is sent, and counts its versions', async () => {
    const { admin } = await newWorld();
    const { id } = await created(admin);
    const save = async (change: object) =>
      (
        await admin.calls(saveAnswers, {
          params: { id },
          body: { answers: [{ question_id: '3.10', version: 0, ...change }] },
        })
      ).data.answers[0];
    await save({ current_level: 1, note: 'As it was' });
    const second = await save({ version: 1, desired_level: 3 });
    assert.deepEqual(
      [second?.version, second?.current_level, second?.desired_level, second?.note],
      [2, 1, 3, 'As it was'],
    );
    const third = await save({ version: 2, current_level: null, note: null });
    assert.deepEqual(
      [third?.version, third?.current_level, third?.desired_level, third?.note],
      [3, null, 3, null],
    );
  });

  test('that somebody else gave meanwhile is shown instead, and nothing of the call is kept', async () => {
    const { admin, person } = await newWorld();
    const other = await person('Staff', {}, { org_editor: true });
    const { id } = await created(admin);
    const answersOf = (...answers: object[]) => ({ params: { id }, body: { answers } });
    await other.calls(saveAnswers, answersOf({ question_id: '1.1', version: 0, current_level: 5 }) as never);
    const refused = await admin.isRefused(
      saveAnswers,
      answersOf(
        { question_id: '1.2', version: 0, current_level: 1 },
        { question_id: '1.1', version: 0, current_level: 3 },
      ),
    );
    assert.deepEqual([refused.status, refused.code], [409, 'stale_version']);
    const { answers } = refused.data as SavedAnswers;
    assert.deepEqual(
      answers.map(({ question_id, version, current_level, answered_by }) => [
        question_id,
        version,
        current_level,
        answered_by?.id,
      ]),
      [
        ['1.2', 0, null, undefined],
        ['1.1', 1, 5, other.id],
      ],
    );
    const { data } = await admin.calls(readAssessment, { params: { id } });
    assert.equal(data.overall.answered, 1);
  });

  test('sent again after a lost reply is answered as the first time', async () => {
    const { admin } = await newWorld();
    const { id } = await created(admin);
    const sent = {
      params: { id },
      body: { answers: [{ question_id: '1.1', version: 0, current_level: 2 }] },
    };
    const first = await admin.calls(saveAnswers, sent);
    const again = await admin.calls(saveAnswers, sent);
    assert.deepEqual(again.data.answers, first.data.answers);
  });

  test('given to some is counted for them, and they begin where the first of theirs stands', async () => {
    const { admin, person } = await newWorld();
    const user = await person('User');
    const { id, version } = await created(admin, { groups_in_scope: [1] });
    const params = { id };
    await admin.calls(assignQuestions, {
      params,
      body: { version, question_ids: ['3.1', '3.2', '4.1'], user_ids: [user.id] },
    });
    await user.calls(saveAnswers, {
      params,
      body: { answers: [{ question_id: '3.1', version: 0, current_level: 2 }] },
    });
    const counted = async (who: Caller) => {
      const { data } = await who.calls(readAssessment, { params, query: { section: 'first' } });
      return {
        begins: data.sections.find(({ questions }) => questions !== null)?.code,
        sections: data.sections.slice(1, 4).map(({ given, left }) => [given, ...Object.values(left)]),
      };
    };
    assert.deepEqual(await counted(user), {
      begins: '3',
      sections: [
        [0, 3, 0, 0],
        [2, 5, 1, 1],
        [1, 7, 1, 1],
      ],
    });
    assert.deepEqual(await counted(admin), {
      begins: '1',
      sections: [
        [0, 3, 0, 3],
        [0, 5, 0, 5],
        [0, 7, 0, 7],
      ],
    });
  });

  test('is not taken from those who do not see the assessment', async () => {
    const { admin, person, departments } = await newWorld();
    const { id } = await created(admin, { department_id: departments['Finance'] as string });
    const stranger = await person('Staff', { Operations: 'lead' });
    const body = { answers: [{ question_id: '1.1', version: 0, current_level: 2 }] };
    assert.equal((await stranger.isRefused(saveAnswers, { params: { id }, body })).status, 404);
  });

  test('is asked of nobody where the question or the section is not in scope', async () => {
    const { admin } = await newWorld();
    const { id, version } = await created(admin, { groups_in_scope: [1] });
    for (const [given, code] of [
      [{ question_ids: ['1.5'] }, 'question_unknown'],
      [{ question_ids: ['99.1'] }, 'question_unknown'],
      [{ section_ids: ['13'] }, 'section_unknown'],
    ] as const) {
      const refused = await admin.isRefused(assignQuestions, {
        params: { id },
        body: { version, ...given, user_ids: [admin.id] },
      });
      assert.deepEqual([refused.status, refused.code], [400, code]);
    }
  });

  test('is not taken once the assessment is handed in: whoever sends one is told how it stands', async () => {
    const world = await newWorld();
    const { id } = await submitted(world, { groups: [1], says: () => [2, 4] });
    const answers = [{ question_id: '1.1', version: 1, current_level: 5 }];
    const late = await world.admin.isRefused(saveAnswers, { params: { id }, body: { answers } });
    assert.deepEqual([late.status, late.code], [409, 'wrong_state']);
    const stands = late.data as SavedAnswers;
    assert.deepEqual(
      [stands.status, stands.answers.map((answer) => [answer.version, answer.current_level])],
      ['submitted', [[1, 2]]],
    );
  });
});
