import { tooManyRequests } from '#platform/contract/refusal.ts';
import type { Claims } from '#platform/server/session/claims.ts';
import type { Database, Statement } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';

interface Budget {
  personPerMinute: number;
  organisationPerMinute: number;
  heavyPerMinute: number;
}

const addUp: Statement = {
  name: 'add_call_counts',
  text: `insert into call_count as c (key, minute, used) select key, $3, used from unnest($1::text[], $2::int[]) t (key, used)
    on conflict (key, minute) do update set used = c.used + excluded.used returning key, used`,
};
const forget: Statement = { name: 'forget_call_counts', text: 'delete from call_count where minute < $1' };

const everySecond = 1000;
const minuteOf = (moment: number) => Math.floor(moment / 60_000);

/** Budgets of signed-in calls per minute. A call is counted in memory; each second the servers add their counts up in the
 *  database, so that together they allow little more than one of them would. */
export function callLimits(database: Pick<Database, 'lookUp'>, budget: Budget, clock = () => Date.now()) {
  let minute = 0;
  let used = new Map<string, number>();
  let unsaid = new Map<string, number>();

  function take(key: string, most: number) {
    const before = used.get(key) ?? 0;
    if (before >= most) refuse(tooManyRequests, { retryAfter: 60 - Math.floor((clock() / 1000) % 60) });
    used.set(key, before + 1);
    unsaid.set(key, (unsaid.get(key) ?? 0) + 1);
  }

  function turn(now: number) {
    if (now === minute) return;
    minute = now;
    used = new Map();
    unsaid = new Map();
  }

  /** Tells the others what was used here, and learns what was used there. */
  async function share(): Promise<void> {
    const said = unsaid;
    const during = minute;
    if (said.size === 0) return;
    unsaid = new Map();
    const totals = await database.lookUp<{ key: string; used: number }>(addUp, [
      [...said.keys()],
      [...said.values()],
      during,
    ]);
    if (during !== minute) return;
    for (const { key, used: total } of totals)
      used.set(key, Math.max(used.get(key) ?? 0, total + (unsaid.get(key) ?? 0)));
    await database.lookUp(forget, [during - 1]);
  }

  // While the database is away, each server keeps counting for itself.
  const sharing = setInterval(() => void share().catch(() => undefined), everySecond).unref();

  return {
    /** Counts one call of a person, or refuses it with the seconds to wait. */
    consume({ org, sub }: Claims, heavy: boolean): void {
      turn(minuteOf(clock()));
      take(sub, budget.personPerMinute);
      take(org, budget.organisationPerMinute);
      if (heavy) take(`${sub} heavy`, budget.heavyPerMinute);
    },
    share,
    stop: () => clearInterval(sharing),
  };
}

export type CallLimits = ReturnType<typeof callLimits>;
