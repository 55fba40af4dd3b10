import type { FastifyRequest } from 'fastify';
import { mayCall, type Actor, type Language } from '#platform/contract/access.ts';
import { isInScope, type Endpoint } from '#platform/contract/endpoint.ts';
import {
  forbidden,
  mustComesFirst,
  notFound,
  signInRequired,
  tokenScope,
} from '#platform/contract/refusal.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import type { Claims } from '#platform/server/session/claims.ts';
import type { Database, DatabaseQuery } from '#platform/server/database/database.ts';
import type { CallLimits } from '#platform/server/limits/call-limits.ts';
import { isSecret } from '#platform/server/session/random-secret.ts';
import { expectProof } from '#platform/server/session/fresh-proof.ts';
import { refuse, Refused } from './refuse.ts';
import { bearerOf, factsOf, refuseSignIn } from './request-facts.ts';
import { noteCaller } from './request-log.ts';
import { languageOf } from './translate.ts';
import { present } from '#platform/contract/values/present.ts';

/** How the app finds who is calling: one statement, sent together with `begin`. */
export interface SessionCheck {
  question(claims: Claims, now: Date): DatabaseQuery;
  /** The actor of the row, unless the session has ended or its binding cookie is missing. */
  actor(row: Record<string, unknown> | undefined, cookie: string | undefined, now: Date): Actor | undefined;
  /** Notes that the session's browser brought its binding cookie back: from then on the token counts for nothing without it. Of an API
   *  token, that it is used. */
  bind(database: Database, claims: Claims, cookie: string | undefined, now: Date): Promise<void>;
}

/** Finds whose token a directory's call came with: the name of the token, as the log says it. Refuses whoever has none that counts. */
export type DirectoryCheck = (asked: {
  org: string;
  token: string;
  network: string;
  now: Date;
}) => Promise<string>;

/** What is known of a request before a byte of its body is read. */
export interface Entry {
  facts: ReturnType<typeof factsOf>;
  language: Language | undefined;
  org: { id: string; slug: string } | undefined;
  params: Record<string, string>;
  now: Date;
  /** Whose token came along; the session is asked with the call's first trip. */
  claims: Claims | undefined;
  /** Of a call of the organisation's directory: what its token is called. */
  directory: string | undefined;
}

export interface Entering {
  database: Database;
  tokens: AccessTokens;
  session: SessionCheck;
  directory: DirectoryCheck;
  limits: CallLimits;
  clock: () => Date;
  secure: boolean;
  findOrganisation: (slug: string) => Promise<{ id: string; slug: string } | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    entry: Entry | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** What `entering` found out. */
export function entryOf({ entry }: FastifyRequest): Entry {
  if (entry === null) throw new Error('nobody asked who calls');
  return entry;
}

/** Finds the organisation, and for all but guests the token and the budget of calls, before the body is read. Where a body may be
 *  larger than others, the session and the right to call as well: elsewhere they come with the call's first trip, at no cost. */
export function entering(sharing: readonly Endpoint[], entry: Entering) {
  const { database, session, limits } = entry;
  const endpoint = present(sharing[0]);
  const isForGuests = endpoint.access === 'guest';
  if (sharing.some(({ access }) => (access === 'guest') !== isForGuests))
    throw new Error(`${endpoint.path}: who calls is asked before what is sent, so guests share no address`);
  const heavy = sharing.some((one) => one.heavy);

  return async (request: FastifyRequest): Promise<void> => {
    const { org: slug, ...params } = request.params as Record<string, string>;
    const org = slug === undefined ? undefined : ((await entry.findOrganisation(slug)) ?? refuse(notFound));
    const now = entry.clock();
    const claims = await claimsFor(endpoint, entry.tokens, request, org?.id, now);
    const facts = factsOf(request, entry.secure);
    if (claims !== undefined) {
      noteCaller(claims.sub);
      limits.consume(claims, heavy);
      await session.bind(database, claims, facts.cookie('bind'), now);
    }
    const directory =
      endpoint.access === 'directory' && claims === undefined
        ? await entry.directory({
            org: org?.id ?? refuse(notFound),
            token: facts.bearer ?? refuse(signInRequired),
            network: facts.network,
            now,
          })
        : undefined;
    const language = languageOf(request.headers['accept-language']);
    const found = { facts, language, org, params, now, claims, directory };
    request.entry = found;
    if (claims === undefined || endpoint.largestBody === undefined) return;
    const [rows] = await database.inOneTrip(claims.org, openingOf(found, session));
    actorOf(found, endpoint, session, rows);
  };
}

/** What asks for the session, in the call's first trip. */
export const openingOf = ({ claims, now }: Entry, session: SessionCheck): DatabaseQuery[] =>
  claims === undefined ? [] : [session.question(claims, now)];

/** Who calls, by the row of the session; refuses whoever may not make the call, must do something else first, or has to prove again
 *  who they are. Nobody, where guests call. */
export function actorOf(
  { claims, facts, now }: Entry,
  endpoint: Endpoint,
  session: SessionCheck,
  rows: Record<string, unknown>[] | undefined,
): Actor | undefined {
  if (claims === undefined) return undefined;
  const { access, auditorsToo, alsoSignedIn, allowedDuring, sensitive } = endpoint;
  const actor = session.actor(rows?.[0], facts.cookie('bind'), now);
  if (actor === undefined) {
    if (claims.token_hash !== undefined) claims.refused_at = now.getTime();
    return alsoSignedIn ? undefined : refuseSignIn('invalid');
  }
  if (actor.scopes !== undefined && !isInScope(endpoint, actor.scopes)) refuse(tokenScope);
  if (!mayCall(access, actor.type, auditorsToo)) refuse(forbidden);
  if (actor.must !== undefined && !allowedDuring) refuse(mustComesFirst[actor.must]);
  if (sensitive !== undefined) expectProof(actor, sensitive, now);
  return actor;
}

/** Of a call that goes on: who is calling by now; refuses once their session is over. */
export const stillThere = async (
  entry: Entry,
  endpoint: Endpoint,
  { database, session, clock }: Pick<Entering, 'database' | 'session' | 'clock'>,
): Promise<Actor | undefined> => {
  const later = { ...entry, now: clock() };
  const [rows] = await database.inOneTrip(entry.claims?.org ?? refuse(notFound), openingOf(later, session));
  return actorOf(later, endpoint, session, rows);
};

/** Whose token came along; of a guest nobody's, unless the call does more for whoever is signed in. */
async function claimsFor(
  { access, alsoSignedIn }: Endpoint,
  tokens: AccessTokens,
  request: FastifyRequest,
  orgId: string | undefined,
  now: Date,
): Promise<Claims | undefined> {
  if (access === 'guest' && !alsoSignedIn) return undefined;
  try {
    const token = bearerOf(request) ?? refuse(signInRequired);
    // What is no token of a session is one of a directory, or of nobody.
    if (access === 'directory' && isSecret(token)) return undefined;
    const claims = await tokens.check(token, now);
    if (typeof claims === 'string') return refuseSignIn(claims);
    // A token opens its own organisation only.
    if (claims.org !== orgId) return refuseSignIn('invalid');
    return claims;
  } catch (error) {
    if (alsoSignedIn && error instanceof Refused) return undefined;
    throw error;
  }
}
