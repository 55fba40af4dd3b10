import { createHash } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Act } from '#platform/server/log/act.ts';
import { actSeals } from '#platform/server/log/act-seal.ts';
import { beginning, proofIn } from '#platform/server/database/context/begin.ts';
import { commit, expectCommit, together, untilLast } from './commit.ts';
import { compose } from './compose.ts';
import { openConnections, Unreachable, type ConnectionSettings, type Send } from './connections.ts';
import { retrying } from './retrying.ts';
import { contextSigner } from '#platform/server/database/context/signed-context.ts';

declare const insideOneOrganisation: unique symbol;

/** A query with a name: planned once per connection. Its first parameter is the organisation, by custom of the house. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement with its values. */
export interface DatabaseQuery {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

/** The only database handle a feature receives: a transaction that sees one organisation. */
export type TenantDb = Omit<NodePgDatabase, 'transaction' | 'query'> & {
  readonly org_id: string;
  /** The moment of the request: services write this, so that history can be made with the clock set. */
  readonly now: Date;
  readonly acts: Act[];
  /** The same object in every transaction of one opened database: what a process remembers of a database is kept by it. */
  readonly origin: object;
  /** Runs a named statement; `values` fill $1, $2, … */
  ask<Row>(statement: Statement, values: readonly unknown[], how?: Pick<Asked, 'isLast'>): Promise<Row[]>;
  /** Runs a composed query. */
  query<Row>(composed: SQL, how?: Asked): Promise<Row[]>;
  /** What nobody needs the answer of goes with the commit, in the order it was said, and fails the transaction as anything else does:
   *  what was locked before is held for a trip less. */
  readonly atCommit: {
    ask(statement: Statement, values: readonly unknown[]): void;
    /** Queries that are composed then, when all that belongs to them was said. */
    compose(queries: () => readonly SQL[]): void;
  };
  /** Says that something of this kind changes, for those who watch it: they are told once it has committed. Of what its acts are about
   *  a transaction need not say so. */
  tell(kind: string): void;
  readonly [insideOneOrganisation]: true;
};

/** How a query is asked. */
export interface Asked {
  /** One of a few shapes is planned once per connection (as long as nothing else is said); one of endlessly many is not. */
  planned?: boolean;
  /** Nothing is asked after it: in a transaction that only reads, `commit` goes with it, and one trip is spared. */
  isLast?: boolean;
}

export interface TransactionOptions {
  readOnly?: boolean;
  now?: Date;
  /** Sent together with `begin`, in the same trip; its rows are handed to the work. */
  opening?: readonly DatabaseQuery[];
  /** Sent before `begin`, in the same trip, and committed on its own, whether the transaction commits or not. Sent once, also when the transaction is retried. */
  ahead?: readonly DatabaseQuery[];
  /** Bookkeeping (sessions, limits, what follows from acts) needs no act; one that is noted all the same goes into the log. */
  unrecorded?: boolean;
  /** Milliseconds one statement may take, where 5 s are too few (exports). */
  statementTimeout?: number;
  /** Of a transaction that only reads: a replica of the home may answer it, where there is one that has all that the organisation
   *  had done when it was asked (homes/replica.ts). The work may be begun there and done anew at home. */
  mayUseReplica?: boolean;
}

/** The rows of each statement that was sent along. */
export type EarlyRows = readonly Record<string, unknown>[][];

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const names = new Map<string, string>();

/** A query with a short name for its text, so that a connection plans it once. */
function named<Query extends { text: string }>(query: Query): Query & { name: string } {
  let name = names.get(query.text);
  if (name === undefined)
    names.set(
      query.text,
      (name = `q${createHash('sha256').update(query.text).digest('base64url').slice(0, 20)}`),
    );
  return { ...query, name };
}

export interface DatabaseSettings extends ConnectionSettings {
  /** SECRET_KEY, and those that it was before: by them transactions and acts are signed. */
  secret: string;
  oldSecrets?: readonly string[];
  onTrips?: ((trips: number) => void) | undefined;
  /** Hears of what kinds a transaction changed something, once it has committed. */
  onCommit?: ((orgId: string, kinds: ReadonlySet<string>) => void) | undefined;
  /** One home of several: organisations move between them, and reads ask as well whether theirs still lives here. */
  isOneOfSeveral?: boolean;
}

/** What goes with the commit. */
type Left = () => pg.QueryConfig[];

interface Sending {
  counted: (statement: pg.QueryConfig, isLast?: boolean) => Promise<pg.QueryResult>;
  left: Left[];
  told: Set<string>;
}

/** What a feature receives: its statements are sent by `counted`, and `left` is what they leave for the commit. */
const handleOf = (org_id: string, now: Date, origin: object, { counted, left, told }: Sending): TenantDb =>
  Object.assign(drizzle({ client: ofBuilder(counted) }), {
    org_id,
    now,
    acts: [] as Act[],
    origin,
    tell: (kind: string) => void told.add(kind),
    atCommit: {
      ask: (statement: Statement, values: readonly unknown[]) =>
        void left.push(() => [{ ...statement, values: [...values] }]),
      compose: (queries: () => readonly SQL[]) =>
        void left.push(() => queries().map((one) => named(compose(one)))),
    },
    ask: async (statement: Statement, values: readonly unknown[], { isLast }: Asked = {}) =>
      (await counted({ ...statement, values: [...values] }, isLast)).rows,
    query: async (composed: SQL, { planned = true, isLast }: Asked = {}) => {
      const query = compose(composed);
      return (await counted(planned ? named(query) : query, isLast)).rows;
    },
  }) as unknown as TenantDb;

/** Opens one PostgreSQL as the app role. Whoever holds the result can reach any organisation that lives there, one at a time. */
export function openDatabase({
  secret,
  oldSecrets,
  onTrips,
  onCommit,
  isOneOfSeveral = false,
  ...settings
}: DatabaseSettings) {
  const connections = openConnections(settings);
  const signer = contextSigner(secret);
  const seals = actSeals(secret, oldSecrets);
  const begins = (orgId: string, { readOnly, statementTimeout }: TransactionOptions) =>
    beginning(signer.sign(orgId), { readOnly, statementTimeout, isOneOfSeveral });
  const origin = {};

  const once = <T>(
    orgId: string,
    inside: TransactionOptions,
    work: (db: TenantDb, opened: EarlyRows) => Promise<T>,
  ) =>
    connections.lend(async (send, giveUp) => {
      try {
        const ahead = inside.ahead ?? [];
        const begin = begins(orgId, inside);
        const begun = await together([
          ...ahead.map(asking(send)),
          ...begin.map(send),
          ...(inside.opening ?? []).map(asking(send)),
        ]);
        const { counted, ended, trips } = untilLast(send, inside.readOnly);
        const left: Left[] = [];
        const told = new Set<string>();
        const db = handleOf(orgId, inside.now ?? new Date(), origin, { counted, left, told });
        const result = await work(db, rowsOf(begun.slice(ahead.length + begin.length)));
        const ending = ended();
        if (ending === undefined) {
          const last = {
            left: left.flatMap((some) => some()),
            acts: db.acts,
            seal: (body: string) => seals.seal(orgId, body),
            sign: () => signer.close(proofIn(begun.slice(ahead.length))),
          };
          await commit(send, last, inside);
          for (const { objects } of db.acts) for (const { type } of objects) told.add(type);
          if (told.size > 0) onCommit?.(orgId, told);
        } else if (left.length > 0) throw new Error('nothing is asked after the last statement');
        else expectCommit(await ending);
        onTrips?.(trips() + (ending === undefined ? 2 : 1));
        return result;
      } catch (error) {
        await send({ text: 'rollback' }).catch(giveUp);
        throw ofDatabase(error);
      }
    });

  const patiently = async <T>(orgId: string, work: (attempt: number) => Promise<T>): Promise<T> => {
    if (!uuid.test(orgId)) throw new Error('an organisation is named by a uuid');
    return retrying(signer.minds, work);
  };

  const inOrganisation = <T>(
    orgId: string,
    inside: TransactionOptions,
    work: (db: TenantDb, opened: EarlyRows) => Promise<T>,
  ): Promise<T> =>
    patiently(orgId, (attempt) => once(orgId, attempt === 1 ? inside : { ...inside, ahead: [] }, work));

  /** Reads from one organisation where nothing is decided between the first statement and the last: all of it is one trip.
   *  Statements sent `ahead` of the transaction may write; theirs are the first rows. */
  function inOneTrip(
    orgId: string,
    questions: readonly DatabaseQuery[],
    ahead: readonly DatabaseQuery[] = [],
  ): Promise<EarlyRows> {
    let early: Promise<pg.QueryResult>[] | undefined;
    return patiently(orgId, () =>
      connections.lend(async (send) => {
        const begin = begins(orgId, { readOnly: true });
        early ??= ahead.map(asking(send));
        const answered = await together([
          ...early,
          ...begin.map(send),
          ...questions.map(asking(send)),
          send({ text: 'commit' }),
        ]);
        onTrips?.(1);
        return rowsOf([
          ...answered.slice(0, ahead.length),
          ...answered.slice(ahead.length + begin.length, -1),
        ]);
      }),
    );
  }

  return {
    /** Runs `work` in one transaction that sees the rows of one organisation. Deadlocks are tried again. */
    inOrganisation,
    inOneTrip,
    /** What it seals acts with, and tells by whether an entry of the log is the product's. */
    seals,
    origin,
    /** Asks one of the global tables, which hold no organisation's own data. */
    lookUp: <Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> =>
      connections.lend(async (send) => (await asking(send)({ statement, values })).rows as Row[]),
    /** The same of several, one after the other in one trip; each is committed on its own. */
    lookUpInOrder: (queries: readonly DatabaseQuery[]): Promise<EarlyRows> =>
      connections.lend(async (send) => rowsOf(await together(queries.map(asking(send))))),
    /** A connection by itself, for what keeps tables of its own here: the work queue. */
    lend: connections.lend,
    cut: connections.cut,
    received: connections.received,
    close: connections.close,
    waiting: connections.waiting,
  };
}

const asking =
  (send: Send) =>
  ({ statement, values }: DatabaseQuery) =>
    send({ ...statement, values: [...values] });

/** What the query builder takes for a connection. */
const ofBuilder = (send: Send) =>
  ({
    query: (statement: pg.QueryConfig, values?: unknown[]) =>
      send(values === undefined ? statement : { ...statement, values }),
  }) as unknown as pg.PoolClient;

const rowsOf = (answered: readonly pg.QueryResult[]): EarlyRows =>
  answered.map(({ rows }) => rows as Record<string, unknown>[]);

export type OneDatabase = ReturnType<typeof openDatabase>;

/** What the product works with: one PostgreSQL, or the homes of its organisations (homes/homes.ts). */
export type Database = Pick<
  OneDatabase,
  'inOrganisation' | 'inOneTrip' | 'lookUp' | 'seals' | 'close' | 'waiting'
>;

/** The database's own error out of the query builder's wrapper: callers read its code and constraint. */
const ofDatabase = (error: unknown): unknown =>
  error instanceof Error && (error.cause instanceof pg.DatabaseError || error.cause instanceof Unreachable)
    ? error.cause
    : error;

/** Rows of the organisation at hand. Row-level security already hides the others;
 *  naming the organisation lets the planner use the key. */
export const ours = (db: TenantDb, table: { org_id: AnyPgColumn }): SQL => eq(table.org_id, db.org_id);

/** Rows that were asked for early, as their statement selects them. */
export const rowsAs = <Row>(answered: readonly unknown[] | undefined): Row[] => (answered ?? []) as Row[];

/** The one row of a statement that cannot return none. */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('a row was expected');
  return row;
}
