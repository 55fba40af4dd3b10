import { randomBytes } from 'node:crypto';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../sign-in.contract.ts';
import { toOwnData, type OwnRow } from '#features/identity/person/server/shared/person.queries.ts';
import { openSession, personToSignIn, type PersonToSignIn } from './sign-in.queries.ts';
import {
  organisationCookieName,
  organisationCookieSeconds,
  type OrganisationCookie,
} from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import { withPasswords } from '#features/identity/password/server/shared/password-hash.service.ts';
import { passwordThrottle } from '#features/identity/password/server/shared/password-throttle.service.ts';
import {
  absoluteMinutes,
  hashOf,
  idleMinutes,
  later,
  seconds,
  unboundMinutes,
} from '#features/identity/session/server/shared/session.queries.ts';

const bindingCookie = /^[\w-]{43}$/;

/** One answer for every failure, with the same work behind it (security 5.4). One trip before the hash, two after it. */
export const signIn =
  (tokens: AccessTokens, throttle: Throttle, known: OrganisationCookie) =>
  async ({
    body,
    asks,
    inside,
    org = refuse(notFound),
    now,
    request,
    reply,
  }: WithoutTransaction<typeof contract.signIn>) => {
    const email = body.email.trim().toLowerCase();
    const turn = passwordThrottle(throttle, known, { org: org.id, email, now, request });
    const person = await withPasswords(async ({ matches }) => {
      const [taken, found] = await asks(
        [{ statement: personToSignIn, values: [org.id, email] }],
        [turn.taking],
      );
      await turn.expectTaken(taken);
      const [account] = found as PersonToSignIn[];
      const isTheirs = await matches(body.password, account?.password_hash);
      return isTheirs && account !== undefined ? account : refuse(contract.wrongCredentials);
    });

    const binding =
      request.header('x-session-binding') === '1' ? bindingOf(request.cookie('bind')) : undefined;
    const id = newId(now);
    const idle = later(now, idleMinutes);
    const agent = request.header('user-agent')?.slice(0, 300) ?? null;
    const times = [now, idle, later(now, binding === undefined ? unboundMinutes : absoluteMinutes)].map(
      (moment) => moment.toISOString(),
    );
    const values = [org.id, person.id, id, ...times, binding === undefined ? null : hashOf(binding), agent];
    const opening = [{ statement: openSession, values }];
    const answer = await inside({ ahead: [turn.succeeding], opening }, async ({ db, by }, [rows]) => {
      // Somebody may have been deactivated while their password was compared.
      const [row] = rows as OwnRow[];
      if (row === undefined) return refuse(contract.wrongCredentials);
      const name = `${row.first_name} ${row.last_name}`;
      record(
        db,
        { ...by, id: row.id, name },
        { action: 'person.signed_in', objects: { type: 'person', id: row.id } },
      );
      return toOwnData(row);
    });
    if (binding !== undefined) {
      reply.cookie('bind', binding, absoluteMinutes * 60);
      reply.cookie(
        organisationCookieName,
        known.remember(request.cookie(organisationCookieName), { org: org.id, email }, now),
        organisationCookieSeconds,
      );
    }
    return { ...answer, token: tokens.issue({ sub: answer.id, org: org.id, sid: id, exp: seconds(idle) }) };
  };

/** A browser has one binding for all its tabs; a caller that never asked for one has none. */
const bindingOf = (cookie: string | undefined) =>
  cookie !== undefined && bindingCookie.test(cookie) ? cookie : randomBytes(32).toString('base64url');
