import { useCallback, useEffect, useState } from 'react';
import { CallFailed } from '#platform/web/calling/call-failed.ts';

export interface Wait {
  /** When it may be tried again, by the clock of this device, in milliseconds. */
  until: number | undefined;
  /** Whole seconds until then; 0 once the time has come. */
  left: number;
  /** Begins to wait for what the server asked for; answers whether it did ask. */
  begin(failure: unknown): boolean;
  /** Says no more about a wait that is over. */
  forget(): void;
}

const tooMany = 429;
const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Counts down until something that was tried too often may be tried again. */
export function useWait(): Wait {
  const [until, setUntil] = useState<number>();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === undefined) return undefined;
    // By the clock, not by counting: a page in the background and a computer that slept miss ticks.
    const timer = setInterval(() => {
      const now = secondsTo(until);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const begin = useCallback((failure: unknown) => {
    if (!(failure instanceof CallFailed) || failure.status !== tooMany) return false;
    const end = Date.now() + (failure.retryAfter ?? 1) * 1000;
    setUntil(end);
    setLeft(secondsTo(end));
    return true;
  }, []);
  const forget = useCallback(() => setUntil(undefined), []);
  return { until, left, begin, forget };
}
