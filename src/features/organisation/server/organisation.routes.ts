import { serve, serveAlone } from '#platform/server/serve.ts';
import * as contract from '../organisation.contract.ts';
import { findDepartments, findOrganisationChoices } from './shared/organisation.queries.ts';
import type { Attempts } from '#platform/server/attempts.ts';

export const organisationRoutes = (lookUps: Attempts) => [
  serveAlone(contract.findOrganisations, async ({ database, body, request }) => {
    await lookUps.count(`look-up ${request.network}`);
    return findOrganisationChoices(database, body);
  }),
  serve(contract.listDepartments, ({ db, actor }) => findDepartments(db, actor)),
];
