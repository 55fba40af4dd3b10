import { randomInt } from 'node:crypto';
import type * as z from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Served } from '#platform/server/http/serve.ts';
import { routes } from '#app/routes.ts';
import {
  omitted,
  sampleOf,
  shapeOf,
  type KnownValues,
  type Shape,
  type Spot,
} from '#tests/generated/from-schema.ts';
import { partOfFile } from '#tests/generated/evidence-starting-points.ts';
import { uploadOf } from '#tests/generated/upload.ts';
import { inject } from '#tests/world/inject.ts';
import { pngOf } from '#tests/world/pictures.ts';
import type { World } from '#tests/world/world.ts';

/** The endpoints are wanted; nothing is called. */
type Needed = Parameters<typeof routes>[0];

/** A call about records of several types is one for each of them: `/comment/risk/:id/`. */
function perType(endpoint: Endpoint): Endpoint[] {
  if (!endpoint.path.includes('/:object_type/')) return [endpoint];
  const params = endpoint.params as z.ZodObject<{ object_type: z.ZodEnum<Record<string, string>> }>;
  return params.shape.object_type.options.map((type) => ({
    ...endpoint,
    path: endpoint.path.replace(':object_type', type),
    params: params.omit({ object_type: true }),
  }));
}

/** The one kind of record that a test about every call is about; nothing where it is about all (tests/adding-a-record). */
export const onlyRecord = process.env['PLUMBLINE_TEST_RECORD'];

/** Every call of the product, from the list that mounts them. */
export const everyCall: readonly Endpoint[] = routes({} as Needed)
  .flatMap(({ endpoint }: Served) => perType(endpoint))
  .filter(({ path }) => onlyRecord === undefined || path.includes(`/${onlyRecord}/`));

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Ends the session it is made with: asked last, or by somebody who is not needed again. */
export const endsSession = ({ path }: Endpoint) => path === '/user/logout/';

export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const hints: Record<string, unknown> = {
  timezone: 'UTC',
  screen: 'risk-register',
  locale: 'en',
  phone: '123456789',
  currency: 'EUR',
  rule: 'FREQ=YEARLY',
};

/** Scales and levels count up: what an element says of itself depends on its place. Of what evidence may be, one thing is provided. In a
 *  query, ids are one text. */
function placed(field: string, shape: Shape, spot: Spot): unknown {
  if (field === 'risk_ids' && shape.type === 'string') return crypto.randomUUID();
  const at = spot.at(-2);
  if (at === 'content' && ['file_id', 'url', 'record'].includes(field)) return omitted;
  if (typeof at !== 'number') return undefined;
  if (field === 'value' && spot.at(-3) === 'levels') return at + 1;
  return { index: at, code: `code_${at}` }[field];
}

/** An input for a call that its schemas accept. Query fields are left out where they need not be there. */
export function inputFor(endpoint: Endpoint, { word, value }: KnownValues): Input {
  const known: KnownValues = {
    word,
    value: (field, shape, spot) => {
      const given = value?.(field, shape, spot); // Null is an answer too.
      return given === undefined ? (hints[field] ?? placed(field, shape, spot)) : given;
    },
  };
  const { params, query, body } = endpoint;
  const needed = query && shapeOf(query);
  return {
    ...(params && { params: sampleOf(shapeOf(params), known) }),
    ...(needed && {
      query: sampleOf(
        {
          ...needed,
          properties: Object.fromEntries(
            Object.entries(needed.properties ?? {}).filter(([name]) => needed.required?.includes(name)),
          ),
        },
        known,
      ),
    }),
    ...(body && { body: sampleOf(shapeOf(body), known) }),
  };
}

/** A standard of one requirement, in the words of a register. */
function standardSaying(rows: string): string {
  const words = (rows.split('\n')[1] ?? '').split(',')[0] || 'Doors are locked';
  return `Code,Title,Text,Guidance,Groups,${words}\nA,${Array.from({ length: 5 }, () => words).join(',')}\n`;
}

/** What a call that takes a file takes: a picture, an answer to a question, or a register with these rows. */
export function fileFor({ path }: Endpoint, rows: string) {
  if (path.startsWith('/file/')) return uploadOf(partOfFile, 'part', 'application/octet-stream');
  if (path === '/user/picture/' || path.endsWith('/logo/'))
    return uploadOf(pngOf(3, 2), 'me.png', 'image/png');
  if (path === '/compliance/standard/import/') return uploadOf(standardSaying(rows));
  return uploadOf(path.startsWith('/maturity/') ? 'Reference,Current level\nCIS 1.1,2\n' : rows);
}

export interface RawReply {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

/** Where these calls come from: what counts the failures of a network holds nothing against the other tests. */
const network = `10.${randomInt(256)}.${randomInt(256)}.1`;

/** Sends anything to anywhere, as somebody. */
export async function send(
  { running, directoryToken, auditorToken }: World,
  {
    method,
    url,
    token,
    payload,
    headers = {},
  }: {
    method: string;
    url: string;
    token?: string | undefined;
    payload?: unknown;
    headers?: Record<string, string>;
  },
): Promise<RawReply> {
  // What a directory asks is asked as one, where the organisation has one.
  // And what an external auditor asks, as one who was let in for it.
  const instead = url.includes('/scim/v2/')
    ? directoryToken
    : url.includes('/compliance/audit/')
      ? auditorToken
      : undefined;
  const as = token === undefined ? undefined : (instead ?? token);
  const answer = await inject(running.app, {
    method: method as 'GET',
    url,
    remoteAddress: network,
    headers: { 'accept-language': 'en', ...(as && { authorization: `token ${as}` }), ...headers },
    ...(payload !== undefined && { payload: payload as object }),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

/** What must be in a query besides the field. */
export const besides = (field: string, { query = {} }: Input): string =>
  Object.entries(query as Record<string, string>)
    .filter(([name]) => name !== field)
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join('');
