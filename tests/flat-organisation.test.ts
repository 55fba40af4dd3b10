import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { approved } from '#tests/world/maturity-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { listIsoAssessments } from '#features/maturity/assessment/assessment-list.contract.ts';
import {
  chooseIsoDashboard,
  listShownQuestions,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { readRiskDashboard, readRiskTreatment } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { exportRisks } from '#features/risk/export/risk-export.contract.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import { listLibrary } from '#features/risk/library/risk-library.contract.ts';
import { listRisks } from '#features/risk/record/risk.contract.ts';

// Domain, section 0: it has one department that nobody names.
suite('A flat organisation', () => {
  test('ignores a department wherever one can be asked for', async () => {
    const world = await newWorld({ license: 'flat' });
    const { admin } = world;
    const dpt = crypto.randomUUID();
    await raised(admin, 'Ours alone');
    const shown = await approved(world, { framework: 'iso', groups: [] });
    assert.equal((await admin.calls(listRisks, { query: { dpt } })).count, 1);
    assert.equal((await admin.calls(filterRisks, { body: { department_id: dpt } })).count, 1);
    assert.equal((await admin.calls(readRiskDashboard, { query: { dpt } })).data.risk_stats.open, 1);
    const { data: treatment } = await admin.calls(readRiskTreatment, { body: { department_id: dpt } });
    assert.equal(treatment.risk_created, 1);
    const { body: file } = await admin.sends(exportRisks, { query: { format: 'csv', dpt } });
    assert.match(String(file), /Ours alone/);
    const library = (more: object) => admin.calls(listLibrary, { query: { limit: '1', ...more } });
    assert.equal((await library({ dpt })).count, (await library({})).count);
    assert.equal((await admin.calls(listIsoAssessments, { query: { dpt } })).count, 1);
    const behind = { params: { framework: 'iso' as const }, query: { limit: '1', dpt } };
    assert.ok((await admin.calls(listShownQuestions, behind)).count > 0);
    const { data } = await admin.calls(chooseIsoDashboard, {
      body: { assessment_id: shown.id, department_id: dpt },
    });
    assert.equal(data.dashboard.assessment?.id, shown.id);
  });
});
