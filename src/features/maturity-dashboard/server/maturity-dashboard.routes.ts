import { serve } from '#platform/server/serve.ts';
import * as contract from '#features/maturity/maturity-dashboard.contract.ts';
import { chooseDashboard } from './maturity-choice.service.ts';
import { findNistShown } from './maturity-dashboard.queries.ts';
import { readDashboard } from './maturity-dashboard.service.ts';
import { findShownQuestions } from './shown-questions.service.ts';

export const maturityDashboardRoutes = [
  serve(contract.readCisDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, framework: 'cis', department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readCisDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, framework: 'cis', department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readIsoDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, framework: 'iso', department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readIsoDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, framework: 'iso', department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readNistDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, framework: 'nist', department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readNistDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, framework: 'nist', department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.chooseCisDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(db, { actor, framework: 'cis', department: undefined, language }, by, body),
  ),
  serve(contract.chooseCisDashboardOf, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(db, { actor, framework: 'cis', department: params.department_id, language }, by, body),
  ),
  serve(contract.chooseIsoDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(
      db,
      { actor, framework: 'iso', department: body.department_id ?? undefined, language },
      by,
      body,
    ),
  ),
  serve(contract.chooseNistDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(db, { actor, framework: 'nist', department: undefined, language }, by, body),
  ),
  serve(contract.chooseNistDashboardOf, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(db, { actor, framework: 'nist', department: params.department_id, language }, by, body),
  ),
  serve(contract.readNistShown, ({ db, actor }) => findNistShown(db, actor)),
  serve(contract.listShownQuestions, ({ db, actor, params, query, language }) =>
    findShownQuestions(db, { actor, language, framework: params.framework, department: query.dpt }, query),
  ),
];
