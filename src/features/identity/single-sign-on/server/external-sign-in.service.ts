import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { AddressRefused } from '#platform/server/outgoing/addresses.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import type { WithoutTransaction } from '#platform/server/http/serve.ts';
import type { DatabaseQuery } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { hashOfSecret, newSecret, revealed } from '#platform/server/session/random-secret.ts';
import { toOwnData } from '#features/identity/person/server/shared/person.queries.ts';
import {
  sessionToOpen,
  type SessionNeeds,
} from '#features/identity/session/server/shared/session-open.service.ts';
import { absoluteMinutes } from '#features/identity/session/server/shared/session.queries.ts';
import {
  organisationCookieName,
  organisationCookieSeconds,
  type OrganisationCookie,
} from '#features/organisation/look-up/server/shared/organisation-cookie.service.ts';
import { rulesIn } from '#features/organisation/security/server/shared/security.queries.ts';
import * as contract from '../external-sign-in.contract.ts';
import {
  requestCookieName,
  requestSeconds,
  type ExternalRequest,
  type ExternalRequests,
} from './external-request.service.ts';
import { expectFactor, type FactorNeeds } from './external-factor.service.ts';
import { keepAnswer, takeAnswer, type TakenAnswer } from './external-sign-in.queries.ts';
import { ownAddressesOf } from './own-addresses.service.ts';
import { outcomeOf, testedAt } from './sign-in-test.service.ts';
import { connectionOf, enabledConnection, type ConnectionRow } from './shared/connection.queries.ts';
import {
  personOfIdentity,
  type ExternalIdentity,
  type MembersJoining,
} from './shared/external-identity.service.ts';
import { rowsAs } from '#platform/server/database/database.ts';

/** A kind of provider that the browser is sent to. */
export interface Provider {
  kind: ConnectionRow['kind'];
  /** Which sites may send the cookie along when the browser comes back. */
  sameSite: 'Lax' | 'None';
  /** Where the browser goes. Throws where the provider does not answer. */
  address(asked: AskedProvider): Promise<string>;
  /** Who the answer says it is, if every part of it counts; throws otherwise. */
  identity(asked: AskedProvider, answer: Record<string, string>): Promise<ProvedIdentity>;
}

export interface AskedProvider {
  orgId: string;
  connection: ConnectionRow;
  own: ReturnType<typeof ownAddressesOf>;
  request: ExternalRequest;
  now: Date;
}

export interface ProvedIdentity extends ExternalIdentity {
  /** When the provider's own session ends, where it says. */
  session_ends_at?: string | undefined;
  /** The provider says that it asked for a second factor, and not too long ago. */
  has_second_factor: boolean;
}

export interface ExternalSignInNeeds extends SessionNeeds, FactorNeeds {
  origin: string;
  known: OrganisationCookie;
  requests: ExternalRequests;
  joining: MembersJoining;
  providers: readonly Provider[];
  /** What one network may begin, and bring back, in a minute. */
  externalPerMinute: number;
}

/** Seconds within which the browser takes its session. */
const codeSeconds = 60;

type Facts = Pick<
  WithoutTransaction<typeof contract.finishSamlSignIn>,
  'org' | 'now' | 'asks' | 'inside' | 'request' | 'reply'
>;

export async function readSignInWay({ asks, org }: WithoutTransaction<typeof contract.readSignInWay>) {
  const [rows] = await asks([{ statement: enabledConnection, values: [org.id] }]);
  const [row] = rowsAs<ConnectionRow>(rows);
  // Of a directory the page tells nothing: its form stays what it is.
  return row === undefined || row.kind === 'ldap'
    ? { name: null, is_enforced: false }
    : { name: row.name, is_enforced: row.is_enforced };
}

type Begin = Pick<
  WithoutTransaction<typeof contract.beginExternalSignIn>,
  'asks' | 'org' | 'now' | 'request' | 'reply'
>;

/** Sends the browser to the provider of the connection that is found, with a cookie that its answer has to come back with. */
const beginning =
  (found: DatabaseQuery['statement'], use: ExternalRequest['use']) =>
  ({ origin, throttle, requests, providers, externalPerMinute }: ExternalSignInNeeds) =>
  async ({ asks, org, now, request: { network }, reply }: Begin) => {
    await throttle.count([{ name: `external sign-in ${network}`, most: externalPerMinute, seconds: 60 }]);
    const [rows] = await asks([{ statement: found, values: [org.id] }]);
    const [connection] = rowsAs<ConnectionRow>(rows);
    const provider = providers.find(({ kind }) => kind === connection?.kind);
    if (connection === undefined || provider === undefined) return refuse(contract.notOffered);
    const { request, cookie } = requests.begin(org.id, use, now);
    const own = ownAddressesOf(origin, org.slug);
    const address = await provider
      .address({ orgId: org.id, connection, own, request, now })
      .catch((error: Error) => {
        noteReason(`provider away: ${error.message}`);
        return refuse(contract.providerAway);
      });
    reply.cookie(requestCookieName, cookie, requestSeconds, provider.sameSite);
    return { address };
  };

export const beginExternalSignIn = beginning(enabledConnection, 'sign-in');
/** An Admin tries a connection before it is offered to anybody. */
export const beginTestSignIn = beginning(connectionOf, 'test');

/** What a provider's answer comes to: the address of the sign-in page, with a code that opens the session or with what went wrong.
 *  Why, the log says. */
