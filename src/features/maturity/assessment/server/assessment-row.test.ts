import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { compose } from '#platform/server/database/compose.ts';
import { approved } from '#tests/world/maturity-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import { shippedEdition } from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import { assessmentRow } from '../assessment.contract.ts';
import { toRow } from './shared/assessment.presenter.ts';
import { assessments } from './shared/assessment-record.service.ts';

suite('An assessment in a list', () => {
  test('is read without what a list does not show', () => {
    const { text } = compose(assessments.rowColumns({} as never, {} as never));
    assert.doesNotMatch(text, /figures ->|submitted_by|approved_by/);
  });

  test('is what the contract names, in its order: the check of the reply need not copy it', () => {
    const head = {
      id: '',
      version: 1,
      ref: 'M-0001',
      framework: 'cis',
      framework_id: null,
      framework_version: '',
      content_version: 1,
      newest_edition: null,
      edition: shippedEdition('cis'),
      name: '',
      period_from: '2026-01-01',
      period_to: '2026-06-30',
      department_id: null,
      department_name: null,
      groups_in_scope: [],
      status: 'approved',
      assessor: [],
      reviewer_id: null,
      reviewer_name: null,
      due_date: null,
      is_dashboard: false,
      updated_at: '',
      whole: null,
    } as const;
    const figures = { current: 1, desired: 2, gap: 1, coverage: 100 };
    const row = toRow(
      { ...head, groups_in_scope: [], assessor: [] },
      figures as never,
      { timezone: 'UTC' } as never,
      new Date(),
    );
    assert.deepEqual(Object.keys(row), Object.keys(assessmentRow.shape));
  });

  test('has the figures of the whole as they were stored', async () => {
    const world = await newWorld();
    const { id } = await approved(world, { department: 'Finance', groups: [1], says: () => [2, 3] });
    const { rows } = await (
      await asOwner()
    ).query('select whole, figures -> $3 as stored from maturity_assessment where org_id = $1 and id = $2', [
      world.orgId,
      id,
      'whole',
    ]);
    assert.ok(rows[0]?.whole);
    assert.deepEqual(rows[0].whole, rows[0].stored);
  });
});
