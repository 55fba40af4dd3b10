import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  invalidInput,
  methodNotAllowed,
  notFound,
  overloaded,
  tooLarge,
} from '#platform/contract/refusal.ts';
import type { Config } from '#platform/server/process/config.ts';
import { failureOf } from './failure.ts';
import { inMegabytes } from '#platform/contract/file-size.ts';
import { parseJson } from './json-body.ts';
import { refuse, Refused } from './refuse.ts';
import { loggedError } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { languageOf, type Translate } from './translate.ts';
import { allowFiles } from './web-files.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const longestQueue = 50;
const bodyLimit = 1_000_000;

/** Takes the lines of the log, instead of the standard output. */
export interface LogTarget {
  write(line: string): void;
}

/** The web server before it has any call: its limits, and one shape for everything that fails outside of a call. */
export async function createWebServer(
  { tls, logLevel, trustProxy, secure, limits: { callSeconds } }: Config,
  translate: Translate,
  logTo?: LogTarget,
): Promise<FastifyInstance> {
  const headers = securityHeaders(secure);
  const limits = { connectionsCheckingInterval: 1000, headersTimeout: 4000 };
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
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendFailure(error, request, reply.headers(headers), translate),
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) =>
      answerBrokenRequest(error, socket, translate),
    ...(tls ? { https: { cert: tls.certificate, key: tls.key, ...limits } } : { http: limits }),
  } as Parameters<typeof Fastify>[0]) as unknown as FastifyInstance;
  app.server.maxConnections = 2000;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  // Too large a file is refused by us, with the limit in the words.
  await app.register(multipart, { throwFileSizeLimit: false });
  await allowFiles(app);

  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, translate));
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(headers);
    next();
  });
  return app;
}

/** What the framework refuses by itself and says more than its code. */
const frameworkRefusals: Record<string, (request: FastifyRequest) => Refused> = {
  FST_ERR_HANDLER_TIMEOUT: () => new Refused(overloaded, { retryAfter: 5 }),
  FST_ERR_CTP_BODY_TOO_LARGE: ({ routeOptions }) =>
    new Refused(tooLarge, { values: { limit: inMegabytes(routeOptions.bodyLimit) } }),
};

function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  translate: Translate,
): FastifyReply {
  const { code } = error as { code?: string };
  const failure = failureOf(
    code === undefined ? error : (frameworkRefusals[code]?.(request) ?? error),
    undefined,
    languageOf(request.headers['accept-language']) ?? 'en',
    translate,
  );
  if (failure.defect) request.log.error({ err: error }, 'defect');
  // Its body may still be on the way, drop by drop.
  if (code === 'FST_ERR_HANDLER_TIMEOUT') reply.header('connection', 'close');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.body);
}

/** What does not even parse as HTTP has no request yet, and no language. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, translate: Translate): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    {
      HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
      ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    }[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({
    code: invalidInput.code,
    message: translate('en', 'refusals', invalidInput.code),
  });
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Refuses what no call could use, and calls while too many wait for the database, so that those in work end in time. */
export function guardCalls(app: FastifyInstance, waiting: () => number): void {
  app.addHook('onRequest', (request, _, next) => {
    // No name contains this character; PostgreSQL cannot even store it.
    if (/%00/.test(request.raw.url ?? '')) return next(new Refused(invalidInput, {}));
    const { endpoint } = request.routeOptions.config as { endpoint?: { path: string } };
    // Whoever wants out always gets out.
    const busy = endpoint !== undefined && endpoint.path !== '/user/logout/' && waiting() > longestQueue;
    next(busy ? new Refused(overloaded, { retryAfter: 2 }) : undefined);
  });
}

/** Answers the methods that the app's addresses do not have. Call it first: it listens to the routes that come. */
export function answerOtherMethods(app: FastifyInstance, translate: Translate): () => void {
  const taken = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = taken.get(url) ?? new Set();
    taken.set(url, known);
    for (const one of [method].flat()) known.add(one);
  });
  return () => {
    for (const [url, known] of taken) {
      const allow = [...known].join(', ');
      app.route({
        method: methods.filter((method) => !known.has(method)),
        url,
        // Before the body is read: nobody is going to look at it.
        onRequest: (request, reply) => {
          const message = translate(
            languageOf(request.headers['accept-language']) ?? 'en',
            'refusals',
            methodNotAllowed,
          );
          reply.code(405).header('allow', allow).send({ code: methodNotAllowed, message });
        },
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
