import type { output } from 'zod/v4/core';
import type { AnyField } from './field.ts';
import { isNaming, writtenAs, type AnyRecord, type Shaped } from './record.ts';

/** One field that was changed. */
export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
}

/** What of a value the log keeps: of a record its reference; of people and departments id and name. */
const logged = ({ kind }: AnyField, value: unknown): unknown =>
  kind === 'reference' ? ((value as { ref: string } | null)?.ref ?? null) : value;

/** A record as its history shows it: every field, and where it stands. What somebody said with a change of status stands beside the act. */
export function inHistory(record: AnyRecord, shown: object): Record<string, unknown> {
  const held = shown as Record<string, unknown>;
  return Object.fromEntries([
    ...record
      .fieldsWhere(({ kind }) => kind !== 'remark')
      .map(([name, field]) => [name, logged(field, held[name])]),
    ['status', held['status']],
  ]);
}

/** Nothing, and a list of nothing, are the same. */
const textOf = (value: unknown): string =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value);

/** What differs between a record as it was seen and as it is now, told like the changes of its history. */
export function differencesOf(record: AnyRecord, before: object, now: object): FieldChange[] {
  const [old, current] = [inHistory(record, before), inHistory(record, now)];
  return Object.keys(current)
    .filter((field) => textOf(old[field]) !== textOf(current[field]))
    .map((field) => ({ field, old: old[field] ?? null, new: current[field] ?? null }));
}

/** What people wrote of a record, as it is written: the values that a form begins with. */
export function detailsOf<R extends Shaped>(record: R, shown: object): output<R['details']> {
  const held = shown as Record<string, unknown>;
  const idOf = (value: unknown) => (value as { id: string } | null)?.id ?? null;
  return Object.fromEntries(
    record
      .fieldsWhere(({ isWritten }) => isWritten)
      .map(([name, field]) => [writtenAs(name, field), isNaming(field) ? idOf(held[name]) : held[name]]),
  ) as output<R['details']>;
}
