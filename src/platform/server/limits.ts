import { tooManyRequests } from '#platform/contract/refusal.ts';
import type { Claims } from './access-token.ts';
import { refuse } from './refuse.ts';

interface Budget {
  personPerMinute: number;
  organisationPerMinute: number;
  heavyPerMinute: number;
}

/** Budgets of signed-in calls per minute, counted in this process: a burst may use twice its share of the minute's rest. */
export function callLimits(
  { personPerMinute, organisationPerMinute, heavyPerMinute }: Budget,
  clock: () => number = Date.now,
) {
  let minute = 0;
  let spent = new Map<string, number>();

  function take(key: string, most: number) {
    const used = (spent.get(key) ?? 0) + 1;
    if (used > most) refuse(tooManyRequests, { retryAfter: 60 - Math.floor((clock() / 1000) % 60) });
    spent.set(key, used);
  }

  return {
    /** Counts one call of a person, or refuses it with the seconds to wait. */
    spend({ org, sub }: Claims, heavy: boolean): void {
      const now = Math.floor(clock() / 60_000);
      if (now !== minute) {
        minute = now;
        spent = new Map();
      }
      take(sub, personPerMinute);
      take(org, organisationPerMinute);
      if (heavy) take(`${sub} heavy`, heavyPerMinute);
    },
  };
}

export type Limits = ReturnType<typeof callLimits>;
