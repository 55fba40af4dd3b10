import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { LookUpBudget } from '#features/organisation/look-up/server/shared/look-up-budget.service.ts';
import * as contract from '../branding.contract.ts';
import {
  changeBranding,
  changeLogo,
  findBranding,
  findLogo,
  findSignInLook,
  removeLogo,
} from './branding.service.ts';

export const brandingRoutes = (throttle: Throttle, lookUps: LookUpBudget) => [
  serveWithoutTransaction(contract.readSignInLook, findSignInLook(throttle, lookUps)),
  serve(contract.readLogo, ({ db, params }) => findLogo(db, params.id)),
  serve(contract.readBranding, ({ db }) => findBranding(db)),
  serve(contract.changeBranding, (call) => changeBranding(call, call.body)),
  serveWithoutTransaction(contract.changeLogo, changeLogo(throttle)),
  serve(contract.removeLogo, removeLogo),
];
