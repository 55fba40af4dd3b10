import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Body, Endpoint, Params, Query, Returned } from '#platform/contract/endpoint.ts';
import type { By } from '#platform/server/log/activity.ts';
import type {
  Database,
  TransactionOptions,
  EarlyRows,
  DatabaseQuery,
  TenantDb,
} from '#platform/server/database/database.ts';

/** A file on its way out: streamed, always as an attachment. */
export interface Download {
  name: string;
  type: string;
  /** In bytes, where it is known before it is sent. */
  size?: number;
  content: Readable | Buffer | string;
}

/** An upload that has come in, for as long as its call is worked on. */
export interface Upload {
  name: string;
  /** Its bytes, in a file without a name. Read it at places. */
  file: FileHandle;
  size: number;
  /** The same in memory: for whoever is about to work on them, not for whoever waits. */
  content(): Promise<Buffer>;
  fields: Record<string, string>;
}

/** Sends events of a call for as long as somebody listens: is given where they go, and answers how that ends. */
export type Events<Item> = (send: (event: Item) => void) => () => void;

type ActorOf<E extends Endpoint> = E['access'] extends 'guest'
  ? E['alsoSignedIn'] extends true
    ? Actor | undefined
    : undefined
  : Actor;

interface RequestOf<E extends Endpoint> {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  actor: ActorOf<E>;
  /** Who the log names: the actor with the request's id. */
  by: By;
  language: Language;
  file: E['upload'] extends number ? Upload : undefined;
}

export interface InTransaction<E extends Endpoint> extends RequestOf<E> {
  db: TenantDb;
}

/** What a service needs to know of the call it works for: what a handler receives, without the input. */
export interface Call {
  db: TenantDb;
  actor: Actor;
  /** Who the log names. */
  by: By;
  /** The language the answer is read in. */
  language: Language;
}

/** What a service needs to know of a call too long for one transaction (export, import): it opens one after the other. */
export interface LongCall extends Omit<Call, 'db'> {
  now: Date;
  /** A transaction in the organisation of the path. */
  inside<T>(how: TransactionOptions, work: (call: Call, opened: EarlyRows) => Promise<T>): Promise<T>;
}

/** Long work in a job of its own, which outlives the call. */
export interface RunningJob extends LongCall {
  /** Tells how many rows are done, and of how many; lets other calls go first, and throws once the job was cancelled. */
  report(done: number, of?: number): Promise<void>;
  /** The transaction that is the work: its end and the job's are committed together, or neither. */
  inOneTransaction<T>(how: TransactionOptions, work: (call: Call) => Promise<T>): Promise<T>;
}

/** What a job is to do. */
export interface JobWork<T> {
  /** `risk_import.apply`: its text on the screen goes by this. */
  kind: string;
  /** The record it is about. */
  record?: string;
  /** What a person calls it by. */
  title?: string;
  /** In the transaction that puts the job down, before the call is answered: may refuse; answers how many rows there are. */
  begin?(call: Call): Promise<number>;
  work(job: RunningJob): Promise<T>;
}

/** A call whose work may be a job. */
export interface JobCall extends LongCall {
  /** Answers what the work answered, if that is known within a moment; otherwise the call is answered by the job. */
  asJob<T>(work: JobWork<T>): Promise<T>;
  /** Whether the caller asked for a job (`Prefer: respond-async`) where the call could be answered without one. */
  prefersJob: boolean;
}

/** The organisation in a call's path; at the root there may be none. */
type OrganisationOf<E extends Endpoint> =
  | { id: string; slug: string }
  | (E['place'] extends 'organisation' ? never : undefined);

/** What a handler that opens its own transactions receives (sign-in, export, import): nothing slow happens inside one. */
export interface WithoutTransaction<E extends Endpoint> extends RequestOf<E> {
  org: OrganisationOf<E>;
  now: Date;
  /** A transaction in the organisation of the path. */
  inside<T>(
    how: TransactionOptions,
    work: (call: Omit<Call, 'actor'> & { actor: ActorOf<E> }, opened: EarlyRows) => Promise<T>,
  ): Promise<T>;
  /** Reads from the organisation of the path in one trip; what is sent `ahead` may count. Theirs are the first rows. */
  asks(questions: readonly DatabaseQuery[], ahead?: readonly DatabaseQuery[]): Promise<EarlyRows>;
  /** Of an endpoint that says `job`. */
  asJob<T>(work: JobWork<T>): Promise<T>;
  prefersJob: boolean;
  database: Database;
  request: RequestFacts;
  reply: ReplyFacts;
}

export interface RequestFacts {
  id: string;
  /** /24 or /64 of the caller, for limits. */
  network: string;
  ip: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** What the Authorization header carries, of a session or not. */
  bearer: string | undefined;
  /** Scheme and host the caller used, or PUBLIC_ORIGIN. */
  secure: boolean;
}

export interface ReplyFacts {
  /** Gives the browser a cookie that no script can use. Over TLS its name begins with `__Host-`. Nor can other sites, unless the
   *  cookie is for what they send the browser back with: by a link (`Lax`) or by a form (`None`). */
  cookie(name: string, value: string, seconds: number, sameSite?: 'Strict' | 'Lax' | 'None'): void;
  /** Says when the caller has left before the answer was on its way: nobody waits for costly work any more. */
  gone(): AbortSignal;
}

type Result<E extends Endpoint> = E['response']['shape'] extends 'file'
  ? Download
  : E['response']['shape'] extends 'stream'
    ? Events<Returned<E>>
    : Returned<E>;

export interface Served {
  readonly endpoint: Endpoint;
  readonly isWithoutTransaction: boolean;
  readonly handler: (request: never) => Promise<unknown> | unknown;
}

/** Mounts a call: its handler runs in one transaction that sees one organisation, and returns the bare value. */
export const serve = <const E extends Endpoint>(
  endpoint: E,
  handler: (request: InTransaction<E>) => Promise<Result<E>> | Result<E>,
): Served => ({ endpoint, isWithoutTransaction: false, handler });

/** Mounts a call whose handler decides itself when it is in a transaction. */
export const serveWithoutTransaction = <const E extends Endpoint>(
  endpoint: E,
  handler: (request: WithoutTransaction<E>) => Promise<Result<E>> | Result<E>,
): Served => ({ endpoint, isWithoutTransaction: true, handler });
