import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { renewToken } from '#features/identity/identity.contract.ts';
import { readRiskDashboard } from '#features/risk-dashboard/risk-dashboard.contract.ts';
import { firstScreens, sessionCheck } from './first-screens.ts';

test('what is asked for ahead of the app is what the app will ask for', () => {
  equal(sessionCheck, renewToken.path);
  equal(firstScreens['/apps/dashboards/risk']?.read, readRiskDashboard.path);
});
