import { createHash } from 'node:crypto';
import { tooManyRequests } from '#platform/contract/refusal.ts';
import type { Database, EarlyRows, DatabaseQuery, Statement } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';

const countCalls: Statement = {
  name: 'count_attempts',
  text: `insert into attempt as a (key, failures, last_at) select key, 1, $3::timestamptz from unnest($1::text[], $2::int[]) t (key, seconds)
    on conflict (key) do update set
      failures = case when a.last_at < excluded.last_at - make_interval(secs => ($2::int[])[array_position($1::text[], a.key::text)])
        then 1 else least(a.failures + 1, 30000) end,
      last_at = case when a.last_at < excluded.last_at - make_interval(secs => ($2::int[])[array_position($1::text[], a.key::text)])
        then excluded.last_at else a.last_at end
    returning array_position($1::text[], key::text) - 1 as at, failures, extract(epoch from $3::timestamptz - last_at)::int as age`,
};
/** From when on a further try may be made after so many failures, of which some are free. */
const until = (row: string, free: string) =>
  `${row}.last_at + make_interval(secs => least(60, power(2, least(6, ${row}.failures - ${free}))))`;
const mayTry = (row: string, free: string, now: string) =>
  `(${row}.failures < ${free} or ${until(row, free)} <= ${now})`;
// Counted before the answer is known: of tries at the same moment only as many are free as there are left. The network's row
// is always locked before the account's, and not touched by a try that the account has to wait for.
const takeTurn: Statement = {
  name: 'take_turn',
  text: `with network as (
      insert into attempt as n (key, failures, last_at)
      select $2, 1, $3::timestamptz where not exists (
        select from attempt a where a.key = $1 and not ${mayTry('a', '$4::int', '$3')})
      on conflict (key) do update set failures = least(n.failures + 1, 30000), last_at = excluded.last_at
      where ${mayTry('n', '$5::int', 'excluded.last_at')}
      returning key
    ), account as (
      insert into attempt as a (key, failures, last_at)
      select $1, 1, $3::timestamptz where exists (select from network)
      on conflict (key) do update set last_at = excluded.last_at,
        failures = case when a.last_at < excluded.last_at - interval '15 minutes' then 1 else least(a.failures + 1, 30000) end
      where ${mayTry('a', '$4::int', 'excluded.last_at')}
      returning failures
    ) select exists (select from network) as network, (select failures from account) as failures`,
};
const readWait: Statement = {
  name: 'read_wait',
  text: `select extract(epoch from max(${until('a', 't.free')}) - $3::timestamptz)::float as wait
    from unnest($1::text[], $2::int[]) t (key, free) join attempt a on a.key = t.key and a.failures >= t.free`,
};
const giveBack: Statement = {
  name: 'give_turn_back',
  text: 'update attempt set failures = greatest(0, failures - 1) where key = $1',
};
const forget: Statement = {
  name: 'forget_attempts',
  text: `with network as (update attempt set failures = greatest(0, failures - 1) where key = $2 returning key)
    update attempt set failures = 0 where key = $1 and (select count(*) from network) >= 0`,
};
// What was given back for once is a row of its own, which nobody else waits for; each row is written by a statement of its own,
// so that no two of them wait for each other.
const claimOnce: Statement = {
  name: 'claim_once',
  text: `insert into attempt as a (key, failures, last_at) values ($1, 1, $2::timestamptz)
    on conflict (key) do update set failures = least(a.failures + 1, 30000)`,
};
const giveBackOnce: Statement = {
  name: 'give_back_once',
  text: `update attempt set failures = greatest(0, failures - 1)
    where key = $1 and exists (select from attempt once where once.key = $2 and once.failures = 1)`,
};
const forgetOld: Statement = {
  name: 'sweep_attempts',
  // By the slower of two clocks: a server whose clock is ahead must not forget what others count.
  text: `delete from attempt where last_at < least($1::timestamptz, now()) - interval '2 days'`,
};

