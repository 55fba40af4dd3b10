import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { OrganisationCookie } from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import * as contract from '../password.contract.ts';
import { changePassword } from './password.service.ts';

export const passwordRoutes = (throttle: Throttle, known: OrganisationCookie) => [
  serveWithoutTransaction(contract.changePassword, changePassword(throttle, known)),
];
