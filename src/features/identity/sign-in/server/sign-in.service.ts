import type { AccessTokens } from '#platform/server/session/access-token.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { hashOfSecret, newSecret } from '#platform/server/session/random-secret.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import { afterFailuresMail, newDeviceMail } from './sign-in-mail.content.ts';
import * as contract from '../sign-in.contract.ts';
import { toOwnData, type OwnRow } from '#features/identity/person/server/shared/person.queries.ts';
import {
  endOldestSessions,
  openSession,
  personToSignIn,
  sessionOfBrowser,
  sessionOfProgram,
  type PersonToSignIn,
} from './sign-in.queries.ts';
import {
  companyDomainOf,
  lookUpWindows,
  type LookUpBudget,
} from '#features/organisation/look-up/server/shared/look-up-budget.service.ts';
import {
  organisationCookieName,
  organisationCookieSeconds,
  type OrganisationCookie,
} from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import type { Activate } from '#features/organisation/organisation/server/shared/activation.service.ts';
import { rulesIn } from '#features/organisation/security/server/shared/security.queries.ts';
import type { Outbox } from '#features/organisation/mail/server/shared/outbox.service.ts';
import { userAgentText } from '#features/identity/session/user-agent.rules.ts';
import { withPasswords } from '#features/identity/password/server/shared/password-hash.service.ts';
import { passwordThrottle } from '#features/identity/password/server/shared/password-throttle.service.ts';
import {
  absoluteMinutes,
  bindingCookie,
  later,
  seconds,
  unboundMinutes,
} from '#features/identity/session/server/shared/session.queries.ts';

export interface SignInNeeds {
  tokens: AccessTokens;
  throttle: Throttle;
  known: OrganisationCookie;
  lookUps: LookUpBudget;
  outbox: Outbox;
  activate: Activate;
  /** As many sessions as a person may have: a further sign-in ends the oldest. */
  sessionsPerPerson: number;
}

/** One answer for every failure, with the same work behind it (security 5.4); why it failed is for the log alone. One trip before
 *  the hash, two after it. */
export const signIn =
  ({ tokens, throttle, known, lookUps, outbox, activate, sessionsPerPerson }: SignInNeeds) =>
  async (call: WithoutTransaction<typeof contract.signIn>) => {
    const { body, inside, org = refuse(notFound), now, request, reply } = call;
    const email = body.email.trim().toLowerCase();
    const turn = passwordThrottle(throttle, known, { org: org.id, email, now, request });
    const asksToBind = request.header('x-session-binding') === '1';
    const brought = asksToBind ? request.cookie('bind') : undefined;
    const agent = request.header('user-agent')?.slice(0, 300) ?? null;
    const program = asksToBind ? undefined : agent;
    const proven = await provenPerson(call, { orgId: org.id, email, turn, brought, program });
    const { person, isOurBrowser } = proven;
    if (person.is_pending) await activate(inside, { orgId: org.id, personId: person.id });

    // A cookie that binds none of this person's sessions may be known to whoever planted it.
    const kept = isOurBrowser ? brought : undefined;
    const binding = asksToBind ? (kept ?? newSecret()) : undefined;
    const id = newId(now);
    const { idle_minutes, session_hours } = rulesIn(person.security);
    const idle = later(now, idle_minutes);
    const times = [
      now,
      idle,
      later(now, Math.min(session_hours * 60, binding === undefined ? unboundMinutes : absoluteMinutes)),
    ].map((moment) => moment.toISOString());
    const values = [
      org.id,
      person.id,
      id,
      ...times,
      binding === undefined ? null : hashOfSecret(binding),
      agent,
    ];
    const others = [org.id, person.id, now.toISOString(), id, sessionsPerPerson - 1];
    const opening = [
      { statement: openSession, values },
      { statement: endOldestSessions, values: others },
    ];
    const ahead = [
      turn.succeeding,
      ...throttle.givesBack(
        lookUpWindows(lookUps, { network: request.network, domain: companyDomainOf(email) }),
        {
          once: `sign-in ${org.id} ${email} ${request.network}`,
          seconds: 3600,
        },
      ),
    ];
    const answer = await inside({ ahead, opening }, async ({ db, by }, [rows, ended = []]) => {
      // Somebody may have been deactivated while their password was compared.
      const [row] = rows as OwnRow[];
      if (row === undefined) return fail('deactivated', person.id);
      const who = { ...by, id: row.id, name: `${row.first_name} ${row.last_name}` };
      const objects = { type: 'person', id: row.id };
      record(db, who, { action: 'person.signed_in', objects });
      if (ended.length > 0)
        record(db, who, { action: 'person.sessions_ended', objects, note: String(ended.length) });
      await tellOwner(outbox, db, row, agent, proven);
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

/** After so many failures, a success is told of. */
const failuresTold = 5;

/** Mails the account's owner of a sign-in that may not be theirs (security 5.4): after failures, or with what the account was not used
 *  with before. Of the first one nobody has to be told. */
async function tellOwner(
  outbox: Outbox,
  db: TenantDb,
  { email, first_name, last_name, locale, timezone }: OwnRow,
  agent: string | null,
  { person, failures, isKnown }: Proven,
): Promise<void> {
  const isGuessed = failures >= failuresTold;
  if (!isGuessed && (isKnown || person.is_first)) return;
  await outbox.put(db, isGuessed ? afterFailuresMail : newDeviceMail, {
    to: { name: `${first_name} ${last_name}`, address: email, language: locale, timezone },
    data: { at: db.now.toISOString(), ...userAgentText(agent), failures },
  });
}

interface Tried {
  orgId: string;
  email: string;
  turn: ReturnType<typeof passwordThrottle>;
  /** The binding cookie that came along. */
  brought: string | undefined;
  /** What a program that keeps no cookies calls itself; nothing of a browser. */
  program: string | null | undefined;
}

interface Proven {
  person: PersonToSignIn;
  isOurBrowser: boolean;
  failures: number;
  /** The account was used from there before. */
  isKnown: boolean;
}

/** Whoever has this address and this password, or one refusal; whether the browser holds a session of theirs already, how often it
 *  failed before, and whether the account was used from there. */
async function provenPerson(
  { body, asks, now }: WithoutTransaction<typeof contract.signIn>,
  { orgId, email, turn, brought, program }: Tried,
): Promise<Proven> {
  const before =
    program !== undefined
      ? [{ statement: sessionOfProgram, values: [orgId, email, program] }]
      : brought !== undefined && bindingCookie.test(brought)
        ? [{ statement: sessionOfBrowser, values: [orgId, email, now.toISOString(), hashOfSecret(brought)] }]
        : [];
  return withPasswords(async ({ matches }) => {
    const [taken, found, sessions = []] = await asks(
      [{ statement: personToSignIn, values: [orgId, email] }, ...before],
      [turn.taking],
    );
    const failures = await turn.expectTaken(taken);
    const [account] = found as unknown as PersonToSignIn[];
    const isActive = account?.status === 'active';
    const isTheirs = await matches(body.password, isActive ? account.password_hash : undefined);
    if (account === undefined) return fail('person_unknown');
    if (!isActive) return fail('deactivated', account.id);
    if (!isTheirs) return fail('wrong_password', account.id);
    const isOfBefore = sessions.length > 0;
    return {
      person: account,
      isOurBrowser: program === undefined && isOfBefore,
      failures,
      isKnown: turn.isKnown || (program !== undefined && isOfBefore),
    };
  });
}

function fail(reason: 'person_unknown' | 'deactivated' | 'wrong_password', person?: string): never {
  noteReason(reason, person);
  return refuse(contract.wrongCredentials);
}
