import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type HTTPMethods,
} from 'fastify';
import {
  foreignPage,
  invalidInput,
  methodNotAllowed,
  notFound,
  overloaded,
  unsupportedType,
} from '#platform/contract/refusal.ts';
import { requestIdHeader } from '#platform/contract/trail/request-id.ts';
import type { Config } from '#platform/server/process/config.ts';
import { limitConnections } from '#platform/server/limits/connection-limits.ts';
import { parseJson } from './json-body.ts';
import { refuse, Refused } from './refuse.ts';
import { isScim } from '#platform/server/scim/scim-reply.ts';
import { fromOwnPage, headersCalled } from './request-facts.ts';
import { loggedError } from './request-log.ts';
import { repliesWith, securityHeaders } from './security-headers.ts';
import { sendFailure } from './send-failure.ts';
import { tlsOptions } from './tls-options.ts';
import { languageOf, type Translate } from './translate.ts';
import { allowFiles } from './files/web-files.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const longestQueue = 50;
const bodyLimit = 1_000_000;
/** What is answered before its body came: of a short rest the bytes are read and forgotten, because a browser looks at its answer only
 *  after it has sent everything, and its connection serves the next call. Of a long rest none is read: the connection stays open until
 *  the answer has surely arrived. */
const shortRest = { bytes: 1_000_000, milliseconds: 10_000 };
const longRest = { milliseconds: 1000 };

/** Calls are described by contracts. Fastify would load two libraries for descriptions of its own that nobody writes. */
const noSchema = (): never => {
  throw new Error('a call is described by its contract');
};

/** Takes the lines of the log, instead of the standard output. */
export interface LogTarget {
  write(line: string): void;
}

/** The web server before it has any call: its limits, and one shape for everything that fails outside of a call. */
export async function createWebServer(
  {
    tls,
    logLevel,
    trustProxy,
    isBehindProxy,
    secure,
    limits: { callSeconds, connections, connectionsPerAddress },
  }: Config,
  translate: Translate,
  logTo?: LogTarget,
): Promise<FastifyInstance> {
  const headers = securityHeaders(secure);
  const headersFor = ({ id }: FastifyRequest) => ({ ...headers, [requestIdHeader]: id });
  const limits = {
    connectionsCheckingInterval: 1000,
    headersTimeout: 4000,
    ServerResponse: repliesWith(headers),
  };
  const app = Fastify({
    logger:
      logLevel === 'silent'
        ? false
        : { level: logLevel, base: null, serializers: { err: loggedError }, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    bodyLimit,
    // Until a request has arrived whole: 20 MB at half a megabit a second. Ordinary calls end with their handler's time.
    requestTimeout: 330_000,
    handlerTimeout: callSeconds * 1000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 10_000,
    maxRequestsPerSocket: 1000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: trustProxy ?? false,
    exposeHeadRoutes: false,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    // A missing trailing slash is accepted without a redirect, which would lose a body.
    routerOptions: { caseSensitive: true, maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendFailure(error, request, reply.headers(headersFor(request)), translate),
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) =>
      answerBrokenRequest(error, socket, { translate, headers }),
    ...(tls ? { https: { ...tlsOptions(tls), ...limits } } : { http: limits }),
  } as Parameters<typeof Fastify>[0]) as unknown as FastifyInstance;
  const cut = limitConnections(app.server, {
    all: connections,
    perAddress: connectionsPerAddress,
    proxies: trustProxy ?? (isBehindProxy ? undefined : []),
  });
  warnOfCuts(app, cut);

  takeBodies(app);
  // Too large a file is refused by us, with the limit in the words.
  await app.register(multipart, { throwFileSizeLimit: false });
  await allowFiles(app);

  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, translate));
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersFor(request));
    next();
  });
  cutStragglers(app);
  return app;
}

