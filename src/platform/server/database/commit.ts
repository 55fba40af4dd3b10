import pg from 'pg';
import { canonical, type Act } from '#platform/server/log/act.ts';
import type { Send } from './connections.ts';

/** Thrown when the connection broke at commit: it is unknown whether the work was committed. The caller may repeat the call with the same idempotency key. */
export class OutcomeUnknown extends Error {}

/** Ends a transaction in one trip, with what was left for it: `left` in its order, then its acts. */
export async function commit(
  send: Send,
  { acts, left }: { acts: readonly Act[]; left: readonly pg.QueryConfig[] },
  inside: { readOnly?: boolean; unrecorded?: boolean },
): Promise<void> {
  const silent = inside.readOnly || (inside.unrecorded && acts.length === 0);
  // The chain's head is locked last and for one trip only: the act and the commit travel together.
  const sent = [
    ...left.map(send),
    ...(silent ? [] : [send({ ...closing, values: [acts.map(canonical)] })]),
    send({ text: 'commit' }),
  ];
  const ended = (await together(sent).catch(inside.readOnly ? undefined : unknownWhenCut)).at(-1);
  expectCommit(ended);
}

const closing = { name: 'close_transaction', text: 'select append_acts($1::text[])' };

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
