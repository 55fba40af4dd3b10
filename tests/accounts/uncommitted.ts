import type pg from 'pg';

/** Does something beside a change that is not committed yet, and commits the change once the work waits for it, or has ended without
 *  waiting: whoever locks what they look at sees the change, and who does not, does not. */
export async function besideUncommitted<Result>(
  { holder, watcher }: { holder: pg.Client; watcher: pg.Client },
  change: { text: string; values: unknown[] },
  work: () => Promise<Result>,
): Promise<Result> {
  await holder.query('begin');
  await holder.query(change.text, change.values);
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const working = work();
  const ended = working.then(
    () => true,
    () => true,
  );
  const waits = async () => {
    const waiting = await watcher.query(
      'select from pg_stat_activity a where $1::int = any (pg_blocking_pids(a.pid)) limit 1',
      [rows[0]?.pid],
    );
    return (waiting.rowCount ?? 0) > 0;
  };
  // Asked as often as it takes; whichever comes first ends it.
  const untilItWaits = async (): Promise<void> => {
    const isOver = await Promise.race([ended, waits()]);
    if (!isOver) await untilItWaits();
  };
  await untilItWaits();
  await holder.query('commit');
  return working;
}
