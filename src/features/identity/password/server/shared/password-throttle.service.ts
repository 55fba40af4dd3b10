import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { RequestFacts } from '#platform/server/http/serve.ts';
import {
  organisationCookieName,
  type SignInPlace,
  type OrganisationCookie,
} from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';

interface Try extends SignInPlace {
  now: Date;
  request: RequestFacts;
}

/** A try of an account's password, wherever it is asked for: at the sign-in and before it is changed. A browser that this
 *  address signed in with before has tries of its own: what strangers do to an account or from the same network does not keep
 *  its owner out (security 5.4). */
export function passwordThrottle(
  throttle: Throttle,
  known: OrganisationCookie,
  { org, email, now, request }: Try,
) {
  const isKnown = known.find(request.cookie(organisationCookieName), email, now).includes(org);
  const own = isKnown ? ' known' : '';
  return {
    ...throttle.turn({ account: `${org} ${email}${own}`, network: `${request.network}${own}` }),
    /** Whether this address signed in with this browser before. */
    isKnown,
  };
}
