import { serve } from '#platform/server/serve.ts';
import * as contract from '#features/maturity/maturity-dashboard.contract.ts';
import { own, ratedBy, shipped } from '#features/maturity/server/shared/rated-by.ts';
import { chooseDashboard } from './maturity-choice.service.ts';
import { findNistShown } from './maturity-dashboard.queries.ts';
import { readDashboard } from './maturity-dashboard.service.ts';
import { findShownQuestions } from './shown-questions.service.ts';

export const maturityDashboardRoutes = [
  serve(contract.readCisDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, by: shipped('cis'), department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readCisDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, by: shipped('cis'), department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readIsoDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, by: shipped('iso'), department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readIsoDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, by: shipped('iso'), department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readNistDashboard, ({ db, actor, query, language }) =>
    readDashboard(
      db,
      { actor, by: shipped('nist'), department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readNistDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, by: shipped('nist'), department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.chooseCisDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(db, { actor, by: shipped('cis'), department: undefined, language }, by, body),
  ),
  serve(contract.chooseCisDashboardOf, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(db, { actor, by: shipped('cis'), department: params.department_id, language }, by, body),
  ),
  serve(contract.chooseIsoDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(
      db,
      { actor, by: shipped('iso'), department: body.department_id ?? undefined, language },
      by,
      body,
    ),
  ),
  serve(contract.chooseNistDashboard, ({ db, actor, by, body, language }) =>
    chooseDashboard(db, { actor, by: shipped('nist'), department: undefined, language }, by, body),
  ),
  serve(contract.chooseNistDashboardOf, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(db, { actor, by: shipped('nist'), department: params.department_id, language }, by, body),
  ),
  serve(contract.readOwnDashboard, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, by: own(params.id), department: undefined, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.readOwnDashboardOf, ({ db, actor, params, query, language }) =>
    readDashboard(
      db,
      { actor, by: own(params.id), department: params.department_id, language },
      { explaining: query.explain === '1' },
    ),
  ),
  serve(contract.chooseOwnDashboard, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(db, { actor, by: own(params.id), department: undefined, language }, by, body),
  ),
  serve(contract.chooseOwnDashboardOf, ({ db, actor, by, params, body, language }) =>
    chooseDashboard(db, { actor, by: own(params.id), department: params.department_id, language }, by, body),
  ),
  serve(contract.readNistShown, ({ db, actor }) => findNistShown(db, actor)),
  serve(contract.listShownQuestions, ({ db, actor, params, query, language }) =>
    findShownQuestions(
      db,
      { actor, language, by: ratedBy(params.framework, query.framework_id), department: query.dpt },
      query,
    ),
  ),
];
