import type { $ZodType, input, output } from 'zod/v4/core';
import type { Access, Sensitive } from './access.ts';
import type { Refusal } from './refusal.ts';

/** How a bare value becomes a reply: `{message, data}`, `{message, data: [], count}`, `[value]` as data, a file, the address that the
 *  browser is sent to, or server-sent events, one after the other for as long as the caller listens. */
export type ReplyShape =
  | 'one'
  | 'explained'
  | 'list'
  | 'page'
  | 'first'
  | 'file'
  | 'nothing'
  | 'redirect'
  | 'stream';

export interface Reply<Shape extends ReplyShape = ReplyShape, Item extends $ZodType = $ZodType> {
  readonly shape: Shape;
  readonly item: Item;
}

export const oneOf = <Item extends $ZodType>(item: Item): Reply<'one', Item> => ({ shape: 'one', item });
/** Figures, with the explanation of each beside them where it was asked for: `{message, data, explain}`. */
export const explainedOf = <Item extends $ZodType>(item: Item): Reply<'explained', Item> => ({
  shape: 'explained',
  item,
});
/** All of them, with their number. */
export const listOf = <Item extends $ZodType>(item: Item): Reply<'list', Item> => ({ shape: 'list', item });
/** A window on many, with the number before paging. */
export const pageOf = <Item extends $ZodType>(item: Item): Reply<'page', Item> => ({ shape: 'page', item });
/** The specification reads some single things as `data[0]`. */
export const firstOf = <Item extends $ZodType>(item: Item): Reply<'first', Item> => ({
  shape: 'first',
  item,
});

/** What changes, as often as it does: each event is one of these, as JSON. */
export const streamOf = <Item extends $ZodType>(item: Item): Reply<'stream', Item> => ({
  shape: 'stream',
  item,
});

export interface Endpoint {
  readonly subject: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** `organisation`: below `/org/{org}`; `root`: at the root too, where no organisation is known yet. */
  readonly place: 'organisation' | 'root';
  readonly access: Access;
  /** Also for external auditors, to whom every other call of members is closed. */
  readonly auditorsToo: boolean;
  /** A guest's call that does more for whoever is signed in. A sign-in that is worth nothing counts as none: never 401. */
  readonly alsoSignedIn: boolean;
  /** Answers whoever must do something else first (`Actor.must`): what they need for that, and to leave. */
  readonly allowedDuring: boolean;
  /** Why it asks for a fresh proof of who calls, and is closed to API tokens. The call of a verb takes it from its workflow. */
  readonly sensitive?: Sensitive | undefined;
  /** Headers that only this call looks at, and what they say. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly params?: $ZodType | undefined;
  readonly query?: $ZodType | undefined;
  readonly body?: $ZodType | undefined;
  /** Calls may share their method and path: then each but the last says by which bodies it is meant. */
  readonly onlyWhen?: ((body: unknown) => boolean) | undefined;
  readonly response: Reply;
  readonly refusals: readonly Refusal[];
  /** A POST that only reads: read-only transaction, cached by the client, not logged. */
  readonly reads: boolean;
  /** A multipart upload instead of a JSON body: the largest file in bytes. */
  readonly upload?: number | undefined;
  /** Sent by a form of another site's page, through the browser: `application/x-www-form-urlencoded`. */
  readonly takesForm?: boolean | undefined;
  /** The largest JSON body in bytes, where a megabyte is too little. */
  readonly largestBody?: number | undefined;
  /** Calls fixed by the specification drop unknown body keys (and count them) instead of refusing them. */
  readonly dropsUnknown: boolean;
  /** What is answered where all went well, if not 200; with 204 nothing is said. */
  readonly status?: 201 | 204 | undefined;
  /** Reports, exports and imports have a smaller budget of calls. */
  readonly heavy: boolean;
  /** Its work is a job: answered as usual when that is done within a moment, otherwise by 202 and the job (contract/job.ts). */
  readonly job?: boolean | undefined;
  /** The verb of a record's workflow that it is: `risk.close`. */
  readonly verb?: string | undefined;
}

type Called = Pick<Endpoint, 'subject' | 'reads' | 'sensitive'>;

/** The area of a call, by which API tokens are limited: the first word of what it is about, `risk` of `risk-category`. */
export const areaOf = ({ subject }: Pick<Endpoint, 'subject'>): string => subject.split('-')[0] ?? '';

/** Whether these scopes (`risk:read`, `risk:write`) hold the call. Who may write in an area may read there. What is sensitive is
 *  for people alone. */
