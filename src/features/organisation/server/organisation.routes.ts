import type { Attempts } from '#platform/server/attempts.ts';
import { serve, serveAlone } from '#platform/server/serve.ts';
import * as contract from '../organisation.contract.ts';
import { lookUpOrganisations, type LookUps } from './look-up.service.ts';
import type { KnownOrganisations } from './shared/known-organisations.ts';
import { findDepartments } from './shared/organisation.queries.ts';

export const organisationRoutes = (attempts: Attempts, known: KnownOrganisations, lookUps: LookUps) => [
  serveAlone(contract.findOrganisations, lookUpOrganisations(attempts, known, lookUps)),
  serve(contract.listDepartments, ({ db, actor }) => findDepartments(db, actor)),
];
