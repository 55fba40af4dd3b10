import type { FastifyReply, FastifyRequest } from 'fastify';
import { inMegabytes } from '#platform/contract/stored-file.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { overloaded, tooLarge } from '#platform/contract/refusal.ts';
import { failureOf } from './failure.ts';
import { Refused } from './refuse.ts';
import { challengeOf } from './request-facts.ts';
import { noteRefusal } from './request-log.ts';
import { isScim, scimFailure, scimMedia } from '#platform/server/scim/scim-reply.ts';
import { languageOf, type Translate } from './translate.ts';
import { codeOf } from '#platform/server/process/thrown.ts';

/** What the framework refuses by itself and says more than its code. */
const frameworkRefusals: Record<string, (request: FastifyRequest) => Refused> = {
  FST_ERR_HANDLER_TIMEOUT: () => new Refused(overloaded, { retryAfter: 5 }),
  FST_ERR_CTP_BODY_TOO_LARGE: ({ routeOptions }) =>
    new Refused(tooLarge, { values: { limit: inMegabytes(routeOptions.bodyLimit) } }),
};

/** Answers with what went wrong, in the one shape of a failed call; with the endpoint's own refusals where there is an endpoint. */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  translate: Translate,
  endpoint?: Endpoint,
): FastifyReply {
  const code = codeOf(error);
  const failure = failureOf(
    code === undefined ? error : (frameworkRefusals[code]?.(request) ?? error),
    endpoint,
    languageOf(request.headers['accept-language']) ?? 'en',
    translate,
  );
  noteRefusal(request, failure.body.code);
  if (failure.defect) request.log.error({ err: error, endpoint: request.routeOptions.url }, 'defect');
  // Its body may still be on the way, drop by drop.
  if (code === 'FST_ERR_HANDLER_TIMEOUT') reply.header('connection', 'close');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  if (failure.status === 401) reply.header('www-authenticate', challengeOf(failure.body));
  const isOfScim = isScim(request.routeOptions.url?.replace('/org/:org', '') ?? '');
  return reply
    .code(failure.status)
    .type(isOfScim ? scimMedia : 'application/json; charset=utf-8')
    .send(isOfScim ? scimFailure(failure) : failure.body);
}