export const isInScope = (call: Called, scopes: readonly string[]): boolean =>
  call.sensitive === undefined &&
  (scopes.includes(`${areaOf(call)}:write`) || (call.reads && scopes.includes(`${areaOf(call)}:read`)));

const keysOf = (body: unknown): string[] =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
/** A body that has this key, whatever it holds. */
export const having =
  (key: string) =>
  (body: unknown): boolean =>
    keysOf(body).includes(key);
/** A body that has none but these keys; an empty one too. */
export const havingOnly =
  (...keys: string[]) =>
  (body: unknown): boolean =>
    keysOf(body).every((key) => keys.includes(key));

type Described = Partial<Omit<Endpoint, 'subject' | 'method' | 'path' | 'access' | 'response'>> &
  Pick<Endpoint, 'method' | 'path' | 'access' | 'response'>;

interface Defaults {
  place: 'organisation';
  refusals: [];
  auditorsToo: false;
  alsoSignedIn: false;
  allowedDuring: false;
  dropsUnknown: false;
  heavy: false;
  reads: boolean;
  subject: string;
}

/** Describes the calls about one subject; a write about a subject refreshes what was read about it. */
export const endpointsAbout =
  (subject: string) =>
  <const D extends Described>(described: D): Omit<Defaults, keyof D> & D =>
    ({
      place: 'organisation',
      refusals: [],
      auditorsToo: false,
      alsoSignedIn: false,
      allowedDuring: false,
      dropsUnknown: false,
      heavy: false,
      reads: described.method === 'GET',
      subject,
      ...described,
    }) as never;

type Wanted<S, Otherwise> = S extends $ZodType ? output<S> : Otherwise;
type Given<S> = S extends $ZodType ? input<S> : never;

/** What a handler receives. */
export type Params<E extends Endpoint> = Wanted<E['params'], Record<string, never>>;
export type Query<E extends Endpoint> = Wanted<E['query'], Record<string, never>>;
export type Body<E extends Endpoint> = Wanted<E['body'], undefined>;

/** What a client sends. */
export type Sent<E extends Endpoint> = (E['params'] extends $ZodType
  ? { params: Given<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends $ZodType ? { query?: Given<E['query']> } : { query?: undefined }) &
  (E['body'] extends $ZodType ? { body: Given<E['body']> } : { body?: undefined });

export interface Page<Item> {
  data: Item[];
  /** Exact up to 10,000, or where a stored aggregate answers it. */
  count: number;
  count_is_capped?: boolean;
  /** Where the neighbouring pages start; sent back beside limit and offset. */
  keys?: { first?: string; last?: string };
}

/** How one figure came about. */
export interface Explanation {
  /** In the caller's language. */
  formula: string;
  formula_version: number;
  inputs: Record<string, string | number | null>;
  /** The rows that were counted, and the filter that lists them. */
  included: { count: number; filter: Record<string, unknown> };
  excluded: { reason: string; count: number }[];
  as_of: string;
}

/** Figures and, where asked for, their explanations by the figure's name. */
export interface Explained<Item> {
  data: Item;
  explain?: Record<string, Explanation> | undefined;
}

type ItemOf<E extends Endpoint> = output<E['response']['item']>;

type Bare<E extends Endpoint, Item> = E['response']['shape'] extends 'page'
  ? Page<Item>
  : E['response']['shape'] extends 'list'
    ? Item[]
    : E['response']['shape'] extends 'explained'
      ? Explained<Item>
      : Item;

/** What a handler returns: the bare value; `serve` wraps it. What is shown once is a `Secret` there. */
export type Returned<E extends Endpoint> = Bare<E, input<E['response']['item']>>;

/** Calls whose shape others have fixed: replies without an envelope. */
export const isBare = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/scim/');

/** What the client gets back, envelope included. Calls below `/api/` and `/scim/` answer bare. */
export type Answer<E extends Endpoint> = E['path'] extends `/api/${string}` | `/scim/${string}`
  ? Bare<E, ItemOf<E>>
  : E['response']['shape'] extends 'page'
    ? Page<ItemOf<E>> & { message: string }
    : E['response']['shape'] extends 'list'
      ? { message: string; data: ItemOf<E>[]; count: number }
      : E['response']['shape'] extends 'first'
        ? { message: string; data: ItemOf<E>[] }
        : E['response']['shape'] extends 'explained'
          ? Explained<ItemOf<E>> & { message: string }
          : { message: string; data: ItemOf<E> };
