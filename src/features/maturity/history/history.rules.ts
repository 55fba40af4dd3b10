import { cutText } from '#platform/contract/plain-text/cut-text.ts';

interface Change {
  field: string;
  old: unknown;
  new: unknown;
}

/** The question a change is about and what of its answer changed: a field is called `3.10.current_level`. */
export function questionOf(field: string): { question: string; part: string } | undefined {
  const at = field.lastIndexOf('.');
  return at < 0 ? undefined : { question: field.slice(0, at), part: field.slice(at + 1) };
}

/** Several acts in a row as one: each field from what it was at first to what it became last; a change that was undone is left out. */
export function changesTogether(acts: readonly (readonly Change[])[]): Change[] {
  const together = new Map<string, Change>();
  for (const change of acts.flat()) {
    const before = together.get(change.field);
    together.set(change.field, before === undefined ? change : { ...before, new: change.new });
  }
  return [...together.values()].filter((change) => acts.length === 1 || change.old !== change.new);
}

/** The questions among the changes, numbers in their names by their value. */
export const questionsAmong = (changes: readonly Change[]): string[] =>
  [...new Set(changes.flatMap(({ field }) => questionOf(field)?.question ?? []))].toSorted(byNumbers.compare);

const byNumbers = new Intl.Collator('en', { numeric: true });

const longest = 240;
/** The log keeps every word; a history is read at a glance. */
export const inShort = (value: unknown): unknown =>
  typeof value === 'string' && value.length > longest ? `${cutText(value, longest).trimEnd()}…` : value;
