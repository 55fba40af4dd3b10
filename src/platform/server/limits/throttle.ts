import { createHash } from 'node:crypto';
import { tooManyRequests } from '#platform/contract/refusal.ts';
import type { Database, EarlyRows, DatabaseQuery, Statement } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noteReason } from '#platform/server/http/request-log.ts';
import { present } from '#platform/contract/values/present.ts';

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
/** From when on a network may try again after so many failures, of which some are free. */
const until = (row: string, free: string) =>
  `${row}.last_at + make_interval(secs => least(60, power(2, least(6, ${row}.failures - ${free}))))`;
/** Whether a place's failures of the last quarter of an hour, and the account's of this hour, have used up what is free of work. */
const placeIsFree = (row: string, now: string) =>
  `(${row}.failures < $5::int or ${row}.last_at < ${now} - interval '15 minutes')`;
// Counted before the answer is known: of tries at the same moment only as many are free as there are left. Rows are locked in one
// order, the network's, the account's, the place's; none is touched by a try that is seen to be too much for another.
const takeTurn: Statement = {
  name: 'take_turn',
  text: `with network as (
      insert into attempt as n (key, failures, last_at)
      select $2, 1, $4::timestamptz where $8 or not exists (
        select from attempt p where p.key = $1 and not ${placeIsFree('p', '$4')}
        union all select from attempt a where a.key = $3 and a.failures >= $6::int)
      on conflict (key) do update set failures = least(n.failures + 1, 30000), last_at = excluded.last_at
      where n.failures < $7::int or ${until('n', '$7::int')} <= excluded.last_at
      returning key
    ), account as (
      insert into attempt as a (key, failures, last_at)
      select $3, 1, $4::timestamptz where $3 is not null and exists (select from network)
      on conflict (key) do update set failures = least(a.failures + 1, 30000), last_at = excluded.last_at
      where $8 or a.failures < $6::int
      returning key
    ), place as (
      insert into attempt as p (key, failures, last_at)
      select $1, 1, $4::timestamptz where exists (select from network) and ($3 is null or exists (select from account))
      on conflict (key) do update set last_at = excluded.last_at,
        failures = case when p.last_at < excluded.last_at - interval '15 minutes' then 1 else least(p.failures + 1, 30000) end
      where $8 or ${placeIsFree('p', 'excluded.last_at')}
      returning failures
    ) select exists (select from network) as network, exists (select from account) as account, (select failures from place) as failures`,
};
const readWait: Statement = {
  name: 'read_wait',
  text: `select (select extract(epoch from ${until('n', '$7::int')} - $4::timestamptz)::float from attempt n where n.key = $2 and n.failures >= $7::int) as wait,
    greatest((select p.failures - $5::int from attempt p where p.key = $1), (select a.failures - $6::int from attempt a where a.key = $3), 0) as beyond, $8::boolean`,
};
const giveBack: Statement = {
  name: 'give_turn_back',
  text: 'update attempt set failures = greatest(0, failures - 1) where key = $1',
};
const forget: Statement = {
  name: 'forget_attempts',
  text: `with network as (update attempt set failures = greatest(0, failures - 1) where key = $2 returning key),
    account as (update attempt set failures = greatest(0, failures - 1) where key = $3 and (select count(*) from network) >= 0 returning key)
    update attempt set failures = 0 where key = $1 and (select count(*) from account) >= 0`,
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
/** From so many networks an account's free tries may be used up in an hour. */
const placesPerAccount = 4;
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
  /** The account was used in this browser before: its tries are counted by themselves, so that nobody else uses them up. */
  isKnown?: boolean;
}

/** Work that a browser does for a try that is not free any more. */
export interface WorkForTry {
  /** It was done for this try. */
  isDone: boolean;
  /** Refuses the try with work to do: the more the account has failed beyond what is free, the more of it. */
  ask(failuresBeyond: number): Promise<never>;
}