const hour = 3_600_000;
const ofWindow = ({ name, seconds }: Window) => keyOf(`${name} ${seconds}`);
const keyOf = (name: string) => createHash('sha256').update(name).digest('hex');

export interface Window {
  name: string;
  most: number;
  seconds: number;
  /** `false`: more than that are not refused, only reported, once each time. */
  refuses?: boolean;
}

/** Who tries to sign in, and from where. */
export interface SignInAttempt {
  account: string;
  network: string;
}

/** Exact counts in the database, so that several servers and a restart agree. Times are the clock's. */
export function throttle(
  database: Pick<Database, 'lookUp'>,
  clock: () => Date,
  free: { account: number; network: number },
) {
  let swept = 0;
  // A network's failures are those of the running hour: many people may share it, and a quiet day forgives.
  const keysOf = ({ account, network }: SignInAttempt) => [
    keyOf(`account ${account}`),
    keyOf(`network ${network} ${Math.floor(clock().getTime() / hour)}`),
  ];
  const patience = [free.account, free.network];
  const now = () => clock().toISOString();

  return {
    /** Counts one call in each of its windows, or refuses it with the seconds to wait. Answers the windows that this very call
     *  filled beyond what they hold: of all servers one learns it, once. */
    async count(windows: readonly Window[]): Promise<Window[]> {
      const keys = windows.map(ofWindow);
      const counted = await database.lookUp<{ at: number; failures: number; age: number }>(countCalls, [
        keys,
        windows.map(({ seconds }) => seconds),
        now(),
      ]);
      const waits = counted.flatMap(({ at, failures, age }) => {
        const { most, seconds, refuses = true } = windows[at] as Window;
        return refuses && failures > most ? [Math.max(1, seconds - age)] : [];
      });
      if (Date.now() - swept > hour) {
        swept = Date.now();
        await database.lookUp(forgetOld, [now()]);
      }
      if (waits.length > 0) refuse(tooManyRequests, { retryAfter: Math.max(...waits) });
      return counted.flatMap(({ at, failures }) => {
        const window = windows[at] as Window;
        return failures === window.most + 1 ? [window] : [];
      });
    },

    /** Takes one call back from each of these windows, at most once in so many seconds for whom `once` names. */
    givesBack(
      windows: readonly Window[],
      { once, seconds }: { once: string; seconds: number },
    ): DatabaseQuery[] {
      const claim = keyOf(`${once} ${seconds} ${Math.floor(clock().getTime() / 1000 / seconds)}`);
      return [
        { statement: claimOnce, values: [claim, now()] },
        ...windows.map((window) => ({ statement: giveBackOnce, values: [ofWindow(window), claim] })),
      ];
    },

    /** No lock-out: after some failures each further try has to wait longer, up to a minute. A try counts as a failure of its
     *  account and its network until it has succeeded. */
    turn(trier: SignInAttempt) {
      const keys = keysOf(trier);
      return {
        /** Statements sent in the same trip as the call's first one. */
        taking: { statement: takeTurn, values: [...keys, now(), ...patience] } satisfies DatabaseQuery,

        /** Answers how many tries of the account failed before, if the turn was taken, and otherwise refuses with the seconds to wait. */
        async expectTaken([taken]: EarlyRows[number] = []): Promise<number> {
          const failures = taken?.['failures'];
          if (typeof failures === 'number') return failures - 1;
          noteReason('throttled');
          if (taken?.['network'] === true) await database.lookUp(giveBack, [keys[1]]);
          const [row] = await database.lookUp<{ wait: number | null }>(readWait, [keys, patience, now()]);
          return refuse(tooManyRequests, { retryAfter: Math.max(1, Math.ceil(row?.wait ?? 1)) });
        },

        /** Takes the try back from the network's failures, and forgets the account's. */
        succeeding: { statement: forget, values: keys } satisfies DatabaseQuery,
      };
    },
  };
}

export type Throttle = ReturnType<typeof throttle>;
