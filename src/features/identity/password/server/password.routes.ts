import { serveAlone } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { KnownOrganisations } from '#features/organisation/look-up/server/shared/known-organisations.service.ts';
import * as contract from '../password.contract.ts';
import { changePassword } from './password.service.ts';

export const passwordRoutes = (throttle: Throttle, known: KnownOrganisations) => [
  serveAlone(contract.changePassword, changePassword(throttle, known)),
];
