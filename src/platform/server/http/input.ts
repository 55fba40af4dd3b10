import type { FastifyRequest } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { isStorable } from '#platform/contract/plain-text/plain-text.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { BadInput } from './failure.ts';
import { refuse } from './refuse.ts';
import { noteDropped } from './request-log.ts';

/** The input the handler gets: parsed by the endpoint's schemas, or all that is wrong with it at once. */
export function inputOf(endpoint: Endpoint, rawParams: Record<string, string>, request: FastifyRequest) {
  const query = { ...(request.query as Record<string, unknown>) };
  const issues: ConstructorParameters<typeof BadInput>[0][number][] = [];
  if ('offSet' in query) {
    if ('offset' in query)
      issues.push({ code: 'custom', path: ['offset'], message: 'only_one_offset', input: query });
    query['offset'] = query['offSet'];
    delete query['offSet'];
  }
  const parsed = (schema: $ZodType | undefined, given: unknown) => {
    if (schema === undefined) return given;
    const hidden = findUnprintable(given);
    if (hidden !== undefined) {
      issues.push({ code: 'custom', path: [...hidden], message: 'control_characters', input: given });
      return undefined;
    }
    const result = safeParse(schema, given, { reportInput: true });
    if (result.success) return result.data;
    issues.push(...(result.error.issues as typeof issues));
    return undefined;
  };
  // An address that cannot name anything is answered as one that names nothing.
  const params = endpoint.params === undefined ? {} : safeParse(endpoint.params, rawParams);
  if ('success' in params && !params.success) refuse(notFound);
  const input = {
    params: 'data' in params ? params.data : {},
    query: parsed(endpoint.query ?? undefined, endpoint.query ? query : {}),
    body:
      endpoint.upload === undefined
        ? parsed(endpoint.body, request.body ?? (endpoint.body && {}))
        : undefined,
  };
  if (endpoint.query === undefined && Object.keys(query).length > 0) {
    issues.push({
      code: 'unrecognized_keys',
      keys: Object.keys(query),
      path: [],
      message: '',
      input: query,
    });
  }
  if (issues.length > 0) throw new BadInput(issues);
  if (endpoint.dropsUnknown) noteDropped(droppedKeys(request.body, input.body));
  return input;
}

/** How many keys the schema dropped from the input, nested ones included. */
function droppedKeys(sent: unknown, parsedInput: unknown): number {
  if (!isObject(sent) || !isObject(parsedInput)) return 0;
  return Object.entries(sent).reduce(
    (sum, [key, value]) => sum + (key in parsedInput ? droppedKeys(value, parsedInput[key]) : 1),
    0,
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a text is none that a database stores. Keys are texts too. */
function findUnprintable(
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly PropertyKey[] | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, held] of Object.entries(value)) {
    const found = findUnprintable(key) === undefined ? findUnprintable(held, [...path, key]) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}
