import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCall, type Actor, type Language } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { forbidden, notFound, signInRequired } from '#platform/contract/refusal.ts';
import type { AccessTokens, Claims } from '#platform/server/session/access-token.ts';
import type {
  Database,
  TransactionOptions,
  EarlyRows,
  DatabaseQuery,
  Statement,
} from '#platform/server/database/database.ts';
import { failureOf } from './failure.ts';
import { claiming, earlierReply, keepReply, keyedRequest } from './idempotency.ts';
import { inputOf } from './input.ts';
import type { CallLimits } from '#platform/server/limits/call-limits.ts';
import { refuse, Refused } from './refuse.ts';
import { languageOf, type Translate } from './translate.ts';
import { enveloped, replyCheck } from './reply.ts';
import { bearerOf, challengeOf, factsOf, readUpload, refuseSignIn, replyOf } from './request-facts.ts';
import type { Served } from './serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** How the app finds who is calling: one statement, sent together with `begin`. */
export interface SessionCheck {
  statement: Statement;
  values(claims: Claims, now: Date): unknown[];
  /** The actor of the row, unless the session has ended or its binding cookie is missing. */
  actor(row: Record<string, unknown> | undefined, cookie: string | undefined, now: Date): Actor | undefined;
  /** Notes that the session's browser brought its binding cookie back: from then on the token counts for nothing without it. */
  bind(database: Database, claims: Claims, cookie: string | undefined, now: Date): Promise<void>;
}

export interface Mounting {
  database: Database;
  tokens: AccessTokens;
  session: SessionCheck;
  limits: CallLimits;
  translate: Translate;
  clock: () => Date;
  secure: boolean;
  findOrganisation: (slug: string) => Promise<{ id: string; slug: string } | undefined>;
}

/** Milliseconds an export or an import may take, the way of the file included; everything else has the server's own, shorter
 *  time. What stands still is cut sooner, by the connection's own limit. */
const heavyTimeout = 900_000;

/** Puts described calls on the web server. Everything a call needs before its handler happens here, in the same order for all. */
export function mount(app: FastifyInstance, served: readonly Served[], mounting: Mounting): void {
  for (const sharing of Map.groupBy(
    served,
    ({ endpoint }) => `${endpoint.method} ${endpoint.path}`,
  ).values()) {
    const [{ endpoint }] = sharing as [Served];
    const answer = answeringOneOf(sharing, mounting);
    const places = endpoint.place === 'root' ? ['', '/org/:org'] : ['/org/:org'];
    for (const place of places) {
      const path = `${place}${endpoint.path}`;
      // A missing trailing slash is accepted without a redirect, which would lose a body.
      for (const url of path.endsWith('/') ? [path, path.slice(0, -1)] : [path]) {
        const takesLong = sharing.some((one) => one.endpoint.heavy || one.endpoint.upload !== undefined);
        const patience = takesLong ? { handlerTimeout: heavyTimeout } : {};
        const { largestBody } = endpoint;
        const room = largestBody === undefined ? {} : { bodyLimit: largestBody };
        app.route({
          method: endpoint.method,
          url,
          handler: answer,
          config: { endpoint },
          ...patience,
          ...room,
        });
      }
    }
  }
}

/** The call that a body is meant for, among those that share their method and path. */
function answeringOneOf(sharing: readonly Served[], mounting: Mounting) {
  const answers = sharing.map((one) => ({
    onlyWhen: one.endpoint.onlyWhen,
    answer: answering(one, mounting),
  }));
  const open = answers.filter(({ onlyWhen }) => onlyWhen === undefined);
  const [otherwise] = open;
  if (otherwise === undefined || open.length > 1)
    throw new Error(`${sharing[0]?.endpoint.path}: one of the calls takes what the others leave`);
  if (answers.length === 1) return otherwise.answer;
  return (request: FastifyRequest, reply: FastifyReply) =>
    (answers.find(({ onlyWhen }) => onlyWhen?.(request.body)) ?? otherwise).answer(request, reply);
}

