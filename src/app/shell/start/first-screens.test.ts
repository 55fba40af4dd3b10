import { equal, notEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { renewToken } from '#features/identity/session/session-token.contract.ts';
import { sessionCheck } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { readBy, readOf } from '#platform/web/first-screen.ts';
import { readAssessment } from '#features/maturity/assessment/assessment.contract.ts';
import {
  readCisDashboard,
  readCisDashboardOf,
} from '#features/maturity/dashboard/maturity-dashboard.contract.ts';
import { maturityPaths, ownMaturityPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { readRiskDashboard } from '#features/risk/dashboard/risk-dashboard.contract.ts';
import { screens } from '#app/screens.ts';
import type { ScreenHandle } from './guard.ts';

test('what is asked for ahead of the app is what the app will ask for', () => {
  equal(sessionCheck, renewToken.path);
  const unit = '0198c5a0-0000-7000-8000-000000000000';
  const first = (address: string) =>
    (screens.find(({ path }) => path === address)?.handle as ScreenHandle | undefined)?.first;
  const readsOf = (address: string, shown: string | undefined) => {
    const said = first(address)?.readsOf;
    return said && readOf(said, shown);
  };
  const [risk, cis] = ['/apps/dashboards/risk', '/apps/dashboards/cis'];
  equal(readsOf(risk, undefined), readRiskDashboard.path);
  equal(readsOf(risk, unit), `${readRiskDashboard.path}?dpt=${unit}`);
  equal(readsOf(cis, undefined), readCisDashboard.path);
  equal(readsOf(cis, unit), readCisDashboardOf.path.replace(':department_id', unit));
  for (const { assessment } of [...Object.values(maturityPaths), ownMaturityPaths]) {
    const reads = first(assessment)?.reads;
    const read = (search: object) => reads && readBy(reads, new URLSearchParams({ ...search }));
    notEqual(reads, undefined);
    const path = readAssessment.path.replace(':id', unit);
    equal(read({ assessment: unit }), `${path}?section=first`);
    equal(read({ assessment: unit, section: 'A.5' }), `${path}?section=A.5`);
    equal(read({}), undefined);
  }
});
