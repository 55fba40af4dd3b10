import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import { findOrganisations, mailOrganisations } from '../look-up.contract.ts';
import { lookUpOrganisations, type LookUps } from './look-up.service.ts';
import { mailOwnOrganisations, type OwnOrganisationNeeds } from './own-organisations.service.ts';
import type { OrganisationCookie } from './shared/organisation-cookie.service.ts';

export const lookUpRoutes = (known: OrganisationCookie, lookUps: LookUps, needs: OwnOrganisationNeeds) => [
  serveWithoutTransaction(findOrganisations, lookUpOrganisations(needs.throttle, known, lookUps)),
  serveWithoutTransaction(mailOrganisations, mailOwnOrganisations(needs)),
];
