import { serveAlone } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { findOrganisations } from '../look-up.contract.ts';
import { lookUpOrganisations, type LookUps } from './look-up.service.ts';
import type { KnownOrganisations } from './shared/known-organisations.service.ts';

export const lookUpRoutes = (throttle: Throttle, known: KnownOrganisations, lookUps: LookUps) => [
  serveAlone(findOrganisations, lookUpOrganisations(throttle, known, lookUps)),
];
