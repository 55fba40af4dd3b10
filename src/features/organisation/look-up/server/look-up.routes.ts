import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { findOrganisations } from '../look-up.contract.ts';
import { lookUpOrganisations, type LookUps } from './look-up.service.ts';
import type { OrganisationCookie } from './shared/organisation-cookie.service.ts';

export const lookUpRoutes = (throttle: Throttle, known: OrganisationCookie, lookUps: LookUps) => [
  serveWithoutTransaction(findOrganisations, lookUpOrganisations(throttle, known, lookUps)),
];