export async function finishExternalSignIn(
  call: Facts,
  kind: Provider['kind'],
  answer: Record<string, string>,
  needs: ExternalSignInNeeds,
): Promise<string> {
  const { org, now, asks, request: facts, reply } = call;
  const { throttle, requests, providers, origin, externalPerMinute, joining } = needs;
  await throttle.count([{ name: `external answer ${facts.network}`, most: externalPerMinute, seconds: 60 }]);
  const back = (said: string) => `/login?org=${org.slug}#${said}`;
  const request = requests.find(org.id, facts.cookie(requestCookieName), now);
  const isTest = request?.use === 'test';
  const failed = (reason: contract.ExternalFailure, why: string = reason, person?: string) => {
    noteReason(`external sign-in: ${why}`, person);
    reply.cookie(requestCookieName, '', 0);
    return isTest ? testedAt(outcomeOf(reason, why)) : back(`${contract.failureInAddress}=${reason}`);
  };
  if (request === undefined) return failed('expired');
  const [rows] = await asks([{ statement: connectionOf, values: [org.id] }]);
  const [connection] = rowsAs<ConnectionRow>(rows);
  const provider = providers.find((one) => one.kind === kind);
  if (provider === undefined || connection?.kind !== kind || !(connection.is_enabled || isTest))
    return failed('refused', 'not offered');
  const own = ownAddressesOf(origin, org.slug);
  const proved = await provider
    .identity({ orgId: org.id, connection, own, request, now }, answer)
    .catch((error: Error) => error);
  if (proved instanceof Error)
    return failed(isAway(proved) ? 'away' : 'refused', `${proved.message} ${causeOf(proved)}`);
  if (isTest) {
    reply.cookie(requestCookieName, '', 0);
    return testedAt('works');
  }
  const code = revealed(newSecret());
  const kept = await keep(call, { connection, proved, request, code, joining });
  if ('failure' in kept) return failed(kept.failure, kept.failure, kept.person);
  return back(`${contract.codeInAddress}=${code}`);
}

const causeOf = ({ cause }: Error): string => (cause instanceof Error ? cause.message : '');
/** Nobody answered: the libraries tell of it within an error of their own. */
const isAway = (error: Error): boolean =>
  error instanceof AddressRefused ||
  /^(TimeoutError|AbortError)$/.test(error.name) ||
  'syscall' in error ||
  (error.cause instanceof Error && isAway(error.cause));

/** An answer to a request that was answered already: whatever it had made is undone. */
class AnsweredAlready extends Error {}

interface Kept {
  connection: ConnectionRow;
  proved: ProvedIdentity;
  request: ExternalRequest;
  code: string;
  joining: MembersJoining;
}

/** Finds the person and keeps the answer until the browser takes its session; the second answer to one request counts nothing. */
const keep = ({ inside }: Facts, { connection, proved, request, code, joining }: Kept) =>
  inside({}, async ({ db, by }) => {
    const found = await personOfIdentity({ db, by }, connection, proved, joining);
    if ('failure' in found) return found;
    const ends = new Date(db.now.getTime() + codeSeconds * 1000).toISOString();
    const times = [db.now.toISOString(), ends, proved.session_ends_at ?? null];
    const values = [
      db.org_id,
      newId(db.now),
      found.person,
      request.hash,
      hashOfSecret(code),
      ...times,
      proved.has_second_factor,
    ];
    const rows = await db.ask(keepAnswer, values);
    if (rows.length === 0) throw new AnsweredAlready();
    return found;
  }).catch((error: unknown) => {
    if (error instanceof AnsweredAlready) return { failure: 'expired' as const, person: undefined };
    throw error;
  });

type TakeCall = WithoutTransaction<typeof contract.takeExternalSession>;

/** Opens the session that a code stands for: for the browser that began, once, within a minute. It is bound to the browser always. */
export const takeExternalSession = (needs: ExternalSignInNeeds) => async (call: TakeCall) => {
  const { org, now, body, inside, request: facts, reply } = call;
  const request = needs.requests.find(org.id, facts.cookie(requestCookieName), now);
  if (request === undefined) return refuse(contract.codeWorthless);
  const named = [org.id, request.hash, hashOfSecret(body.code)] as const;
  await expectFactor(needs, call, named);
  const taken = await inside({ unrecorded: true }, ({ db }) =>
    db.ask<TakenAnswer>(takeAnswer, [...named, now.toISOString()]),
  );
  const [{ person_id: person, session_ends_at, security } = refuse(contract.codeWorthless)] = taken;
  const binding = revealed(newSecret());
  const agent = cutText(facts.header('user-agent') ?? '', 300) || null;
  const endsAt = session_ends_at === null ? undefined : new Date(session_ends_at);
  const session = sessionToOpen(needs, {
    org: org.id,
    person,
    now,
    binding,
    agent,
    rules: rulesIn(security),
    endsAt,
  });
  const own = await inside({ opening: session.opening }, async (inTransaction, opened) =>
    toOwnData(session.noteOpened(inTransaction, opened, 'single sign-on') ?? refuse(contract.codeWorthless)),
  );
  reply.cookie(requestCookieName, '', 0);
  reply.cookie('bind', binding, absoluteMinutes * 60);
  reply.cookie(
    organisationCookieName,
    needs.known.remember(facts.cookie(organisationCookieName), { org: org.id, email: own.email }, now),
    organisationCookieSeconds,
  );
  return { ...own, token: session.token() };
};
