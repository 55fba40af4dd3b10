import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { notFound, signInRequired } from '#platform/contract/refusal.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import type {
  Database,
  TransactionOptions,
  EarlyRows,
  DatabaseQuery,
} from '#platform/server/database/database.ts';
import { actorOf, entering, entryOf, openingOf, type DirectoryCheck, type SessionCheck } from './enter.ts';
import { claiming, earlierReply, keepReply, keyedRequest } from './idempotency.ts';
import { inputOf } from './input.ts';
import type { CallLimits } from '#platform/server/limits/call-limits.ts';
import type { FairTurns } from '#platform/server/limits/fair-turns.ts';
import type { RunningLimits } from '#platform/server/limits/running.ts';
import { refuse } from './refuse.ts';
import { isScim, scimMedia } from '#platform/server/scim/scim-reply.ts';
import { languageOf, type Translate } from './translate.ts';
import { enveloped, replyCheck, type ReplyChecks } from './reply.ts';
import { failureOf } from './failure.ts';
import { sendEvents, type EventStreams } from '#platform/server/streams/event-stream.ts';
import { Accepted, type Jobs } from '#platform/server/jobs/jobs.ts';
import { preferenceOf, replyOf } from './request-facts.ts';
import { sendFailure } from './send-failure.ts';
import type { Download, JobWork, Served, Upload } from './serve.ts';
import { withUpload } from './upload.ts';
import { present } from '#platform/contract/values/present.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export interface Mounting {
  database: Database;
  tokens: AccessTokens;
  session: SessionCheck;
  directory: DirectoryCheck;
  limits: CallLimits;
  /** How many calls of an organisation are in work at once: what it asks too much of waits nowhere, and holds up nobody else. */
  running: RunningLimits;
  /** A person's calls beyond a few wait in their order: whoever floods keeps nobody else waiting. */
  turns: FairTurns;
  /** How many files come in at once, and the folder where they lie while they do. */
  uploads: { running: RunningLimits; folder: string };
  /** What is sent for as long as somebody listens. */
  streams: EventStreams;
  jobs: Jobs;
  replyChecks: ReplyChecks;
  translate: Translate;
  clock: () => Date;
  secure: boolean;
  findOrganisation: (slug: string) => Promise<{ id: string; slug: string } | undefined>;
}

/** Bytes of what somebody sends who is not signed in. */
const guestRoom = 20_000;
/** Milliseconds an export or an import may take, the way of the file included; everything else has the server's own, shorter
 *  time. What stands still is cut sooner, by the connection's own limit. */
const heavyTimeout = 900_000;

/** Puts described calls on the web server. Everything a call needs before its handler happens here, in the same order for all: who
 *  calls, whether they may and how often, and only then what they send. */
export function mount(app: FastifyInstance, served: readonly Served[], mounting: Mounting): void {
  app.addHook('preClose', async () => mounting.streams.close());
  app.decorateRequest('entry', null);
  for (const sharing of Map.groupBy(
    served,
    ({ endpoint }) => `${endpoint.method} ${endpoint.path}`,
  ).values()) {
    const { endpoint } = present(sharing[0]);
    const takesLong = sharing.some((one) => one.endpoint.heavy || one.endpoint.upload !== undefined);
    const answer = withinShare(answeringOneOf(sharing, mounting), mounting, { inTurns: !takesLong });
    const onRequest = entering(
      sharing.map((one) => one.endpoint),
      mounting,
    );
    const places = endpoint.place === 'root' ? ['', '/org/:org'] : ['/org/:org'];
    for (const place of places) {
      const room = roomFor(endpoint);
      app.route({
        method: endpoint.method,
        url: `${place}${endpoint.path}`,
        onRequest,
        handler: answer,
        config: { endpoint },
        ...(takesLong && { handlerTimeout: heavyTimeout }),
        ...(room !== undefined && { bodyLimit: room }),
      });
    }
  }
}

/** The largest JSON body in bytes, where it is not a megabyte. What a guest sends is short: a name, a password. */
const roomFor = ({ largestBody, access }: Endpoint): number | undefined =>
  largestBody ?? (access === 'guest' ? guestRoom : undefined);

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Answers while the organisation has no more calls in work or waiting than its share, and refuses at once beyond it. Those of one
 *  person take turns. What takes long, like a file on its way, has shares of its own. */
