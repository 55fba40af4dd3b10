import type { output } from 'zod/v4/core';
import type { AnyField } from '#platform/contract/record/field.ts';
import type { AnyRecord, Shaped } from '#platform/contract/record/record.ts';
import type { StoredRow, StoredWhole } from './record-select.ts';

/** Who or what an id names; what was there when it was written always has a name. */
const named = (id: unknown, name: unknown) =>
  id === null || id === undefined ? null : { id, name: name ?? '' };

function shownField(stored: Record<string, unknown>, name: string, field: AnyField): unknown {
  const { kind, parts, isNullable } = field;
  if (kind === 'person' || kind === 'department') return named(stored[`${name}_id`], stored[`${name}_name`]);
  if (parts === undefined) return stored[name];
  const group = Object.keys(parts).map((part) => [part, stored[`${name}_${part}`]] as const);
  return isNullable && group.every(([, value]) => value === null) ? null : Object.fromEntries(group);
}

const shownFields = (
  record: AnyRecord,
  stored: Record<string, unknown>,
  fits: (field: AnyField) => boolean,
) => record.fieldsWhere(fits).map(([name, field]) => [name, shownField(stored, name, field)]);

const head = ['id', 'version', 'ref', 'status', 'updated_at'] as const;

/** One in a list, as its contract answers it. */
export function shownRow<R extends Shaped>(record: R, stored: StoredRow<R>): output<R['row']> {
  const held = stored as Record<string, unknown>;
  return Object.fromEntries([
    ...head.map((name) => [name, held[name]]),
    ...shownFields(record, held, ({ listedAs }) => listedAs !== undefined),
  ]) as output<R['row']>;
}

/** Everything about one but what the caller may do with it. */
export function shownWhole<R extends Shaped>(
  record: R,
  stored: StoredWhole<R>,
): Omit<output<R['whole']>, 'permissions'> {
  const held = stored as Record<string, unknown>;
  const acts = ['created', ...record.acts].flatMap((act) => [
    [`${act}_at`, held[`${act}_at`]],
    [`${act}_by`, named(held[`${act}_by`], held[`${act}_by_name`])],
  ]);
  return Object.fromEntries([
    ...head.map((name) => [name, held[name]]),
    ...shownFields(record, held, () => true),
    ...acts,
    ['deleted_at', held['deleted_at']],
  ]) as Omit<output<R['whole']>, 'permissions'>;
}
