import type { output } from 'zod/v4/core';
import type { AnyField } from './field.ts';
import { flatFields, valueAt } from './flat-fields.ts';
import { isList, isNaming, writtenAs, type AnyRecord, type Shaped } from './record.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

/** One field that was changed. */
export interface FieldChange {
  field: string;
  old: unknown;
  new: unknown;
}

/** What of a value the log keeps: of a record its reference; of people and departments id and name. */
const loggedOf = ({ kind, logged }: AnyField, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (logged !== undefined) return logged.of(value as never);
  if (kind === 'reference') return (value as { ref: string }).ref;
  if (kind === 'references') return (value as { ref: string }[]).map(({ ref }) => ref);
  return value;
};

/** A record as its history shows it: every field that is logged, and where it stands. What somebody said with a change of status stands
 *  beside the act. */
export const inHistory = (record: AnyRecord, shown: object): Record<string, unknown> =>
  Object.fromEntries([
    ...flatFields(record)
      .filter(([, { isLogged }]) => isLogged)
      .map(([name, field, path]) => [name, loggedOf(field, valueAt(shown, path))]),
    ['status', valueIn(shown, 'status')],
  ]);

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
  const written = (field: AnyField, value: unknown): unknown => {
    if (isList(field)) return (value as { id: string }[]).map(({ id }) => id);
    return isNaming(field) ? ((value as { id: string } | null)?.id ?? null) : value;
  };
  return Object.fromEntries(
    record
      .fieldsWhere(({ isWritten }) => isWritten)
      .map(([name, field]) => [writtenAs(name, field), written(field, valueIn(shown, name))]),
  ) as output<R['details']>;
}

/** A form of a record in which nobody has written yet. */
export function blankOf<R extends Shaped>(record: R): output<R['details']> {
  const blank = ({ initial, isNullable, parts }: AnyField): unknown => {
    if (initial !== undefined) return initial;
    if (isNullable) return null;
    return parts === undefined
      ? ''
      : Object.fromEntries(Object.entries(parts).map(([part, one]) => [part, blank(one)]));
  };
  return Object.fromEntries(
    record
      .fieldsWhere(({ isWritten }) => isWritten)
      .map(([name, field]) => [writtenAs(name, field), blank(field)]),
  ) as output<R['details']>;
}
