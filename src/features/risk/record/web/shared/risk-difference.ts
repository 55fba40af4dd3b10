import type { HistoryEntry } from '#platform/contract/history.ts';
import type { Risk } from '../../risk.contract.ts';
import { riskInHistory } from '../../risk-history.rules.ts';

type Change = HistoryEntry['changes'][number];

const textOf = (value: unknown): string =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value);

/** What differs between a risk as it was seen and as it is now, told like the history's changes. */
export function differencesOf(before: Risk, now: Risk): Change[] {
  const [old, current] = [riskInHistory(before), riskInHistory(now)];
  return Object.keys(current)
    .filter((field) => textOf(old[field]) !== textOf(current[field]))
    .map((field) => ({ field, old: old[field] ?? null, new: current[field] ?? null }));
}
