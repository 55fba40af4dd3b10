import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { renewToken } from '#features/identity/identity.contract.ts';
import { readCisDashboard, readCisDashboardOf } from '#features/maturity/maturity-dashboard.contract.ts';
import { readRiskDashboard } from '#features/risk-dashboard/risk-dashboard.contract.ts';
import { firstScreens, sessionCheck } from './first-screens.ts';

test('what is asked for ahead of the app is what the app will ask for', () => {
  equal(sessionCheck, renewToken.path);
  const unit = '0198c5a0-0000-7000-8000-000000000000';
  const { '/apps/dashboards/risk': risk, '/apps/dashboards/cis': cis } = firstScreens;
  equal(risk?.read?.(undefined), readRiskDashboard.path);
  equal(risk?.read?.(unit), `${readRiskDashboard.path}?dpt=${unit}`);
  equal(cis?.read?.(undefined), readCisDashboard.path);
  equal(cis?.read?.(unit), readCisDashboardOf.path.replace(':department_id', unit));
});
