import { createHash } from 'node:crypto';
import { captchaRequired } from '#platform/contract/captcha.ts';
import type { CaptchaService } from '#platform/server/captcha/captcha.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { RequestFacts } from '#platform/server/http/serve.ts';
import {
  organisationCookieName,
  type SignInPlace,
  type OrganisationCookie,
} from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';

/** What counts the tries of passwords, and what a try costs once they are too many. */
export interface TryNeeds {
  throttle: Throttle;
  known: OrganisationCookie;
  captcha: CaptchaService;
}

interface Try extends SignInPlace {
  now: Date;
  request: RequestFacts;
}

/** The work is doubled with each so many failures. */
const failuresPerDoubling = 10;
/** Seconds in which work counts once; older work counts for nothing. */
const remembered = 600;

/** A try of an account's password, wherever it is asked for: at the sign-in and before it is changed. A browser that this
 *  address signed in with before has tries of its own: what strangers do to an account or from the same network does not keep
 *  its owner out. Beyond the free tries a browser works for each. */
export async function passwordThrottle(
  { throttle, known, captcha }: TryNeeds,
  { org, email, now, request }: Try,
) {
  const isKnown = known.find(request.cookie(organisationCookieName), email, now).includes(org);
  const account = `${org} ${email}`;
  const purpose = `try ${createHash('sha256').update(account).digest('hex')}`;
  const work = await captcha.verify(request.header('x-captcha'), now, purpose);
  const isDone =
    work !== undefined && (await throttle.holds([{ name: `captcha ${work}`, most: 1, seconds: remembered }]));
  return {
    ...throttle.turn(
      { account, network: request.network, isKnown },
      {
        isDone,
        async ask(beyond) {
          const doubled = Math.floor(beyond / failuresPerDoubling);
          return refuse(captchaRequired, { data: await captcha.challenge(now, { purpose, doubled }) });
        },
      },
    ),
    /** Whether this address signed in with this browser before. */
    isKnown,
  };
}
