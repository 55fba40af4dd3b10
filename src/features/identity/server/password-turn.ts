import type { Attempts } from '#platform/server/attempts.ts';
import type { RequestFacts } from '#platform/server/serve.ts';
import {
  knownCookie,
  type Known,
  type KnownOrganisations,
} from '#features/organisation/server/shared/known-organisations.ts';

interface Try extends Known {
  now: Date;
  request: RequestFacts;
}

/** A try of an account's password, wherever it is asked for: at the sign-in and before it is changed. A browser that this
 *  address signed in with before has tries of its own: what strangers do to an account or from the same network does not keep
 *  its owner out (security 5.4). */
export function turnOf(attempts: Attempts, known: KnownOrganisations, { org, email, now, request }: Try) {
  const own = known.find(request.cookie(knownCookie), email, now).includes(org) ? ' known' : '';
  return attempts.turn({ account: `${org} ${email}${own}`, network: `${request.network}${own}` });
}
