import assert from 'node:assert/strict';
import { afterEach, suite, test } from 'node:test';
import { actsAbout } from '#tests/world/maturity-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { setClock, newWorld } from '#tests/world/world.ts';
import { saveAnswers, type AnswerChange } from './answer.contract.ts';
import { createAssessment, type NewAssessment } from './assessment-change.contract.ts';
import { listIsoAssessments } from './assessment-list.contract.ts';
import { chooseIsoDashboard } from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { readAssessment, type Assessment } from './assessment.contract.ts';
import * as verbs from './assessment-verbs.contract.ts';

afterEach(() => setClock());

const period = { from: '2026-07-01', to: '2026-09-30' };
const created = async (somebody: Caller, more: Partial<NewAssessment> = {}) =>
  (
    await somebody.calls(createAssessment, {
      body: { framework: 'iso', name: 'Autumn self-assessment', period, ...more },
    })
  ).data;
const read = async (somebody: Caller, { id }: Pick<Assessment, 'id'>) =>
  (await somebody.calls(readAssessment, { params: { id } })).data;
/** Answers whatever is asked and not answered yet. */
async function answerAll(somebody: Caller, { id }: Pick<Assessment, 'id'>, more: Partial<AnswerChange> = {}) {
  const { sections } = await read(somebody, { id });
  const answers = sections.flatMap(({ questions }) =>
    (questions ?? []).map(({ question_id, version }) => ({
      question_id,
      version,
      current_level: 2,
      desired_level: 3,
      ...more,
    })),
  );
  await somebody.calls(saveAnswers, { params: { id }, body: { answers } });
  return read(somebody, { id });
}
const at = ({ id, version }: Assessment) => ({ params: { id }, body: { version } });

