import { serve, serveAlone } from '#platform/server/serve.ts';
import * as contract from '../organisation.contract.ts';
import { findDepartments, findOrganisationChoices } from './shared/organisation.queries.ts';
import type { Attempts } from '#platform/server/attempts.ts';

export const organisationRoutes = (attempts: Attempts, lookUpsPerMinute: number) => [
  serveAlone(contract.findOrganisations, async ({ database, body, request }) => {
    const name = `look-up ${request.network}`;
    await attempts.count([
      { name, most: lookUpsPerMinute, seconds: 60 },
      { name, most: lookUpsPerMinute * 6, seconds: 3600 },
    ]);
    return findOrganisationChoices(database, body);
  }),
  serve(contract.listDepartments, ({ db, actor }) => findDepartments(db, actor)),
];