/** Exact counts in the database, so that several servers and a restart agree. Times are the clock's. */
export function throttle(
  database: Pick<Database, 'lookUp'>,
  clock: () => Date,
  free: { account: number; network: number },
) {
  let swept = 0;
  // A network's failures and an account's are those of the running hour: many people may share a network, and a quiet day forgives.
  const keysOf = ({ account, network, isKnown = false }: SignInAttempt) => {
    const hourly = Math.floor(clock().getTime() / hour);
    const own = isKnown ? ' known' : '';
    return [
      keyOf(`account ${account}${isKnown ? own : ` from ${network}`}`),
      keyOf(`network ${network}${own} ${hourly}`),
      isKnown ? null : keyOf(`account ${account} ${hourly}`),
    ];
  };
  const freeTries = [free.account, free.account * placesPerAccount, free.network];
  const now = () => clock().toISOString();
  const counting = (windows: readonly Window[]) =>
    database.lookUp<{ at: number; failures: number; age: number }>(countCalls, [
      windows.map(ofWindow),
      windows.map(({ seconds }) => seconds),
      now(),
    ]);

  return {
    /** Counts one call in each of its windows, or refuses it with the seconds to wait. Answers the windows that this very call
     *  filled beyond what they hold: of all servers one learns it, once. */
    async count(windows: readonly Window[]): Promise<Window[]> {
      const counted = await counting(windows);
      const waits = counted.flatMap(({ at, failures, age }) => {
        const { most, seconds, refuses = true } = present(windows[at]);
        return refuses && failures > most ? [Math.max(1, seconds - age)] : [];
      });
      if (Date.now() - swept > hour) {
        swept = Date.now();
        await database.lookUp(forgetOld, [now()]);
      }
      if (waits.length > 0) refuse(tooManyRequests, { retryAfter: Math.max(...waits) });
      return counted.flatMap(({ at, failures }) => {
        const window = present(windows[at]);
        return failures === window.most + 1 ? [window] : [];
      });
    },

    /** Counts one call in each of its windows, and answers whether all of them hold it: for calls that answer the same either way. */
    async holds(windows: readonly Window[]): Promise<boolean> {
      return (await counting(windows)).every(({ at, failures }) => failures <= present(windows[at]).most);
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

    /** No lock-out: after some failures of an account from one network, and after four times as many from
     *  anywhere in an hour, each further try is worked for; a network that fails beyond its share has to wait longer each
     *  time, up to a minute. A try counts as a failure of its account and its network until it has succeeded. */
    turn(trier: SignInAttempt, { isDone, ask }: WorkForTry) {
      const keys = keysOf(trier);
      const values = [...keys, now(), ...freeTries, isDone];
      return {
        /** Statements sent in the same trip as the call's first one. */
        taking: { statement: takeTurn, values } satisfies DatabaseQuery,

        /** Answers how many tries of the account failed there before, if the turn was taken, and otherwise refuses: with the
         *  seconds to wait, or with work to do. */
        async expectTaken([taken]: EarlyRows[number] = []): Promise<number> {
          const failures = taken?.['failures'];
          if (typeof failures === 'number') return failures - 1;
          noteReason('throttled');
          for (const [at, name] of ['place', 'network', 'account'].entries())
            if (taken?.[name] === true) await database.lookUp(giveBack, [keys[at]]);
          const [row] = await database.lookUp<{ wait: number | null; beyond: number }>(readWait, values);
          if (!isDone && (row?.wait ?? 0) <= 0) return ask(row?.beyond ?? 0);
          return refuse(tooManyRequests, { retryAfter: Math.max(1, Math.ceil(row?.wait ?? 1)) });
        },

        /** Takes the try back from the network's failures and the account's, and forgets those of the account there. */
        succeeding: { statement: forget, values: keys } satisfies DatabaseQuery,
      };
    },
  };
}

export type Throttle = ReturnType<typeof throttle>;