suite('An assessment', () => {
  test('goes from draft to approved by two people, and the next one takes its place', async () => {
    const { admin, person, departments } = await newWorld();
    const assessor = await person('Staff', { Finance: 'editor' });
    const reviewer = await person('User');
    const own = {
      department_id: departments['Finance'] as string,
      assessor_ids: [assessor.id],
      reviewer_id: reviewer.id,
    };
    const draft = await created(assessor, own);
    assert.deepEqual(
      [draft.ref, draft.status, draft.permissions.can.includes('submit')],
      ['M-0001', 'draft', false],
    );
    const { data: started } = await assessor.calls(verbs.startAssessment, at(draft));

    const early = await assessor.isRefused(verbs.submitAssessment, at(started));
    assert.deepEqual([early.status, early.code], [422, 'coverage_incomplete']);
    assert.deepEqual(
      (early.data as Assessment).sections.map(({ open }) => open.unanswered),
      [4, 3, 5, 7, 3, 6, 2, 37, 8, 14, 34],
      'the refusal says in which sections answers are missing',
    );

    const answered = await answerAll(assessor, started);
    const { data: submitted } = await assessor.calls(verbs.submitAssessment, at(answered));
    assert.deepEqual(
      [submitted.status, submitted.submitted_by?.id, submitted.current, submitted.gap, submitted.coverage],
      ['submitted', assessor.id, 2, 1, 100],
    );
    assert.deepEqual((await read(reviewer, draft)).permissions.can, ['return', 'approve']);

    const { data: returned } = await reviewer.calls(verbs.returnAssessment, {
      params: { id: draft.id },
      body: { version: submitted.version, note: 'Say more about backups' },
    });
    assert.deepEqual(
      [returned.status, returned.returned?.note, returned.returned?.by.id, returned.submitted_at],
      ['in_progress', 'Say more about backups', reviewer.id, null],
    );
    const { data: again } = await assessor.calls(verbs.submitAssessment, at(returned));
    assert.equal(again.returned, null);
    const ownApproval = await assessor.isRefused(verbs.approveAssessment, at(again));
    assert.deepEqual([ownApproval.status, ownApproval.code], [403, 'forbidden']);
    const { data: approved } = await reviewer.calls(verbs.approveAssessment, at(again));
    assert.deepEqual(
      [approved.status, approved.approved_by?.id, approved.is_dashboard, approved.hash?.length],
      ['approved', reviewer.id, true, 64],
    );

    const { data: next } = await assessor.calls(verbs.duplicateAssessment, {
      params: { id: draft.id },
      body: { version: approved.version, name: 'Winter', period: { from: '2026-10-01', to: '2026-12-31' } },
    });
    assert.deepEqual(
      [
        next.ref,
        next.baseline?.id,
        next.assessor.map(({ id }) => id),
        next.reviewer?.id,
        next.overall.answered,
      ],
      ['M-0002', draft.id, [assessor.id], reviewer.id, 123],
    );
    const { data: begun } = await assessor.calls(verbs.startAssessment, at(next));
    const unconfirmed = await assessor.isRefused(verbs.submitAssessment, at(begun));
    assert.deepEqual([unconfirmed.status, unconfirmed.code], [422, 'carried_unconfirmed']);
    const confirmed = await answerAll(assessor, begun, { current_level: 3 });
    const { data: second } = await assessor.calls(verbs.submitAssessment, at(confirmed));
    const { data: newest } = await admin.calls(verbs.approveAssessment, at(second));
    const { data: list } = await admin.calls(listIsoAssessments);
    assert.deepEqual(
      list.map(({ id, status, is_dashboard, current }) => [id, status, is_dashboard, current]),
      [
        [newest.id, 'approved', true, 3],
        [draft.id, 'superseded', false, 2],
      ],
    );
  });

  test('of an earlier period is superseded at once when it is approved late, and takes no place', async () => {
    const { admin } = await newWorld();
    const decided = async (name: string, from: string, to: string) => {
      const draft = await created(admin, { name, period: { from, to } });
      const answered = await answerAll(admin, draft);
      const { data: submitted } = await admin.calls(verbs.submitAssessment, at(answered));
      return (await admin.calls(verbs.approveAssessment, at(submitted))).data;
    };
    const later = await decided('This year', '2026-01-01', '2026-12-31');
    const earlier = await decided('Last year', '2025-01-01', '2025-12-31');
    assert.deepEqual([later.is_dashboard, earlier.is_dashboard], [true, false]);
    assert.deepEqual((await read(admin, later)).status, 'approved');
    const now = await read(admin, earlier);
    assert.deepEqual(
      [earlier.status, earlier.approved_by?.id, earlier.hash?.length, now.status, now.version],
      ['superseded', admin.id, 64, 'superseded', earlier.version],
    );
    const acts = await actsAbout(earlier.id);
    assert.deepEqual(
      acts.slice(-2).map(({ action, changes }) => [action, changes?.find(({ field }) => field === 'status')]),
      [
        ['maturity.approved', { field: 'status', old: 'submitted', new: 'approved' }],
        ['maturity.superseded', { field: 'status', old: 'approved', new: 'superseded' }],
      ],
    );
  });

  test('approved late leaves the dashboard what somebody chose for it', async () => {
    const { admin } = await newWorld({ license: 'flat' });
    const decided = async (year: number) => {
      const period = { from: `${year}-01-01`, to: `${year}-12-31` };
      const answered = await answerAll(admin, await created(admin, { name: `The year ${year}`, period }));
      const { data: submitted } = await admin.calls(verbs.submitAssessment, at(answered));
      return (await admin.calls(verbs.approveAssessment, at(submitted))).data;
    };
    const first = await decided(2024);
    await decided(2026);
    await admin.calls(chooseIsoDashboard, { body: { assessment_id: first.id } });
    const between = await decided(2025);
    assert.deepEqual([between.status, between.is_dashboard], ['superseded', false]);
    assert.ok((await read(admin, first)).is_dashboard);
  });

  test('is reopened by an Admin with a reason, and leaves the dashboard; approved again, it has another hash', async () => {
    const { admin } = await newWorld();
    const answered = await answerAll(admin, await created(admin));
    const { data: submitted } = await admin.calls(verbs.submitAssessment, at(answered));
    const { data: approved } = await admin.calls(verbs.approveAssessment, at(submitted));
    const { data: open } = await admin.calls(verbs.reopenAssessment, {
      params: { id: approved.id },
      body: { version: approved.version, reason: 'A whole site was forgotten' },
    });
    assert.deepEqual(
      [open.status, open.is_dashboard, open.hash, open.approved_at, open.submitted_at],
      ['in_progress', false, null, null, null],
    );
    await admin.calls(saveAnswers, {
      params: { id: open.id },
      body: { answers: [{ question_id: '4.1', version: 1, current_level: 0 }] },
    });
    const { data: resubmitted } = await admin.calls(verbs.submitAssessment, at(open));
    const { data: again } = await admin.calls(verbs.approveAssessment, at(resubmitted));
    assert.notEqual(again.hash, approved.hash);
  });

  test('with a reason missing for "not applicable" is not submitted', async () => {
    const { admin } = await newWorld();
    const answered = await answerAll(admin, await created(admin));
    const na = (version: number, more: object) =>
      admin.calls(saveAnswers, {
        params: { id: answered.id },
        body: { answers: [{ question_id: 'A.7.1', version, ...more }] },
      });
    await na(1, { not_applicable: true });
    const refused = await admin.isRefused(verbs.submitAssessment, at(answered));
    assert.deepEqual([refused.status, refused.code], [422, 'reason_missing']);
    await na(2, { na_reason: 'We own no building' });
    const { data } = await admin.calls(verbs.submitAssessment, at(answered));
    assert.deepEqual([data.status, data.overall.not_applicable, data.coverage], ['submitted', 1, 100]);
  });

  test('is approved by whoever submitted it only where nobody else could, and the log says so', async () => {
    const { admin, person } = await newWorld();
    const submitted = async (name: string) =>
      (await admin.calls(verbs.submitAssessment, at(await answerAll(admin, await created(admin, { name })))))
        .data;
    const [alone, together] = [await submitted('Decided alone'), await submitted('Decided by another')];
    await admin.calls(verbs.approveAssessment, at(alone));
    const acts = await actsAbout(alone.id);
    assert.deepEqual(
      acts.map(({ action, note }) => [action, note]),
      [
        ['maturity.created', undefined],
        ['maturity.answered', undefined],
        ['maturity.submitted', undefined],
        ['maturity.approved', 'decided alone'],
      ],
    );
    await person('Staff');
    const refused = await admin.isRefused(verbs.approveAssessment, at(together));
    assert.deepEqual([refused.status, refused.code], [422, 'needs_another_person']);
  });

  test('is approved by nobody who answered in it, whoever assessed and submitted, while another could', async () => {
    const { admin, person, departments } = await newWorld();
    const assessor = await person('Staff', { Finance: 'editor' });
    const reviewer = await person('User', { Finance: 'viewer' });
    const second = await person('Admin');
    const draft = await created(assessor, {
      department_id: departments['Finance'] as string,
      assessor_ids: [assessor.id],
      reviewer_id: reviewer.id,
    });
    const { data: assigned } = await admin.calls(verbs.assignQuestions, {
      params: { id: draft.id },
      body: { version: draft.version, question_ids: ['4.1'], user_ids: [reviewer.id] },
    });
    const says = (somebody: Caller, question_id: string) =>
      somebody.calls(saveAnswers, {
        params: { id: draft.id },
        body: { answers: [{ question_id, version: 1, current_level: 3 }] },
      });
    await answerAll(assessor, assigned);
    await says(reviewer, '4.1');
    await says(admin, '4.2');
    const { data: submitted } = await assessor.calls(verbs.submitAssessment, at(await read(assessor, draft)));
    for (const somebody of [reviewer, admin]) {
      assert.ok(!(await read(somebody, draft)).permissions.can.includes('approve'));
      const refused = await somebody.isRefused(verbs.approveAssessment, at(submitted));
      assert.deepEqual([refused.status, refused.code], [422, 'needs_another_person']);
    }
    const { data: approved } = await second.calls(verbs.approveAssessment, at(submitted));
    assert.equal(approved.status, 'approved');
    assert.equal((await actsAbout(draft.id)).at(-1)?.note, undefined);
  });

  test('in which everybody answered who could approve it is approved by one of them, and the log says so', async () => {
    const { admin, person } = await newWorld();
    const second = await person('Admin');
    const answered = await answerAll(admin, await created(admin));
    await second.calls(saveAnswers, {
      params: { id: answered.id },
      body: { answers: [{ question_id: '4.1', version: 1, current_level: 3 }] },
    });
    const { data: submitted } = await admin.calls(verbs.submitAssessment, at(answered));
    const { data: approved } = await second.calls(verbs.approveAssessment, at(submitted));
    assert.equal(approved.status, 'approved');
    assert.equal((await actsAbout(approved.id)).at(-1)?.note, 'decided alone');
  });

  test('is not approved by its assessor where a User is its reviewer', async () => {
    const { admin, person } = await newWorld();
    const reviewer = await person('User');
    const answered = await answerAll(admin, await created(admin, { reviewer_id: reviewer.id }));
    const { data: submitted } = await admin.calls(verbs.submitAssessment, at(answered));
    const refused = await admin.isRefused(verbs.approveAssessment, at(submitted));
    assert.deepEqual([refused.status, refused.code], [422, 'needs_another_person']);
    assert.equal((await reviewer.calls(verbs.approveAssessment, at(submitted))).data.status, 'approved');
  });

  test('is overdue from the day after its due date in the time zone of the organisation, while it is open', async () => {
    setClock('2026-11-05T09:00:00Z');
    const { admin } = await newWorld();
    const draft = await created(admin, { due_date: '2026-11-04' });
    assert.ok(draft.flags.includes('overdue'));
    const due = await created(admin, { due_date: '2026-11-05' });
    assert.ok(!due.flags.includes('overdue'));
  });
});
