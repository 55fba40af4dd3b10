import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ipHashOf } from './network.ts';
import type { Metrics } from '#platform/server/metrics/metrics.ts';
import { saidIn } from '#platform/server/process/thrown.ts';

interface Noted {
  trips: number;
  dropped: number;
  org?: string;
  /** Who calls, by a token of ours. */
  caller?: string;
  reason?: string;
  person?: string | undefined;
  /** What the caller was told. */
  refused?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    noted: Noted | null;
  }
}

const noted = new AsyncLocalStorage<Noted>();

/** Adds trips to the database to the request that made them. */
export function noteTrips(trips: number): void {
  const request = noted.getStore();
  if (request !== undefined) request.trips += trips;
}

/** Counts what a call dropped of its input (settled: on the calls the specification fixes). */
export function noteDropped(keys: number): void {
  const request = noted.getStore();
  if (request !== undefined) request.dropped += keys;
}

/** Which organisation the running request is about. */
export function noteOrganisation(org: string | undefined): void {
  const request = noted.getStore();
  if (request !== undefined && org !== undefined) request.org = org;
}

/** Whose token the running request came with. */
export function noteCaller(person: string): void {
  const request = noted.getStore();
  if (request !== undefined) request.caller = person;
}

/** With which code a request was refused; of one that has no line yet, because its address was not understood, none is noted. */
export function noteRefusal({ noted }: Partial<Pick<FastifyRequest, 'noted'>>, code: string): void {
  if (noted) noted.refused = code;
}

/** Why the running request is refused, and whose account it was about: for the log alone, where the caller gets one answer for
 *  several reasons. */
export function noteReason(reason: string, person?: string): void {
  const request = noted.getStore();
  if (request !== undefined) Object.assign(request, { reason, person });
}

/** Somebody who may not, and somebody who does it too often. */
const loud = new Set([403, 429]);

/** One line and one count per request. The route's pattern, never the address: that holds ids and what people searched. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('noted', null);
  app.addHook('onRequest', (request, _, next) => {
    const facts: Noted = { trips: 0, dropped: 0 };
    request.noted = facts;
    noted.run(facts, next);
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { trips = 0, dropped = 0, org, caller, reason, person, refused } = request.noted ?? {};
    const route = request.routeOptions.url ?? 'other';
    const { statusCode: status, elapsedTime } = reply;
    metrics.count(request.method, route, { status, milliseconds: elapsedTime, trips, dropped });
    const why = reason ?? refused;
    const line = {
      method: request.method,
      route,
      status,
      ms: Math.round(elapsedTime * 10) / 10,
      trips,
      org,
      person: person ?? caller,
      ...(why !== undefined && { reason: why, ip_hash: ipHashOf(request.ip) }),
    };
    // Louder: guesses, and whoever tries what they may not, are looked for where ordinary requests are not written down.
    if (reason !== undefined || loud.has(status)) request.log.warn(line, 'request');
    else request.log.info(line, 'request');
    next();
  });
}

/** What is logged of a failure. The message of a database error may hold the row, so only its code and place are logged. */
export function loggedError(error: Error): Record<string, unknown> {
  const logged = error.cause instanceof Error ? error.cause : error;
  const [code, constraint, table, column] = ['code', 'constraint', 'table', 'column'].map((name) =>
    saidIn(logged, name),
  );
  const ofDatabase = logged !== error || 'severity' in logged;
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .join('\n');
  return {
    type: logged.name,
    code,
    constraint,
    table,
    column,
    message: ofDatabase ? undefined : logged.message,
    stack: places,
  };
}
