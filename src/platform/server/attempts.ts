import { createHash } from 'node:crypto';
import { tooManyRequests } from '#platform/contract/refusal.ts';
import type { Database, Statement } from './database.ts';
import { refuse } from './refuse.ts';

const countOne: Statement = {
  name: 'count_attempt',
  text: `insert into attempt as a (key, failures, last_at) values ($1, 1, $2)
    on conflict (key) do update set
      failures = case when a.last_at < $2::timestamptz - make_interval(secs => $3) then 1 else least(a.failures + 1, 30000) end,
      last_at = case when a.last_at < $2::timestamptz - make_interval(secs => $3) then excluded.last_at else a.last_at end
    returning failures, extract(epoch from last_at + make_interval(secs => $3) - $2::timestamptz)::int as wait`,
};
const readFailures: Statement = {
  name: 'read_attempts',
  text: `select max(least(60, power(2, failures - $2)) - extract(epoch from $3::timestamptz - last_at))::float as wait
    from attempt where key = any ($1::text[]) and failures >= $2 and last_at > $3::timestamptz - interval '15 minutes'`,
};
const addFailure: Statement = {
  name: 'add_failure',
  text: `insert into attempt as a (key, failures, last_at) select unnest($1::text[]), 1, $2
    on conflict (key) do update set last_at = excluded.last_at,
      failures = case when a.last_at < excluded.last_at - interval '15 minutes' then 1 else least(a.failures + 1, 30000) end`,
};
const forget: Statement = {
  name: 'forget_attempts',
  text: 'delete from attempt where key = any ($1::text[])',
};

const keyOf = (name: string) => createHash('sha256').update(name).digest('hex');

/** Exact counts in the database, so that several servers and a restart agree. Times are the clock's. */
export function attempts(
  database: Database,
  clock: () => Date,
  { perMinute, failures }: { perMinute: number; failures: number },
) {
  return {
    /** Counts one call in its minute, or refuses it with the seconds to wait. */
    async count(name: string): Promise<void> {
      const [row] = await database.lookUp<{ failures: number; wait: number }>(countOne, [
        keyOf(name),
        clock().toISOString(),
        60,
      ]);
      if (row !== undefined && row.failures > perMinute)
        refuse(tooManyRequests, { retryAfter: Math.max(1, row.wait) });
    },
    /** No lock-out: after some failures each further try has to wait longer, up to a minute. */
    async expectPatience(names: string[]): Promise<void> {
      const [row] = await database.lookUp<{ wait: number | null }>(readFailures, [
        names.map(keyOf),
        failures,
        clock().toISOString(),
      ]);
      if (row?.wait != null && row.wait > 0) refuse(tooManyRequests, { retryAfter: Math.ceil(row.wait) });
    },
    fail: (names: string[]) => database.lookUp(addFailure, [names.map(keyOf), clock().toISOString()]),
    forget: (names: string[]) => database.lookUp(forget, [names.map(keyOf)]),
  };
}

export type Attempts = ReturnType<typeof attempts>;
