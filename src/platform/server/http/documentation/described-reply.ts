import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { isBare, type Endpoint } from '#platform/contract/endpoint.ts';
import { always, forbidden, signInRequired, type Refusal } from '#platform/contract/refusal.ts';

export type Schema = Record<string, unknown>;

export const schemaOf = (type: $ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as Schema;
  return schema;
};

export type Content = Record<string, { schema: Schema }>;
export interface Operation {
  parameters: object[];
  'x-reads': boolean;
  description?: string;
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content: Content }>;
  [key: string]: unknown;
}

/** What a call answers where all went well. */
export function replyOf({ response: { shape, item }, path }: Endpoint): Operation['responses'][string] {
  if (shape === 'file')
    return {
      description: 'A file.',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  if (shape === 'stream')
    return {
      description: 'Server-sent events; each is one of these.',
      content: { 'text/event-stream': { schema: schemaOf(item, 'output') } },
    };
  if (shape === 'redirect') return { description: 'The page that the browser goes on with.', content: {} };
  const thing = shape === 'nothing' ? { type: 'null' } : schemaOf(item, 'output');
  const list = { type: 'array', items: thing };
  const count = { type: 'integer' };
  const page = {
    data: list,
    count,
    count_is_capped: { type: 'boolean' },
    keys: { type: 'object', properties: { first: { type: 'string' }, last: { type: 'string' } } },
  };
  const object = (properties: Schema, required: string[]) => ({ type: 'object', properties, required });
  const bare = isBare(path);
  const message = bare ? {} : { message: { type: 'string' } };
  const schema = {
    one: bare ? thing : object({ ...message, data: thing }, ['message', 'data']),
    first: object({ ...message, data: { ...list, minItems: 1, maxItems: 1 } }, [
      ...Object.keys(message),
      'data',
    ]),
    list: bare ? list : object({ ...message, data: list, count }, ['message', 'data', 'count']),
    page: object({ ...message, ...page }, [...Object.keys(message), 'data', 'count']),
    explained: object({ ...message, data: thing, explain: { type: 'object' } }, [
      ...Object.keys(message),
      'data',
    ]),
    nothing: bare ? thing : object({ ...message, data: thing }, ['message', 'data']),
  }[shape];
  return { description: 'Done.', content: { 'application/json': { schema } } };
}

/** By status, with the codes that may come: what the endpoint declares and what any call may translate. */
export function refusalsOf({ refusals, access }: Endpoint): Operation['responses'] {
  const signedIn = (refusal: Refusal) =>
    access !== 'guest' || (refusal !== signInRequired && refusal !== forbidden);
  const all = [...new Set([...refusals, ...always.filter(signedIn)])];
  const byStatus = Map.groupBy(all, ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => {
      const codes = [...new Set(some.map(({ code }) => code))];
      const ofCodes = { properties: { code: { enum: codes } } };
      const schema = { allOf: [{ $ref: '#/components/schemas/Refusal' }, ofCodes] };
      return [status, { description: codes.join(', '), content: { 'application/json': { schema } } }];
    }),
  );
}
