import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { contentHash } from '#platform/server/log/act.ts';
import { asOwner } from '#tests/world/connections.ts';
import { actsAbout, approved } from '#tests/world/maturity-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { saveAnswers } from './answer.contract.ts';
import * as change from './assessment-change.contract.ts';
import * as lists from './assessment-list.contract.ts';
import { readAssessment, type Assessment } from './assessment.contract.ts';
import * as byBody from './assessment-body.contract.ts';
import { readFramework } from '#features/maturity/framework/framework.contract.ts';
import { listFrameworks } from '#features/maturity/framework/framework-list.contract.ts';
import { assignQuestions } from './assessment-verbs.contract.ts';

const { createAssessment } = change;
const period = { from: '2026-07-01', to: '2026-09-30' };
const words = { framework: 'cis', name: 'Autumn self-assessment', period } as const;
const created = async (somebody: Caller, more: Partial<change.NewAssessment> = {}) =>
  (await somebody.calls(createAssessment, { body: { ...words, ...more } })).data;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

suite('Assessments', () => {
  test('are made by Staff in the departments they edit, and by nobody for somebody else', async () => {
    const { admin, person, departments } = await newWorld();
    const finance = { department_id: departments['Finance'] as string };
    const editor = await person('Staff', { Finance: 'editor', Operations: 'viewer' });
    const user = await person('User', { Finance: 'viewer' });
    assert.equal((await created(editor, finance)).department?.name, 'Finance');
    for (const [who, department_id, why] of [
      [editor, departments['Operations'], 'department_not_yours'],
      [editor, null, 'department_not_yours'],
      [user, departments['Finance'], 'forbidden'],
    ] as const) {
      const { status, code } = await who.isRefused(createAssessment, { body: { ...words, department_id } });
      assert.deepEqual([status, code], [403, why]);
    }
    const refusals = [
      [{ department_id: crypto.randomUUID() }, 400, 'department_unknown', 'department_id'],
      [{ assessor_ids: [crypto.randomUUID()] }, 400, 'person_unknown', 'assessor_ids'],
      [{ reviewer_id: crypto.randomUUID() }, 400, 'person_unknown', 'reviewer_id'],
      [{ baseline_id: crypto.randomUUID() }, 400, 'baseline_unknown', 'baseline_id'],
      [
        { baseline_id: (await created(admin, { framework: 'iso' })).id },
        400,
        'baseline_unknown',
        'baseline_id',
      ],
      [{ tier: 2 }, 422, 'not_of_this_framework', 'tier'],
      [{ framework: 'nist', groups_in_scope: [1] }, 422, 'not_of_this_framework', 'groups_in_scope'],
      [{ period: { from: '2026-07-02', to: '2026-07-01' } }, 400, 'invalid_input', 'period.to'],
    ] as const;
    for (const [wrong, ...expected] of refusals) {
      const { status, code, errors } = await admin.isRefused(createAssessment, {
        body: { ...words, ...wrong },
      });
      assert.deepEqual([status, code, ...Object.keys(errors ?? {})], expected);
    }
  });

  test('are seen by their department, by who assesses, reviews or was asked, and by Admins', async () => {
    const { admin, person, departments } = await newWorld();
    const [inside, outside, assessor, reviewer, asked] = [
      await person('User', { Finance: 'viewer' }),
      await person('Staff', { Operations: 'lead' }),
      await person('User'),
      await person('User'),
      await person('User'),
    ];
    const made = await created(admin, {
      department_id: departments['Finance'] as string,
      assessor_ids: [assessor.id],
      reviewer_id: reviewer.id,
    });
    const params = { id: made.id };
    const { data } = await admin.calls(assignQuestions, {
      params,
      body: {
        version: 1,
        section_ids: ['2'],
        question_ids: ['3.1'],
        user_ids: [asked.id],
        due_date: '2026-09-01',
      },
    });
    assert.deepEqual(
      data.sections.map(({ assigned_to }) => assigned_to.length).slice(0, 4),
      [0, 1, 0, 0],
      'one question of a section is not the section',
    );
    for (const somebody of [admin, inside, assessor, reviewer, asked]) {
      assert.equal((await somebody.calls(readAssessment, { params })).data.id, made.id);
      assert.deepEqual(idsOf((await somebody.calls(lists.listCisAssessments)).data), [made.id]);
    }
    assert.equal((await outside.isRefused(readAssessment, { params })).status, 404);
    assert.equal((await outside.calls(lists.listCisAssessments)).count, 0);

    const says = (question_id: string) => ({
      params,
      body: { answers: [{ question_id, version: 0, current_level: 1 }] },
    });
    const { data: seen } = await asked.calls(readAssessment, { params, query: { section: '3' } });
    assert.deepEqual(
      seen.sections[2]?.questions?.slice(0, 2).map(({ may_answer, due_date }) => [may_answer, due_date]),
      [
        [true, '2026-09-01'],
        [false, null],
      ],
    );
    await asked.calls(saveAnswers, says('3.1'));
    const others = await asked.isRefused(saveAnswers, says('3.2'));
    assert.deepEqual([others.status, others.code], [403, 'question_not_yours']);
    assert.deepEqual([others.message], ['Question 3.2 was not given to you.']);
    assert.equal((await inside.isRefused(saveAnswers, says('3.2'))).code, 'forbidden');
    await assessor.calls(saveAnswers, says('3.2'));
    const unknown = await assessor.isRefused(saveAnswers, says('3.99'));
    assert.deepEqual([unknown.status, unknown.code], [400, 'question_unknown']);
  });

  test('of CIS ask the questions of the groups in scope, and have no section without one', async () => {
    const { admin } = await newWorld();
    const { id, sections, overall } = await created(admin, { groups_in_scope: [1] });
    assert.deepEqual([overall.questions, sections.length], [56, 15]);
    const outside = await admin.isRefused(saveAnswers, {
      params: { id },
      body: { answers: [{ question_id: '1.5', version: 0, current_level: 1 }] },
    });
    assert.equal(outside.code, 'question_unknown');
    const missing = await admin.isRefused(readAssessment, { params: { id }, query: { section: '13' } });
    assert.deepEqual([missing.status, missing.code], [400, 'section_unknown']);
  });

  test('are read section by section in the language of the reader', async () => {
    const { admin } = await newWorld();
    const { id } = await created(admin, { framework: 'nist', tier: 2 });
    const reply = await admin.sends(
      readAssessment,
      { params: { id }, query: { section: 'DE.CM' } },
      { 'accept-language': 'tr' },
    );
    const { data } = reply.body as { data: Assessment };
    const open = data.sections.filter(({ questions }) => questions !== null);
    assert.deepEqual(
      [data.sections.length, open.map(({ code, group }) => [code, group])],
      [22, [['DE.CM', 'Tespit']]],
    );
    assert.deepEqual([data.tier, data.tiers?.length, data.levels.length], [2, 4, 6]);
  });

  test('are listed by framework, the newest period first, by department with those below it, archived ones when asked for', async () => {
    const { admin, departments } = await newWorld();
    const at = (year: number) => ({ period: { from: `${year}-01-01`, to: `${year}-12-31` } });
    const [older, newer] = [await created(admin, at(2024)), await created(admin, at(2026))];
    const finance = await created(admin, { ...at(2025), department_id: departments['Finance'] as string });
    await created(admin, { framework: 'iso' });
    const list = async (query: object) => admin.calls(lists.listCisAssessments, { query });
    const all = await list({});
    assert.deepEqual([all.count, idsOf(all.data)], [3, idsOf([newer, finance, older])]);
    assert.deepEqual(idsOf((await list({ limit: '1', offSet: '1' })).data), [finance.id]);
    assert.deepEqual(idsOf((await list({ dpt: departments['Finance'] })).data), [finance.id]);
    assert.deepEqual(idsOf((await list({ status: 'archived' })).data), []);
    assert.equal((await admin.calls(lists.listIsoAssessments)).count, 1);
    assert.equal((await admin.calls(lists.listNistAssessments)).count, 0);
  });

  test('are listed, made and saved at one address, by what the body holds', async () => {
    const { admin, person, departments } = await newWorld();
    const department_id = departments['Finance'] as string;
    const { data: made } = await admin.calls(createAssessment, {
      body: { ...words, department_id, answers: [{ question_id: '1.1', version: 0, current_level: 4 }] },
    });
    assert.deepEqual([made.status, made.overall.answered], ['in_progress', 1]);
    const { data: saved } = await admin.calls(byBody.saveAssessment, {
      body: {
        id: made.id,
        version: made.version,
        name: 'Renamed',
        answers: [{ question_id: '1.1', version: 1, desired_level: 5 }],
      },
    });
    assert.deepEqual([saved.name, saved.version, saved.overall.gap], ['Renamed', made.version + 1, 1]);
    const list = await admin.calls(byBody.listByBody, {
      body: { limit: 10, offSet: 0, departments_id: department_id },
    });
    assert.deepEqual([list.count, list.data[0]?.name], [1, 'Renamed']);

    const { data: iso } = await admin.calls(byBody.createIsoAssessment, {
      body: { name: 'Clause by clause', period },
    });
    assert.equal(iso.framework, 'iso');
    assert.deepEqual(idsOf((await admin.calls(byBody.listIsoByBody, { body: { limit: 5 } })).data), [iso.id]);
    // An empty body asks for the list, as everybody may.
    const reader = await person('User', { Finance: 'viewer' });
    assert.deepEqual(idsOf((await reader.calls(byBody.listByBody, { body: {} })).data), [made.id]);
    assert.deepEqual(idsOf((await reader.calls(byBody.listIsoByBody, { body: {} })).data), [iso.id]);
    const other = await admin.isRefused(byBody.saveIsoAssessment, {
      body: { id: made.id, version: saved.version },
    });
    assert.equal(other.status, 404);
  });

  test('change in their words and people with the version somebody saw, and the log tells what', async () => {
    const { admin, person } = await newWorld();
    const { id } = await created(admin);
    const assessor = await person('Staff');
    const body = { version: 1, name: 'Late autumn', assessor_ids: [assessor.id], due_date: '2026-10-15' };
    const { data } = await admin.calls(change.changeAssessment, { params: { id }, body });
    assert.deepEqual(
      [data.version, data.name, idsOf(data.assessor), data.due_date],
      [2, 'Late autumn', [assessor.id], '2026-10-15'],
    );
    assert.deepEqual((await actsAbout(id)).at(-1)?.changes, [
      { field: 'name', old: words.name, new: 'Late autumn' },
      { field: 'assessor', old: [], new: data.assessor },
      { field: 'due_date', old: null, new: '2026-10-15' },
    ]);
    const stale = await admin.isRefused(change.changeAssessment, { params: { id }, body });
    assert.deepEqual([stale.code, (stale.data as Assessment).version], ['stale_version', 2]);
    const { data: same } = await admin.calls(change.changeAssessment, {
      params: { id },
      body: { ...body, version: 2 },
    });
    assert.equal(same.version, 2, 'what stands already is no change');
  });

  test('are deleted with a reason once something was answered, hidden from all but Admins, and brought back', async () => {
    const { admin, person, departments } = await newWorld();
    const lead = await person('Staff', { Finance: 'lead' });
    const { id } = await created(lead, { department_id: departments['Finance'] as string });
    await lead.calls(saveAnswers, {
      params: { id },
      body: { answers: [{ question_id: '1.1', version: 0, note: 'Why' }] },
    });
    const remove = { params: { id }, body: { version: 2 } };
    assert.equal((await lead.isRefused(change.deleteAssessment, remove)).code, 'forbidden');
    assert.equal((await admin.isRefused(change.deleteAssessment, remove)).code, 'reason_required');
    await admin.calls(change.deleteAssessment, {
      params: { id },
      body: { version: 2, reason: 'Begun twice' },
    });
    assert.equal((await lead.isRefused(readAssessment, { params: { id } })).status, 404);
    assert.deepEqual((await admin.calls(readAssessment, { params: { id } })).data.permissions.can, [
      'restore',
    ]);
    assert.equal((await admin.calls(lists.listCisAssessments)).count, 0);
  });

  test('belong to the whole of a flat organisation, which every Staff member steers', async () => {
    const { person } = await newWorld({ license: 'flat' });
    const staff = await person('Staff', {}, { org_editor: true });
    const { id, department } = await created(staff);
    assert.equal(department, null);
    const { data } = await staff.calls(lists.listCisAssessments, { query: { dpt: crypto.randomUUID() } });
    assert.deepEqual(idsOf(data), [id]);
  });

  test('leave a snapshot when they are approved, whose hash anybody can compute again', async () => {
    const world = await newWorld();
    const { id, hash } = await approved(world, { groups: [1], department: 'Finance' });
    const owner = await asOwner();
    const { rows } = await owner.query<{ content: { answers: object[] }; hash: string }>(
      'select content, hash from maturity_snapshot where assessment_id = $1',
      [id],
    );
    assert.deepEqual(
      rows.map((kept) => [kept.hash, contentHash(kept.content), kept.content.answers.length]),
      [[hash, hash, 56]],
    );
  });
});

suite('The frameworks', () => {
  test('can be read before anything is answered, section by section', async () => {
    const { person } = await newWorld();
    const user = await person('User');
    const { data } = await user.calls(listFrameworks);
    assert.deepEqual(
      data.map(({ id, sections, questions }) => [id, sections, questions]),
      [
        ['cis', 18, 153],
        ['iso', 11, 123],
        ['nist', 22, 106],
      ],
    );
    const { data: iso } = await user.calls(readFramework, {
      params: { id: 'iso' },
      query: { section: 'A.8' },
    });
    assert.deepEqual(
      iso.sections.flatMap(({ questions }) => questions?.length ?? []),
      [34],
    );
    const unknown = await user.isRefused(readFramework, { params: { id: 'iso' }, query: { section: 'A.9' } });
    assert.equal(unknown.code, 'section_unknown');
    const edition = await user.isRefused(readFramework, { params: { id: 'iso' }, query: { edition: '1' } });
    assert.equal(edition.status, 404, 'there is one edition of what is shipped');
  });
});
