import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../maturity-dashboard.contract.ts';
import { readNistShown } from '../nist-shown.contract.ts';
import {
  own,
  frameworkKey,
  shipped,
} from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { narrowedTo } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { chooseDashboard } from './dashboard-choice.service.ts';
import { findNistShown } from './maturity-dashboard.queries.ts';
import { readDashboard } from './maturity-dashboard.service.ts';
import { findShownQuestions } from './shown-questions.service.ts';

export const maturityDashboardRoutes = [
  serve(contract.readCisDashboard, (call) => readDashboard(call, { framework: shipped('cis') }, call.query)),
  serve(contract.readCisDashboardOf, (call) =>
    readDashboard(call, { framework: shipped('cis'), department: call.params.department_id }, call.query),
  ),
  serve(contract.readIsoDashboard, (call) => readDashboard(call, { framework: shipped('iso') }, call.query)),
  serve(contract.readIsoDashboardOf, (call) =>
    readDashboard(call, { framework: shipped('iso'), department: call.params.department_id }, call.query),
  ),
  serve(contract.readNistDashboard, (call) =>
    readDashboard(call, { framework: shipped('nist') }, call.query),
  ),
  serve(contract.readNistDashboardOf, (call) =>
    readDashboard(call, { framework: shipped('nist'), department: call.params.department_id }, call.query),
  ),
  serve(contract.chooseCisDashboard, (call) =>
    chooseDashboard(call, { framework: shipped('cis') }, call.body),
  ),
  serve(contract.chooseCisDashboardOf, (call) =>
    chooseDashboard(call, { framework: shipped('cis'), department: call.params.department_id }, call.body),
  ),
  serve(contract.chooseIsoDashboard, (call) =>
    chooseDashboard(
      call,
      {
        framework: shipped('iso'),
        department: narrowedTo({ actor: call.actor, dpt: call.body.department_id ?? undefined }),
      },
      call.body,
    ),
  ),
  serve(contract.chooseNistDashboard, (call) =>
    chooseDashboard(call, { framework: shipped('nist') }, call.body),
  ),
  serve(contract.chooseNistDashboardOf, (call) =>
    chooseDashboard(call, { framework: shipped('nist'), department: call.params.department_id }, call.body),
  ),
  serve(contract.readOwnDashboard, (call) =>
    readDashboard(call, { framework: own(call.params.id) }, call.query),
  ),
  serve(contract.readOwnDashboardOf, (call) =>
    readDashboard(
      call,
      { framework: own(call.params.id), department: call.params.department_id },
      call.query,
    ),
  ),
  serve(contract.chooseOwnDashboard, (call) =>
    chooseDashboard(call, { framework: own(call.params.id) }, call.body),
  ),
  serve(contract.chooseOwnDashboardOf, (call) =>
    chooseDashboard(
      call,
      { framework: own(call.params.id), department: call.params.department_id },
      call.body,
    ),
  ),
  serve(readNistShown, ({ db, actor }) => findNistShown(db, actor)),
  serve(contract.listShownQuestions, (call) => {
    const { params, query } = call;
    return findShownQuestions(
      call,
      { framework: frameworkKey(params.framework, query.framework_id), department: query.dpt },
      query,
    );
  }),
];
