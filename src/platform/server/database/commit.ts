import pg from 'pg';
import { canonical, type Act } from '#platform/server/log/act.ts';
import type { Send } from './connections.ts';

/** Thrown when the connection broke at commit: it is unknown whether the work was committed. The caller may repeat the call with the same idempotency key. */
export class OutcomeUnknown extends Error {}

/** What a transaction ends with: what was left for its end, in this order, and then its acts. */
export interface Ending {
  left: readonly pg.QueryConfig[];
  acts: readonly Act[];
  /** Seals the text of an act. */
  seal: (body: string) => string;
  /** Signs for the end of this transaction. */
  sign: () => string;
}

/** Ends a transaction in one trip. */
export async function commit(
  send: Send,
  { left, acts, seal, sign }: Ending,
  inside: { readOnly?: boolean; unrecorded?: boolean },
): Promise<void> {
  const silent = inside.readOnly || (inside.unrecorded && acts.length === 0);
  const bodies = acts.map(canonical);
  // The chain's head is locked last and for one trip only: the act and the commit travel together.
  const sent = [
    ...left.map(send),
    ...(silent ? [] : [send({ ...closing, values: [bodies, bodies.map(seal), sign()] })]),
    send({ text: 'commit' }),
  ];
  const ended = (await together(sent).catch(inside.readOnly ? undefined : unknownWhenCut)).at(-1);
  expectCommit(ended);
}

const closing = { name: 'close_transaction', text: 'select append_acts($1::text[], $2::text[], $3)' };

/** Sends the statements of a transaction, and `commit` with what is said to be the last of one that only reads. */
export function untilLast(send: Send, readOnly = false) {
  let ended: Promise<pg.QueryResult> | undefined;
  let trips = 0;
  return {
    counted(statement: pg.QueryConfig, isLast = false): Promise<pg.QueryResult> {
      if (ended !== undefined) throw new Error('nothing is asked after the last statement');
      trips++;
      const answered = send(statement);
      if (isLast && readOnly) {
        ended = send({ text: 'commit' });
        // What became of it is looked at later; a failed statement is told before.
        ended.catch(() => undefined);
      }
      return answered;
    },
    trips: () => trips,
    /** What became of `commit`, where it has gone. */
    ended: () => ended,
  };
}

/** The statements were sent in one trip; the first failure is the cause of the others. */
export async function together(queries: Promise<pg.QueryResult>[]): Promise<pg.QueryResult[]> {
  const settled = await Promise.allSettled(queries);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<pg.QueryResult>).value);
}

/** A transaction that failed inside answers COMMIT with ROLLBACK, and no error. */
export function expectCommit(ended: pg.QueryResult | undefined): void {
  if (ended?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
}

/** What was sent with the commit may have been done before the connection broke, whichever answer is missing. A server that
 *  goes down while it commits says so with a code of its own. */
function unknownWhenCut(error: Error): never {
  const answered = error instanceof pg.DatabaseError && !/^(08|40003|53|57P|58|XX)/.test(error.code ?? '');
  throw answered ? error : new OutcomeUnknown(error.message);
}
