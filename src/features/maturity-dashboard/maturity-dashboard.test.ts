import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { newWorld } from '#tests/world.ts';
import {
  listShownQuestions,
  readCisDashboard,
  readCisDashboardOf,
  readIsoDashboard,
  readNistDashboard,
} from './maturity-dashboard.contract.ts';

suite('A dashboard of maturity', () => {
  test('is empty until something is submitted', async () => {
    const { admin, departments } = await newWorld();
    const { data, explain } = await admin.calls(readCisDashboard, { query: { explain: '1' } });
    const { overall, sections, trend, top_gaps, assessment, flags } = data.dashboard;
    assert.deepEqual(
      [
        overall.current,
        overall.questions,
        sections,
        trend,
        top_gaps,
        assessment,
        flags,
        data.assessment_list,
      ],
      [null, 0, [], [], [], null, [], []],
    );
    assert.equal(data.dashboard.departments.length, 2);
    assert.deepEqual(explain?.['current']?.excluded, [
      { reason: 'Departments without a submitted or approved assessment', count: 2 },
    ]);
    const params = { department_id: departments['Finance'] as string };
    assert.deepEqual(
      (await admin.calls(readCisDashboardOf, { params })).data.dashboard.departments.length,
      1,
    );
    assert.equal((await admin.calls(readIsoDashboard)).data.dashboard.framework, 'iso');
    assert.equal((await admin.calls(readNistDashboard)).data.dashboard.source, 'cis');
    assert.equal((await admin.calls(listShownQuestions, { params: { framework: 'cis' } })).count, 0);
  });
});
