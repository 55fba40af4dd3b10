import { tooManyRequests } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';

/** Who is remembered within a minute; whoever comes when so many came already is refused. */
const mostCallers = 20_000;

/** Counts in memory what each caller asks of one thing in a minute, and refuses the rest with the seconds to wait. */
export function perMinute(most: number, clock: () => number = Date.now) {
  let minute = 0;
  let used = new Map<string, number>();
  return (who: string): void => {
    const moment = clock();
    const now = Math.floor(moment / 60_000);
    if (now !== minute) [minute, used] = [now, new Map()];
    const before = used.get(who) ?? (used.size < mostCallers ? 0 : most);
    if (before >= most) refuse(tooManyRequests, { retryAfter: 60 - Math.floor((moment / 1000) % 60) });
    used.set(who, before + 1);
  };
}
