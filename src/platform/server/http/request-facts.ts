import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback } from '#platform/server/process/loopback.ts';
import { overloaded, signInRequired, type RefusalBody } from '#platform/contract/refusal.ts';
import { ipHashOf, networkOf } from './network.ts';
import { refuse, Refused } from './refuse.ts';
import type { ReplyFacts, RequestFacts } from './serve.ts';

/** What a handler may know of the request behind its input. */
export const factsOf = (request: FastifyRequest, secure: boolean): RequestFacts & { ipHash: string } => ({
  id: request.id,
  ip: request.ip,
  ipHash: ipHashOf(request.ip),
  network: networkOf(request.ip),
  secure,
  header: (name) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  },
  bearer: bearerOf(request),
  cookie: (name) => cookieOf(request.headers.cookie, cookieName(name, secure)),
});

/** Over TLS the browser keeps a __Host- cookie for us alone. That prefix needs `Secure`, which a browser takes over TLS only:
 *  on plain HTTP, which is this machine alone, the bare name is all there is. */
export const cookieName = (name: string, secure: boolean) => (secure ? `__Host-${name}` : name);

/** What a handler may add to its reply. */
export const replyOf = (reply: FastifyReply, secure: boolean): ReplyFacts => ({
  cookie: (name, value, seconds, wanted = 'Strict') => {
    // Without TLS, which is this machine alone, a browser takes no cookie that every site may use.
    const sameSite = wanted === 'None' && !secure ? 'Lax' : wanted;
    reply.header(
      'set-cookie',
      `${cookieName(name, secure)}=${value}; Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}${secure ? '; Secure' : ''}`,
    );
  },
  gone() {
    const leaving = new AbortController();
    // Its reason is no defect: it is answered to a connection that nobody reads.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) leaving.abort(new Refused(overloaded, { retryAfter: 1 }));
    });
    if (reply.raw.destroyed) leaving.abort(new Refused(overloaded, { retryAfter: 1 }));
    return leaving.signal;
  },
});

export function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}

/** What a browser says of a request that a page of ours made, or a person by hand. */
const ofOurs = ['same-origin', 'none'];

/** Whether a request comes from a page of our own, or from no page at all: browsers say where from, programs need not.
 *  Where PUBLIC_ORIGIN is set, nothing else is ours. Otherwise a browser tells, or the page has the host that it calls; on this
 *  machine it may have another port, as beside Vite. */
export function fromOwnPage(
  { headers, host, hostname }: Pick<FastifyRequest, 'headers' | 'host' | 'hostname'>,
  publicOrigin: string | undefined,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && !ofOurs.includes(String(site))) return false;
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  if (site !== undefined) return true;
  const page = URL.parse(origin);
  return page !== null && (page.host === host || (isLoopback(page.hostname) && isLoopback(hostname)));
}

/** How many headers of this name, in small letters, came along: of some, Node shows the first and drops the others. */
export const headersCalled = (name: string, { raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((one, at) => at % 2 === 0 && one.toLowerCase() === name).length;

/** The token of an Authorization header: `token <t>` and `Bearer <t>` are the same. Two headers are none. */
export function bearerOf(request: FastifyRequest): string | undefined {
  if (headersCalled('authorization', request) !== 1) return undefined;
  return /^(?:token|bearer) ([\w.-]{20,2048})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Milliseconds a call whose work is a job waits for it before it answers with the job. */
const patience = { usual: 2000, most: 30_000 };

/** What the caller says of waiting: `Prefer: respond-async` for a job at once, `wait=10` for ten seconds (RFC 7240). */
export function preferenceOf({ header }: Pick<RequestFacts, 'header'>): {
  wantsJob: boolean;
  patience: number;
} {
  const prefer = header('prefer') ?? '';
  const wantsJob = /(^|[,\s])respond-async($|[,;\s])/i.test(prefer);
  const wait = /(?:^|[,\s])wait=(\d{1,3})(?:$|[,;\s])/i.exec(prefer)?.[1];
  const usual = wantsJob ? 0 : patience.usual;
  return { wantsJob, patience: wait === undefined ? usual : Math.min(Number(wait) * 1000, patience.most) };
}

/** 401, with the reason that the client shows. */
export const refuseSignIn = (reason: 'expired' | 'invalid'): never =>
  refuse(signInRequired, { data: { reason } });

/** What a 401 asks for, and why. Never Basic: that would open a browser's dialog. */
export function challengeOf({ data }: RefusalBody): string {
  const { reason } = (data ?? {}) as { reason?: string };
  return reason === undefined ? 'Token' : `Token reason="${reason}"`;
}
