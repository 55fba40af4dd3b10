import { isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  check,
  date,
  index,
  jsonb,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
  type PgDateStringBuilderInitial,
  type PgJsonbBuilderInitial,
  type PgSmallIntBuilderInitial,
  type PgTextBuilderInitial,
  type PgUUIDBuilderInitial,
} from 'drizzle-orm/pg-core';
import type { $Type, NotNull } from 'drizzle-orm/column-builder';
import { personUnknown } from '#platform/contract/person.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import type { AnyField, Traits } from '#platform/contract/record/field.ts';
import {
  writtenAs,
  type ActOf,
  type AnyRecord,
  type FieldsOf,
  type StatusOf,
  type TraitsOf,
  type WrittenAs,
} from '#platform/contract/record/record.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  bytewiseText,
  instant,
  oneOfThese,
  readersText,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';

// The types say of each kind which column it has; `columnFor` makes it.

type BareColumn<T extends Traits> = T['kind'] extends 'scale'
  ? PgSmallIntBuilderInitial<''>
  : T['kind'] extends 'day'
    ? PgDateStringBuilderInitial<''>
    : T['kind'] extends 'person' | 'department' | 'reference'
      ? PgUUIDBuilderInitial<''>
      : T['kind'] extends 'remark'
        ? $Type<PgJsonbBuilderInitial<''>, T['show']>
        : $Type<PgTextBuilderInitial<'', [string, ...string[]]>, T['show']>;
type ColumnOf<T extends Traits> = T['nullable'] extends true ? BareColumn<T> : NotNull<BareColumn<T>>;
type FieldColumns<F> = {
  [Name in keyof F & string as WrittenAs<Name, TraitsOf<F[Name]>>]: ColumnOf<TraitsOf<F[Name]>>;
};
type ActColumns<Act extends string> = { [One in Act as `${One}_at`]: ReturnType<typeof instant> } & {
  [One in Act as `${One}_by`]: PgUUIDBuilderInitial<''>;
};

function columnFor(field: AnyField) {
  switch (field.kind) {
    case 'scale':
      return smallint();
    case 'day':
      return date({ mode: 'string' });
    case 'person':
    case 'department':
    case 'reference':
      return uuid();
    case 'remark':
      return jsonb();
    case 'line':
      return field.isSortable ? readersText() : text();
    case 'prose':
    case 'choice':
      return text();
  }
}

/** The place of a value among others, to sort by. */
const placeIn = (column: string, values: readonly string[]): SQL =>
  sql.raw(`array_position(array[${values.map((value) => `'${value}'`).join(',')}], ${column})`);
const placeColumn = (column: string, values: readonly string[]) =>
  smallint().notNull().generatedAlwaysAs(placeIn(column, values));

/** The columns that records of a kind are sorted by, where those are others than the fields themselves. */
const sortColumns = (record: AnyRecord) =>
  Object.fromEntries(
    record
      .fieldsWhere(({ isSortable }) => isSortable)
      .flatMap(([name, { kind, values }]): [string, ReturnType<typeof placeColumn> | object][] => {
        if (kind === 'choice') return [[`${name}_sort`, placeColumn(name, values)]];
        // Those without a day come last.
        if (kind === 'day')
          return [
            [
              `${name}_sort`,
              date({ mode: 'string' })
                .notNull()
                .generatedAlwaysAs(sql.raw(`coalesce(${name}, '9999-12-31'::date)`)),
            ],
          ];
        return [];
      }),
  );

/** The columns of a kind of record: what every record has, its fields, and what it is sorted by. */
export function recordColumns<R extends AnyRecord>(record: R) {
  const { workflow, acts } = record;
  const fields = Object.entries(record.fields).map(([name, field]) => {
    const column = columnFor(field);
    return [writtenAs(name, field), field.isNullable ? column : column.notNull()];
  });
  const noted = acts.flatMap((act): [string, object][] => [
    [`${act}_at`, instant()],
    [`${act}_by`, uuid()],
  ]);
  const statuses = workflow.statuses as readonly [StatusOf<R>, ...StatusOf<R>[]];
  return {
    ...tenantColumns(),
    ref: text().notNull(),
    status: text({ enum: statuses }).notNull().default(statuses[0]),
    ...(Object.fromEntries(fields) as FieldColumns<FieldsOf<R>>),
    ...(Object.fromEntries(noted) as ActColumns<ActOf<R>>),
    deleted_at: instant(),
    deleted_by: uuid(),
    /** FI-0009 before FI-10000: the number at the end counts as a number. */
    ref_sort: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql`lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')`),
    /** In the order of its way. */
    status_sort: placeColumn('status', statuses),
    /** Reference and title as they are searched; kept by a trigger of record.sql. */
    search_text: bytewiseText().notNull().default(''),
    ...(sortColumns(record) as Record<never, never>),
  };
}

