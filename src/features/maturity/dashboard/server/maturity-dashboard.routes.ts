import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../maturity-dashboard.contract.ts';
import {
  own,
  frameworkKey,
  shipped,
} from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { chooseDashboard } from './dashboard-choice.service.ts';
import { findNistShown } from './maturity-dashboard.queries.ts';
import { readDashboard } from './maturity-dashboard.service.ts';
import { findShownQuestions } from './shown-questions.service.ts';

export const maturityDashboardRoutes = [
  serve(contract.readCisDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, framework: shipped('cis'), department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readCisDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, framework: shipped('cis'), department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readIsoDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, framework: shipped('iso'), department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readIsoDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, framework: shipped('iso'), department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readNistDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, framework: shipped('nist'), department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readNistDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, framework: shipped('nist'), department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.chooseCisDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(db, { actor, framework: shipped('cis'), department: undefined, language }, by, body),
  ),
  serve(contract.chooseCisDashboardOf, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(
      db,
      { actor, framework: shipped('cis'), department: params.department_id, language },
      by,
      body,
    ),
  ),
  serve(contract.chooseIsoDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(
      db,
      { actor, framework: shipped('iso'), department: body.department_id ?? undefined, language },
      by,
      body,
    ),
  ),
  serve(contract.chooseNistDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(db, { actor, framework: shipped('nist'), department: undefined, language }, by, body),
  ),
  serve(contract.chooseNistDashboardOf, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(
      db,
      { actor, framework: shipped('nist'), department: params.department_id, language },
      by,
      body,
    ),
  ),
  serve(contract.readOwnDashboard, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, framework: own(params.id), department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readOwnDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, framework: own(params.id), department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.chooseOwnDashboard, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(db, { actor, framework: own(params.id), department: undefined, language }, by, body),
  ),
  serve(contract.chooseOwnDashboardOf, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(
      db,
      { actor, framework: own(params.id), department: params.department_id, language },
      by,
      body,
    ),
  ),
  serve(contract.readNistShown, ({ db, actor }) => findNistShown(db, actor)),
  serve(contract.listShownQuestions, ({ db, actor, params, query, language }) =>
    findShownQuestions(
      db,
      {
        actor,
        language,
        framework: frameworkKey(params.framework, query.framework_id),
        department: query.dpt,
      },
      query,
    ),
  ),
];
