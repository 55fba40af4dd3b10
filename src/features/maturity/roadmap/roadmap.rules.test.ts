import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '#platform/contract/access.ts';
import { mayPlan, noGapsOf } from './roadmap.rules.ts';

test('A question is no gap for one reason only', () => {
  const question = (current_level: number | null, desired_level: number | null, not_applicable = false) => ({
    id: '1.1',
    weight: 1,
    current_level,
    desired_level,
    not_applicable,
  });
  const cases: [ReturnType<typeof question>, string | undefined][] = [
    [question(1, 3), undefined],
    [question(3, 3), 'reached'],
    [question(4, 3), 'reached'],
    [question(null, 3), 'unanswered'],
    [question(null, null), 'unanswered'],
    [question(2, null), 'without_wish'],
    [question(1, 3, true), 'not_applicable'],
  ];
  for (const [given, why] of cases) {
    const counts = Object.entries(noGapsOf([{ code: '1', weight: 1, questions: [given] }]));
    assert.deepEqual(
      counts.filter(([, count]) => count > 0),
      why === undefined ? [] : [[why, 1]],
      JSON.stringify(given),
    );
  }
});

test('Days are planned by those who steer the department, whatever the status, and not for what was deleted', () => {
  const actor = (type: Actor['type'], access?: 'editor' | 'viewer') => ({
    id: 'somebody',
    type,
    org_editor: false,
    flat: false,
    deciders: 2,
    self_approval: false,
    departments: access === undefined ? [] : [{ id: 'finance', access }],
  });
  const finance = { department_id: 'finance', deleted_at: null };
  assert.ok(mayPlan(actor('Admin'), finance));
  assert.ok(mayPlan(actor('Staff', 'editor'), finance));
  assert.ok(!mayPlan(actor('Staff', 'viewer'), finance));
  assert.ok(!mayPlan(actor('User', 'editor'), finance));
  assert.ok(!mayPlan(actor('Staff', 'editor'), { ...finance, department_id: null }));
  assert.ok(!mayPlan(actor('Admin'), { ...finance, deleted_at: '2026-07-01T00:00:00.000Z' }));
});
