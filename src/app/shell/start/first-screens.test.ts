import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { renewToken } from '#features/identity/session/session-token.contract.ts';
import { readAssessment } from '#features/maturity/assessment/assessment.contract.ts';
import {
  readCisDashboard,
  readCisDashboardOf,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { maturityPaths, ownMaturityPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { readRiskDashboard } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { firstScreens, sessionCheck } from './first-screens.ts';

test('what is asked for ahead of the app is what the app will ask for', () => {
  equal(sessionCheck, renewToken.path);
  const unit = '0198c5a0-0000-7000-8000-000000000000';
  const { '/apps/dashboards/risk': risk, '/apps/dashboards/cis': cis } = firstScreens;
  equal(risk?.readsOf?.(undefined), readRiskDashboard.path);
  equal(risk?.readsOf?.(unit), `${readRiskDashboard.path}?dpt=${unit}`);
  equal(cis?.readsOf?.(undefined), readCisDashboard.path);
  equal(cis?.readsOf?.(unit), readCisDashboardOf.path.replace(':department_id', unit));
  for (const { assessment } of [...Object.values(maturityPaths), ownMaturityPaths]) {
    const read = (search: object) => firstScreens[assessment]?.reads?.(new URLSearchParams({ ...search }));
    const path = readAssessment.path.replace(':id', unit);
    equal(read({ assessment: unit }), `${path}?section=first`);
    equal(read({ assessment: unit, section: 'A.5' }), `${path}?section=A.5`);
    equal(read({}), undefined);
  }
});
