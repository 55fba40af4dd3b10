import { daysLater } from '#platform/contract/today.ts';
import type { Cadence, IndicatorDirection, IndicatorState } from './indicator-state.contract.ts';

/** Days from one reading to the next. */
export const cadenceDays: Record<Cadence, number> = {
  daily: 1,
  weekly: 7,
  monthly: 30,
  quarterly: 91,
  half_yearly: 182,
  yearly: 365,
};

interface Limits {
  direction: IndicatorDirection;
  amber: number;
  red: number;
}

/** Where a value stands: at a limit, it has reached it. */
export function bandOf({ direction, amber, red }: Limits, value: number): 'green' | 'amber' | 'red' {
  const reaches = (limit: number) => (direction === 'higher_worse' ? value >= limit : value <= limit);
  if (reaches(red)) return 'red';
  return reaches(amber) ? 'amber' : 'green';
}

/** When an indicator is to be read next; `last` is the day of its last reading, or the one it was added on. */
export const nextReading = (cadence: Cadence, last: string): string => daysLater(last, cadenceDays[cadence]);

/** Where an indicator stands on a day: stale once its cadence is over one and a half times; null while it was never read,
 *  until then. */
export function stateOf(
  indicator: Limits & { cadence: Cadence; added_on: string; last: { at: string; value: number } | null },
  today: string,
): IndicatorState | null {
  const { cadence, added_on, last } = indicator;
  const fresh = daysLater(last?.at ?? added_on, Math.floor(cadenceDays[cadence] * 1.5));
  if (fresh < today) return 'stale';
  return last === null ? null : bandOf(indicator, last.value);
}
