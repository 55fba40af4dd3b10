import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeAssessment, createAssessment } from './assessment-change.contract.ts';
import { assignQuestions } from './assessment-verbs.contract.ts';
import { listAssessors } from './assessor.contract.ts';

suite('Those who may assess or review', () => {
  test('are the Admins and the Staff of the department, found by parts of their names in any spelling', async () => {
    const world = await newWorld();
    const { admin, departments, person } = world;
    const editor = await person('Staff', { Finance: 'editor' }, { last_name: 'Yıldız' });
    const viewer = await person('Staff', { Finance: 'viewer' });
    const elsewhere = await person('Staff', { Operations: 'lead' });
    const whole = await person('Staff', {}, { org_editor: true });
    await person('User', { Finance: 'viewer' });
    await newWorld();
    const found = async (who: Caller, dpt?: string, q?: string) =>
      (
        await who.calls(listAssessors, {
          query: { ...(dpt !== undefined && { dpt }), ...(q !== undefined && { q }) },
        })
      ).data
        .map(({ id }) => id)
        .toSorted();
    const finance = departments['Finance'] as string;
    const sorted = (...callers: Caller[]) => callers.map(({ id }) => id).toSorted();
    assert.deepEqual(await found(editor, finance), sorted(admin, editor, viewer));
    assert.deepEqual(await found(admin), sorted(admin, editor, viewer, elsewhere, whole));
    assert.deepEqual(await found(whole), await found(admin));
    assert.deepEqual(await found(editor, finance, 'YILDIZ sta'), [editor.id]);
    assert.deepEqual(await found(editor, finance, '100%'), []);
    for (const [who, dpt] of [
      [viewer, finance],
      [elsewhere, finance],
      [editor, undefined],
    ] as const)
      assert.deepEqual(await found(who, dpt), [], 'nobody is told who does not begin assessments there');
    const { data, count } = await admin.calls(listAssessors, { query: { limit: '2', offset: '1' } });
    assert.deepEqual([data.length, count], [2, 5]);
  });

  test('are all Staff of a flat organisation', async () => {
    const { admin, person } = await newWorld({ license: 'flat' });
    const staff = await person('Staff');
    await person('User');
    const { data } = await staff.calls(listAssessors);
    assert.deepEqual(
      data.map(({ id, type }) => [id, type]),
      [
        [admin.id, 'Admin'],
        [staff.id, 'Staff'],
      ],
    );
  });

  test('are nobody who has left', async () => {
    const { admin, person, orgId } = await newWorld();
    const left = await person('Staff');
    const owner = await asOwner();
    await owner.query(`update person set status = 'deactivated' where org_id = $1 and id = $2`, [
      orgId,
      left.id,
    ]);
    const period = { from: '2026-07-01', to: '2026-09-30' };
    const words = { framework: 'cis', name: 'Autumn self-assessment', period } as const;
    const { data: made } = await admin.calls(createAssessment, { body: words });
    const params = { id: made.id };
    for (const [who, field] of [
      [{ assessor_ids: [left.id] }, 'assessor_ids'],
      [{ reviewer_id: left.id }, 'reviewer_id'],
    ] as const)
      for (const { code, errors } of [
        await admin.isRefused(createAssessment, { body: { ...words, ...who } }),
        await admin.isRefused(changeAssessment, { params, body: { version: 1, ...who } }),
      ])
        assert.deepEqual([code, ...Object.keys(errors ?? {})], ['person_unknown', field]);
    const given = await admin.isRefused(assignQuestions, {
      params,
      body: { version: 1, question_ids: ['1.1'], user_ids: [left.id] },
    });
    assert.deepEqual([given.code, ...Object.keys(given.errors ?? {})], ['person_unknown', 'user_ids']);
  });
});