/** JSON, and what only some calls take: SCIM, and forms of a browser. */
function takeBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  app.addContentTypeParser('application/scim+json', { parseAs: 'string' }, ({ routeOptions }, body, done) => {
    const { endpoint } = routeOptions.config;
    if (!isScim(endpoint?.path ?? '')) return done(new Refused(unsupportedType, {}));
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    ({ routeOptions }, body, done) => {
      const { endpoint } = routeOptions.config;
      if (endpoint?.takesForm !== true) return done(new Refused(unsupportedType, {}));
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}

/** Says so in the log, at most once a minute, when connections were cut. */
function warnOfCuts(app: FastifyInstance, cut: () => number): void {
  let known = 0;
  const looking = setInterval(() => {
    const now = cut();
    if (now > known) app.log.warn({ connections: now - known }, 'too many connections: some were cut');
    known = now;
  }, 60_000).unref();
  app.addHook('onClose', () => clearInterval(looking));
}

/** Ends what is answered before its body came: nobody is going to look at the rest. */
function cutStragglers(app: FastifyInstance): void {
  const restOf = ({ headers }: IncomingMessage) =>
    Number(headers['content-length']) <= shortRest.bytes ? shortRest : longRest;
  app.addHook('onSend', ({ raw }, reply, _, next) => {
    if (!raw.complete && restOf(raw) === longRest) {
      // Of a body that nobody has begun to read, Node reads all and throws it away; of this one it fills its buffer again, and stops.
      raw.read();
      // Whoever calls next takes another connection.
      reply.header('keep-alive', 'timeout=0');
    }
    next();
  });
  app.addHook('onResponse', ({ raw }, _, next) => {
    const { socket } = raw;
    if (!raw.complete && socket instanceof Socket)
      setTimeout(() => raw.complete || socket.destroy(), restOf(raw).milliseconds).unref();
    next();
  });
}

/** How long whoever sent no HTTP may take to read what we say to it. */
const readingTime = 1000;

/** What does not even parse as HTTP has no request yet, and no language. Whatever else failed, the way itself did. */
function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  { translate, headers }: { translate: Translate; headers: Record<string, string> },
): void {
  const isTooSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  if (!socket.writable || !(isTooSlow || error.code?.startsWith('HPE_'))) return void socket.destroy();
  const status = isTooSlow
    ? '408 Request Timeout'
    : error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request';
  const body = JSON.stringify({
    code: invalidInput.code,
    message: translate('en', 'refusals', invalidInput.code),
  });
  const cut = () => void socket.destroy();
  // Whoever said nothing in time is not waited for; whoever still speaks would miss the answer.
  if (!isTooSlow) setTimeout(cut, readingTime).unref();
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => isTooSlow && cut());
}

/** Refuses what no call could use, what pages of other sites send, and calls while too many wait for the database of their
 *  organisation, so that those in work end in time. */
export function guardCalls(
  app: FastifyInstance,
  publicOrigin: string | undefined,
  waiting: (slug: string | undefined) => number,
): void {
  app.addHook('onRequest', (request, _, next) => {
    // No name contains this character; PostgreSQL cannot even store it.
    if (/%00/.test(request.raw.url ?? '')) return next(new Refused(invalidInput, {}));
    // Two of them: what stands in between and we might each believe another one.
    if (headersCalled('host', request) > 1) return next(new Refused(invalidInput, {}));
    const { endpoint } = request.routeOptions.config;
    // The form of a provider's page comes from there: its answer counts for the browser alone that asked for it.
    const isForOwnPages = endpoint !== undefined && endpoint.method !== 'GET' && endpoint.takesForm !== true;
    if (isForOwnPages && !fromOwnPage(request, publicOrigin)) return next(new Refused(foreignPage, {}));
    // Whoever wants out always gets out.
    const { org } = request.params as { org?: string };
    const busy = endpoint !== undefined && endpoint.path !== '/user/logout/' && waiting(org) > longestQueue;
    next(busy ? new Refused(overloaded, { retryAfter: 2 }) : undefined);
  });
}

/** Answers the methods that an address does not have, before the body is read: nobody is going to look at it. The router is asked
 *  about what it did not find: a route for each method that an address lacks would take 17 MB. Call it first, because it listens to
 *  the routes that come; and what it answers after the last: an address that another call's parameter would take has such routes. */
export function answerOtherMethods(app: FastifyInstance, translate: Translate): () => void {
  const own = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    own.set(url, new Set([...(own.get(url) ?? []), ...[method].flat()]));
  });
  const answer = (request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) => {
    const language = languageOf(request.headers['accept-language']) ?? 'en';
    const message = translate(language, 'refusals', methodNotAllowed);
    reply.code(405).header('allow', allowed.join(', ')).send({ code: methodNotAllowed, message });
  };
  const isFound = (method: HTTPMethods, url: string) => app.findRoute({ method, url }) !== null;
  app.addHook('onRequest', (request, reply, next) => {
    const allowed = request.is404 ? methods.filter((method) => isFound(method, request.url)) : [];
    if (allowed.length === 0) return next();
    answer(request, reply, allowed);
  });
  return () => {
    for (const [url, allowed] of own) {
      const taken = methods.filter((method) => !allowed.has(method) && isFound(method, url));
      if (taken.length > 0)
        app.route({
          method: taken,
          url,
          onRequest: (request, reply) => answer(request, reply, [...allowed]),
          handler: () => refuse(notFound),
        });
    }
  };
}

/** Whatever has no address of its own: `offer` may answer it, and the envelope says 404 otherwise. */
export function answerUnknown(
  app: FastifyInstance,
  translate: Translate,
  offer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined,
): void {
  app.setNotFoundHandler(
    (request, reply) =>
      offer(request, reply) ?? sendFailure(new Refused(notFound, {}), request, reply, translate),
  );
}