type Referenced<F> = {
  [Name in keyof F & string]: TraitsOf<F[Name]>['kind'] extends 'department' | 'reference' ? Name : never;
}[keyof F & string];

type Row = Record<string, AnyPgColumn>;

/** What holds of the rows of a kind of record: its key, its references, the values and bounds of its fields; and an index for each order of
 *  its list. `targets` says where departments and other records are, and how one that is not there is refused. */
export function recordConstraints<R extends AnyRecord>(
  record: R,
  row: object,
  targets: Record<
    Referenced<FieldsOf<R>>,
    readonly [unknownOne: Refusal, table: { org_id: AnyPgColumn; id: AnyPgColumn }]
  >,
) {
  const { name, workflow } = record;
  const columns = row as Row & {
    org_id: AnyPgColumn;
    id: AnyPgColumn;
    ref: AnyPgColumn;
    status: AnyPgColumn;
  };
  const columnOf = (column: string) => columns[column] as AnyPgColumn;
  const references = Object.entries(record.fields).flatMap(([field, { kind }]) => {
    if (kind === 'person')
      return [tenantReference(personUnknown, columns, columnOf(`${field}_id`), personTable)];
    const target = (targets as Record<string, (typeof targets)[keyof typeof targets]>)[field];
    return target === undefined
      ? []
      : [tenantReference(target[0], columns, columnOf(`${field}_id`), target[1])];
  });
  const acts = record.acts.map((act) =>
    tenantReference(personUnknown, columns, columnOf(`${act}_by`), personTable),
  );
  const values = Object.entries(record.fields).flatMap(([field, { kind, values: ofChoice, bounds }]) => {
    const column = columnOf(field);
    if (kind === 'choice') return [check(`${name}_${field}_broken`, oneOfThese(column, ofChoice))];
    if (bounds === undefined) return [];
    return [
      check(`${name}_${field}_broken`, sql`${column} between ${sql.raw(`${bounds[0]} and ${bounds[1]}`)}`),
    ];
  });
  const due = dueKey(record);
  const list = (by: string, ...sorted: [AnyPgColumn, ...AnyPgColumn[]]) =>
    index(`${name}_by_${by}`)
      .on(columns.org_id, ...sorted, columns.id)
      .where(isNull(columnOf('deleted_at')));
  const from = (field: string) =>
    index(`${name}_by_${field}`)
      .on(columns.org_id, columnOf(`${field}_id`), columns.id)
      .where(isNotNull(columnOf(`${field}_id`)));
  return [
    tenantKey(columns),
    unique(`${name}_ref_ref_taken`).on(columns.org_id, columns.ref),
    check(`${name}_status_wrong_state`, oneOfThese(columns.status, workflow.statuses)),
    ...references,
    ...acts,
    ...values,
    ...Object.entries(sortKeys(record)).map(([sort, key]) => list(sort, columnOf(key))),
    ...record
      .fieldsWhere(({ kind, listedAs }) => ['person', 'department'].includes(kind) && listedAs !== undefined)
      .map(([field]) => list(field, columnOf(`${field}_id`), ...(due === undefined ? [] : [columnOf(due)]))),
    ...record.fieldsWhere(({ kind }) => kind === 'reference').map(([field]) => from(field)),
  ];
}

/** The column that a kind of record is sorted by where it falls due. */
const dueKey = (record: AnyRecord): string | undefined =>
  record.fieldsWhere(({ isDue }) => isDue).map(([name]) => `${name}_sort`)[0];

/** The column that each order of a list goes by. */
export const sortKeys = (record: AnyRecord): Record<string, string> => ({
  ref: 'ref_sort',
  status: 'status_sort',
  updated_at: 'updated_at',
  ...Object.fromEntries(
    record
      .fieldsWhere(({ isSortable }) => isSortable)
      .map(([name, { kind }]) => [name, ['choice', 'day'].includes(kind) ? `${name}_sort` : name]),
  ),
});
