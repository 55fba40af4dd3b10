import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answered, approved } from '#tests/world/maturity-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { saveAnswers } from './answer.contract.ts';
import { assessmentSorts, listNistAssessments, type AssessmentOrdering } from './assessment-list.contract.ts';
import { createAssessment } from './assessment-change.contract.ts';
import { assignQuestions } from './assessment-verbs.contract.ts';

suite('The list of assessments', () => {
  test('is sorted by whatever it shows, and what has no figure comes last', async () => {
    const world = await newWorld();
    const { admin } = world;
    const nist = { framework: 'nist' as const };
    const low = await approved(world, { ...nist, until: '2025-12-31', says: () => [1, 5] });
    const mixed = await answered(world, {
      ...nist,
      until: '2026-06-30',
      // What does not apply counts for nothing.
      says: (question) => (question.startsWith('GV') ? [4, 4] : null),
    });
    const { data: empty } = await admin.calls(createAssessment, {
      body: { ...nist, name: 'Änderung', period: { from: '2026-07-01', to: '2026-09-30' } },
    });
    const { data: third } = await admin.calls(createAssessment, {
      body: { ...nist, name: 'zuletzt', period: { from: '2024-07-01', to: '2024-09-30' } },
    });
    await admin.calls(saveAnswers, {
      params: { id: third.id },
      body: { answers: [{ question_id: 'GV.OC-01', version: 0, current_level: 3, desired_level: 4 }] },
    });
    const names = new Map([
      [low.id, 'low'],
      [mixed.id, 'mixed'],
      [empty.id, 'empty'],
      [third.id, 'third'],
    ]);
    const sorted = async (ordering: AssessmentOrdering, page: { limit?: string; offset?: string } = {}) => {
      const { data, count } = await admin.calls(listNistAssessments, { query: { ordering, ...page } });
      assert.equal(count, 4);
      return data.map(({ id }) => names.get(id)).join(' ');
    };
    const told = await Promise.all(
      assessmentSorts.map(async (by) => [by, await sorted(by), await sorted(`-${by}`)]),
    );
    assert.deepEqual(told, [
      ['name', 'empty low mixed third', 'third mixed low empty'],
      ['period', 'third low mixed empty', 'empty mixed low third'],
      ['status', 'empty mixed third low', 'low mixed third empty'],
      ['current', 'low third mixed empty', 'mixed third low empty'],
      ['gap', 'mixed third low empty', 'low third mixed empty'],
      ['coverage', 'empty third mixed low', 'mixed low third empty'],
      ['updated_at', 'low mixed empty third', 'third empty mixed low'],
    ]);
    assert.equal(await sorted('-current', { limit: '2', offset: '1' }), 'third low');
    const refused = await admin.isRefused(listNistAssessments, { query: { ordering: 'hash' as 'name' } });
    assert.equal(refused.status, 400);
  });

  test('can be narrowed to those in which questions were given to oneself', async () => {
    const { admin, person, departments } = await newWorld();
    const user = await person('User', { Finance: 'viewer' });
    const [given] = await Promise.all(
      ['Ours', 'Another'].map(async (name) => {
        const body = {
          framework: 'nist' as const,
          name,
          period: { from: '2026-07-01', to: '2026-09-30' },
          department_id: departments['Finance'],
        };
        return (await admin.calls(createAssessment, { body })).data;
      }),
    );
    assert.ok(given);
    const asked = async (who: Caller) => {
      const { data, count } = await who.calls(listNistAssessments, { query: { given: 'me' } });
      assert.equal(count, data.length);
      return data.map(({ id }) => id);
    };
    assert.deepEqual(await asked(user), []);
    await admin.calls(assignQuestions, {
      params: { id: given.id },
      body: { version: given.version, question_ids: ['GV.OC-01', 'GV.OC-02'], user_ids: [user.id] },
    });
    assert.deepEqual(await asked(user), [given.id]);
    assert.deepEqual(await asked(admin), []);
  });
});
