import { overloaded, tooManyRequests, type Refusal } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Claims } from '#platform/server/session/claims.ts';

interface Most {
  person: number;
  organisation: number;
  all: number;
  /** Seconds after which whoever was refused may try again. */
  retryAfter: number;
}

/** Calls in work, or work that takes long, like an upload on its way: so much of it goes on at once, in this process, for a person, for an
 *  organisation, and in all. What is too much is refused at once: it does not wait. */
export function runningLimits(most: Most) {
  const running = new Map<string, number>();

  function expectRoom(key: string, room: number, refusal: Refusal): void {
    if ((running.get(key) ?? 0) >= room) refuse(refusal, { retryAfter: most.retryAfter });
  }

  function add(key: string, more: 1 | -1): void {
    const now = (running.get(key) ?? 0) + more;
    if (now === 0) running.delete(key);
    else running.set(key, now);
  }

  return {
    async take<T>({ sub, org }: Pick<Claims, 'sub' | 'org'>, work: () => Promise<T>): Promise<T> {
      expectRoom(sub, most.person, tooManyRequests);
      expectRoom(org, most.organisation, tooManyRequests);
      expectRoom('all', most.all, overloaded);
      const keys = [sub, org, 'all'];
      for (const key of keys) add(key, 1);
      try {
        return await work();
      } finally {
        for (const key of keys) add(key, -1);
      }
    },
  };
}

export type RunningLimits = ReturnType<typeof runningLimits>;