const withinShare =
  (
    answer: Answering,
    { running, turns, translate }: Mounting,
    { inTurns }: { inTurns: boolean },
  ): Answering =>
  (request, reply) => {
    const { claims } = entryOf(request);
    if (claims === undefined) return answer(request, reply);
    return running
      .take(claims, () =>
        inTurns
          ? turns.take({ id: claims.sub, org_id: claims.org }, () => answer(request, reply))
          : answer(request, reply),
      )
      .catch((error: unknown) => sendFailure(error, request, reply, translate));
  };

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
  const { database, session, jobs, translate, uploads } = mounting;
  const check = replyCheck(endpoint, mounting.replyChecks);
  const run = handler as (input: unknown) => unknown;
  const done = (language: Language = 'en') => translate(language, 'message', 'done');
  if (endpoint.upload !== undefined && !isWithoutTransaction)
    throw new Error(`${endpoint.path}: no transaction stays open while a file comes in`);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const entry = entryOf(request);
      const { facts, language, org, params, now, claims, directory } = entry;
      const inputFor = (actor: Actor | undefined) => ({
        ...inputOf(endpoint, params, request),
        actor,
        by: {
          ...(actor ?? { id: null, name: directory ?? 'Plumbline' }),
          request_id: facts.id,
          ip_hash: facts.ipHash,
        },
        language: language ?? actor?.locale ?? 'en',
        file: undefined,
      });
      const opening = openingOf(entry, session);
      const mayUseReplica = readsMuch(endpoint, request.query);

      if (isWithoutTransaction) {
        const asks = (questions: readonly DatabaseQuery[], ahead?: readonly DatabaseQuery[]) =>
          database.inOneTrip(org?.id ?? refuse(notFound), questions, ahead);
        const whoIsThere = async () =>
          claims === undefined
            ? undefined
            : actorOf(entry, endpoint, session, (await database.inOneTrip(claims.org, opening))[0]);
        const actor = await whoIsThere();
        const input = inputFor(actor);
        const { by, language: spoken } = input;
        const inside = <T>(how: TransactionOptions, work: (call: object, opened: EarlyRows) => Promise<T>) =>
          database.inOrganisation(org?.id ?? refuse(notFound), { now, mayUseReplica, ...how }, (db, opened) =>
            work({ db, actor, by, language: spoken }, opened),
          );
        const { wantsJob, patience } = preferenceOf(facts);
        const asJob = (work: JobWork<unknown>) =>
          jobs.start(
            {
              organisation: org?.id ?? refuse(notFound),
              actor: actor ?? refuse(signInRequired),
              by,
              language: spoken,
              patience,
              mayUseReplica,
              renewed: async () => (await whoIsThere()) ?? refuse(signInRequired),
              check,
              isFile: endpoint.response.shape === 'file',
              failure: (error, isReported) => {
                const failure = failureOf(error, endpoint, spoken, translate);
                if (failure.defect && isReported)
                  request.log.error({ err: error, endpoint: endpoint.path }, 'defect');
                return failure;
              },
            },
            work,
          );
        const work = async (file?: Upload) =>
          run({
            ...input,
            file,
            org,
            now,
            inside,
            asks,
            asJob,
            prefersJob: wantsJob,
            database,
            request: facts,
            reply: replyOf(reply, mounting.secure),
          });
        if (endpoint.response.shape === 'stream')
          return await sendEvents(reply, entry, { endpoint, mounting, check }, await work());
        const { upload: limit } = endpoint;
        const result =
          limit === undefined
            ? await work()
            : await uploads.running.take(claims ?? refuse(signInRequired), () =>
                withUpload(request, { limit, folder: uploads.folder }, work),
              );
        return send(reply, endpoint, check(result), done(language));
      }

      const key = facts.header('idempotency-key');
      const keyed = keyedRequest(endpoint, claims, { key, url: request.url, body: request.body });
      const how: TransactionOptions = {
        readOnly: endpoint.reads,
        mayUseReplica,
        now,
        opening: keyed ? [...opening, ...claiming(keyed, now)] : opening,
      };
      const result = await database.inOrganisation(org?.id ?? refuse(notFound), how, async (db, rows) => {
        const actor = actorOf(entry, endpoint, session, rows[0]);
        const earlier = keyed === undefined ? undefined : earlierReply(keyed, rows.slice(1));
        if (earlier !== undefined) return earlier;
        // Replies are checked before the commit: a call whose reply breaks the contract changes nothing.
        const value = check(await run({ db, ...inputFor(actor) }));
        if (keyed !== undefined) keepReply(db, keyed, value);
        return value;
      });
      return await send(reply, endpoint, result, done(language));
    } catch (error) {
      if (error instanceof Accepted) {
        const language = languageOf(request.headers['accept-language']);
        return reply
          .code(202)
          .send({ message: translate(language ?? 'en', 'message', 'accepted'), data: error.job });
      }
      return sendFailure(error, request, reply, translate, endpoint);
    }
  };
}

/** Exports, reports and explanations: what they read, a replica may answer. */
const readsMuch = ({ reads, heavy }: Endpoint, query: unknown): boolean =>
  reads && (heavy || valueIn(Object(query), 'explain') === '1');

/** Answers with a file, with the way to another page, or with the value in its envelope; `done` is the `message` in the envelope. */
function send(reply: FastifyReply, endpoint: Endpoint, value: unknown, done: string) {
  if (endpoint.status !== undefined) reply.code(endpoint.status);
  if (endpoint.status === 204) return reply.send();
  if (isScim(endpoint.path)) reply.type(scimMedia);
  if (endpoint.response.shape === 'redirect')
    return reply
      .code(303)
      .header('location', value as string)
      .send();
  if (endpoint.response.shape === 'file') {
    const { name, type, size, content } = value as Download;
    const plain = name.replace(/[^\w.-]/g, '_');
    if (size !== undefined) reply.header('content-length', size);
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
