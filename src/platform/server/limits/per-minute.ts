import { tooManyRequests } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';

/** Who is remembered within a minute; whoever comes when so many came already is refused. */
const mostCallers = 20_000;

/** Counts in memory what each caller asks of one thing in a minute, and refuses the rest with the seconds to wait. */
export function perMinute(most: number, clock = () => Date.now()) {
  let minute = 0;
  let used = new Map<string, number>();
  const usedBy = (who: string): number => {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) [minute, used] = [now, new Map()];
    return used.get(who) ?? (used.size < mostCallers ? 0 : most);
  };
  const expectRoom = (who: string): void => {
    if (usedBy(who) >= most) refuse(tooManyRequests, { retryAfter: 60 - Math.floor((clock() / 1000) % 60) });
  };
  return {
    /** Refuses without counting: where only what went wrong is counted. */
    expectRoom,
    count(who: string): void {
      expectRoom(who);
      used.set(who, usedBy(who) + 1);
    },
  };
}