function answering({ endpoint, isWithoutTransaction, handler }: Served, mounting: Mounting) {
  const { database, tokens, session, limits, translate, clock } = mounting;
  const check = replyCheck(endpoint);
  const run = handler as (input: unknown) => unknown;
  const done = (language: Language = 'en') => translate(language, 'message', 'done');

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageOf(request.headers['accept-language']);
    try {
      const facts = factsOf(request, mounting.secure);
      const { org: slug, ...params } = request.params as Record<string, string>;
      const org =
        slug === undefined ? undefined : ((await mounting.findOrganisation(slug)) ?? refuse(notFound));
      const now = clock();
      const claims = await claimsFor(endpoint, request, org?.id, now);
      if (claims !== undefined) {
        limits.consume(claims, endpoint.heavy);
        await session.bind(database, claims, facts.cookie('bind'), now);
      }
      const upload = endpoint.upload === undefined ? undefined : await readUpload(request, endpoint.upload);
      const inputFor = (actor: Actor | undefined) => ({
        ...inputOf(endpoint, params, request),
        actor,
        by: {
          ...(actor ?? { id: null, name: 'Plumbline' }),
          request_id: facts.id,
          ip_hash: facts.ipHash,
        },
        language: language ?? actor?.locale ?? 'en',
        file: upload,
      });
      const entering = (rows: Record<string, unknown>[] | undefined): Actor | undefined => {
        if (claims === undefined) return undefined;
        const actor = session.actor(rows?.[0], facts.cookie('bind'), now);
        if (actor === undefined) return endpoint.alsoSignedIn ? undefined : refuseSignIn('invalid');
        if (!mayCall(endpoint.access, actor.type)) refuse(forbidden);
        return actor;
      };
      const opening =
        claims === undefined ? [] : [{ statement: session.statement, values: session.values(claims, now) }];

      if (isWithoutTransaction) {
        const asks = (questions: readonly DatabaseQuery[], ahead?: readonly DatabaseQuery[]) =>
          database.inOneTrip(org?.id ?? refuse(notFound), questions, ahead);
        const actor =
          claims === undefined ? undefined : entering((await database.inOneTrip(claims.org, opening))[0]);
        const input = inputFor(actor);
        const { by, language: spoken } = input;
        const inside = <T>(how: TransactionOptions, work: (call: object, opened: EarlyRows) => Promise<T>) =>
          database.inOrganisation(org?.id ?? refuse(notFound), { now, ...how }, (db, opened) =>
            work({ db, actor, by, language: spoken }, opened),
          );
        const result = await run({
          ...input,
          org,
          now,
          inside,
          asks,
          database,
          request: facts,
          reply: replyOf(reply, mounting.secure),
        });
        return send(reply, endpoint, check(result), done(language));
      }

      const key =
        endpoint.method === 'POST' && !endpoint.reads && claims !== undefined
          ? facts.header('idempotency-key')
          : undefined;
      const keyed = key === undefined ? undefined : keyedRequest(key, request.url, request.body);
      const how: TransactionOptions = {
        readOnly: endpoint.reads,
        now,
        opening: keyed && claims ? [...opening, ...claiming(keyed, claims, now)] : opening,
      };
      const result = await database.inOrganisation(org?.id ?? refuse(notFound), how, async (db, rows) => {
        const actor = entering(rows[0]);
        const earlier = keyed === undefined ? undefined : earlierReply(keyed, rows.slice(1));
        if (earlier !== undefined) return earlier;
        // Replies are checked before the commit: a call whose reply breaks the contract changes nothing.
        const value = check(await run({ db, ...inputFor(actor) }));
        if (keyed !== undefined && claims !== undefined) await keepReply(db, keyed, claims, value);
        return value;
      });
      return await send(reply, endpoint, result, done(language));
    } catch (error) {
      const failure = failureOf(error, endpoint, language ?? 'en', translate);
      if (failure.defect) request.log.error({ err: error, endpoint: endpoint.path }, 'defect');
      if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
      if (failure.status === 401) reply.header('www-authenticate', challengeOf(failure.body));
      return reply.code(failure.status).send(failure.body);
    }
  };

  /** Whose token came along; of a guest nobody's, unless the call does more for whoever is signed in. */
  async function claimsFor(
    { access, alsoSignedIn }: Endpoint,
    request: FastifyRequest,
    orgId: string | undefined,
    now: Date,
  ): Promise<Claims | undefined> {
    if (access === 'guest' && !alsoSignedIn) return undefined;
    try {
      return await claimsOf(request, orgId, now);
    } catch (error) {
      if (alsoSignedIn && error instanceof Refused) return undefined;
      throw error;
    }
  }

  async function claimsOf(request: FastifyRequest, orgId: string | undefined, now: Date): Promise<Claims> {
    const token = bearerOf(request) ?? refuse(signInRequired);
    const claims = await tokens.check(token, now);
    if (typeof claims === 'string') return refuseSignIn(claims);
    // A token opens its own organisation only.
    if (claims.org !== orgId) return refuseSignIn('invalid');
    return claims;
  }
}

/** Answers with a file, or with the value in its envelope; `done` is the `message` in the envelope. */
function send(reply: FastifyReply, endpoint: Endpoint, value: unknown, done: string) {
  if (endpoint.response.shape === 'file') {
    const { name, type, content } = value as { name: string; type: string; content: unknown };
    const plain = name.replace(/[^\w.-]/g, '_');
    return reply
      .header('content-type', type)
      .header(
        'content-disposition',
        `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      )
      .send(content);
  }
  return reply.send(enveloped(endpoint, value, done));
}
