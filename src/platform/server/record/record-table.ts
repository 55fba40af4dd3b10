import { isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
  type PgBigInt53BuilderInitial,
  type PgBooleanBuilderInitial,
  type PgDateStringBuilderInitial,
  type PgDoublePrecisionBuilderInitial,
  type PgIntegerBuilderInitial,
  type PgJsonbBuilderInitial,
  type PgSmallIntBuilderInitial,
  type PgTextBuilderInitial,
  type PgUUIDBuilderInitial,
} from 'drizzle-orm/pg-core';
import type { $Type, NotNull } from 'drizzle-orm/column-builder';
import { flatFields, type Flat } from '#platform/contract/record/flat-fields.ts';
import { personUnknown } from '#platform/contract/person.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import type { AnyField, FieldKind, Traits } from '#platform/contract/record/field.ts';
import {
  isList,
  writtenAs,
  type ActOf,
  type AnyRecord,
  type FieldsOf,
  type ListKind,
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
import { present } from '#platform/contract/values/present.ts';
import { dueKey, sortKeys } from './record-order.ts';

// The types say of each kind which column it has; `columnFor` makes it.

interface PlainColumns {
  scale: PgSmallIntBuilderInitial<''>;
  percent: PgSmallIntBuilderInitial<''>;
  number: PgIntegerBuilderInitial<''>;
  hours: PgDoublePrecisionBuilderInitial<''>;
  amount: PgBigInt53BuilderInitial<''>;
  tags: ReturnType<typeof texts>;
  yes_no: PgBooleanBuilderInitial<''>;
  day: PgDateStringBuilderInitial<''>;
  moment: ReturnType<typeof instant>;
  person: PgUUIDBuilderInitial<''>;
  department: PgUUIDBuilderInitial<''>;
  reference: PgUUIDBuilderInitial<''>;
}
type BareColumn<T extends Traits> = T['kind'] extends keyof PlainColumns
  ? PlainColumns[T['kind']]
  : T['kind'] extends 'remark' | 'json'
    ? $Type<PgJsonbBuilderInitial<''>, T['show']>
    : T['kind'] extends 'choices'
      ? $Type<ReturnType<typeof texts>, T['show']>
      : $Type<PgTextBuilderInitial<'', [string, ...string[]]>, T['show']>;
type ColumnOf<T extends Traits> = T['nullable'] extends true ? BareColumn<T> : NotNull<BareColumn<T>>;
type FieldColumns<F> = {
  [
    Name in keyof F & string as TraitsOf<F[Name]>['kind'] extends ListKind
      ? never
      : WrittenAs<Name, TraitsOf<F[Name]>>
  ]: ColumnOf<TraitsOf<F[Name]>>;
};
type ActColumns<Act extends string> = { [One in Act as `${One}_at`]: ReturnType<typeof instant> } & {
  [One in Act as `${One}_by`]: PgUUIDBuilderInitial<''>;
};

const texts = () => text().array().default([]);

/** People, other records and groups have no column of their own. */
const columns = {
  line: ({ isSortable }: AnyField) => (isSortable ? readersText() : text()),
  prose: () => text(),
  choice: () => text(),
  choices: texts,
  scale: () => smallint(),
  percent: () => smallint(),
  number: () => integer(),
  hours: () => doublePrecision(),
  amount: () => bigint({ mode: 'number' }),
  tags: texts,
  yes_no: () => boolean(),
  day: () => date({ mode: 'string' }),
  moment: () => instant(),
  person: () => uuid(),
  department: () => uuid(),
  reference: () => uuid(),
  remark: () => jsonb(),
  json: () => jsonb(),
} satisfies Record<Exclude<FieldKind, ListKind | 'group'>, unknown>;

/** As if each were a text: what comes out is typed by `FieldColumns`. */
function columnFor(field: AnyField) {
  const column = columns[field.kind as keyof typeof columns](field) as ReturnType<typeof text>;
  const whole = field.isNullable ? column : column.notNull();
  return field.initial === undefined ? whole : whole.default(field.initial as string);
}

/** The fields that have columns. */
const stored = (record: AnyRecord) => flatFields(record).filter(([, field]) => !isList(field));

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
      .flatMap(([name, { kind, values }]): [string, object][] => {
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

const statusesOf = <R extends AnyRecord>({ workflow }: R) =>
  workflow.statuses as readonly [StatusOf<R>, ...StatusOf<R>[]];

/** Where a record of a kind stands, its fields and its acts: all there is of one that goes by what it hangs on, and has neither a number nor a
 *  bin of its own. */
export function fieldColumns<R extends AnyRecord>(record: R) {
  const fields = stored(record).map(([name, field]) => [writtenAs(name, field), columnFor(field)]);
  const noted = record.acts.flatMap((act): [string, object][] => [
    [`${act}_at`, instant()],
    [`${act}_by`, uuid()],
  ]);
  const statuses = statusesOf(record);
  return {
    status: text({ enum: statuses }).notNull().default(statuses[0]),
    ...(Object.fromEntries(fields) as FieldColumns<Flat<FieldsOf<R>>>),
    ...(Object.fromEntries(noted) as ActColumns<ActOf<R>>),
  };
}

/** The columns of a kind of record: what every record has, its fields, and what it is sorted by. */
export function recordColumns<R extends AnyRecord>(record: R) {
  return {
    ...tenantColumns(),
    ref: text().notNull(),
    ...fieldColumns(record),
    deleted_at: instant(),
    deleted_by: uuid(),
    /** FI-0009 before FI-10000: the number at the end counts as a number. */
    ref_sort: bytewiseText()
      .notNull()
      .generatedAlwaysAs(sql`lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')`),
    /** In the order of its way. */
    status_sort: placeColumn('status', statusesOf(record)),
    /** Reference and title as they are searched; kept by a trigger, `keep_search_text` of record.sql. */
    search_text: bytewiseText().notNull().default(''),
    ...(sortColumns(record) as Record<never, never>),
    ...((record.isOverLast && {
      /** Nothing is done about it any more. */
      is_over: boolean()
        .notNull()
        .generatedAlwaysAs(sql`not (${oneOfThese(sql.raw('status'), record.open)})`),
    }) as Record<never, never>),
  };
}

type Referenced<F> = {
  [Name in keyof F & string]: TraitsOf<F[Name]>['kind'] extends 'department' | 'reference' ? Name : never;
}[keyof F & string];

type Row = Record<string, AnyPgColumn>;

/** Where departments and other records are, and how one that is not there is refused. */
type Targets<R extends AnyRecord> = Record<
  Referenced<FieldsOf<R>>,
  readonly [unknownOne: Refusal, table: { org_id: AnyPgColumn; id: AnyPgColumn }]
>;

/** What holds of where a record of a kind stands, its fields and its acts: references, values and bounds. */
export function fieldConstraints<R extends AnyRecord>(record: R, row: object, targets: Targets<R>) {
  const { name, workflow } = record;
  const columns = row as Row & { org_id: AnyPgColumn; status: AnyPgColumn };
  const columnOf = (column: string) => present(columns[column]);
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
  const values = stored(record).flatMap(([field, { kind, values: ofChoice, bounds }]) => {
    const broken = (rule: SQL) => [check(`${name}_${field}_broken`, rule)];
    if (kind === 'choice') return broken(oneOfThese(columnOf(field), ofChoice));
    if (kind === 'choices')
      return broken(
        sql`${columnOf(field)} <@ array[${sql.raw(ofChoice.map((one) => `'${one}'`).join(','))}]::text[]`,
      );
    return bounds === undefined
      ? []
      : broken(sql`${columnOf(field)} between ${sql.raw(`${bounds[0]} and ${bounds[1]}`)}`);
  });
  return [
    check(`${name}_status_wrong_state`, oneOfThese(columns.status, workflow.statuses)),
    ...references,
    ...acts,
    ...values,
  ];
}

/** The same of a record with a number and a bin; besides, its key, and an index for each order of its list. */
export function recordConstraints<R extends AnyRecord>(record: R, row: object, targets: Targets<R>) {
  const { name } = record;
  const columns = row as Row & { org_id: AnyPgColumn; id: AnyPgColumn; ref: AnyPgColumn };
  const columnOf = (column: string) => present(columns[column]);
  const due = dueKey(record);
  const list = (by: string, sorted: readonly string[]) =>
    index(`${name}_by_${by}`)
      .on(columns.org_id, ...sorted.map(columnOf), columns.id)
      .where(isNull(columnOf('deleted_at')));
  const from = (field: string) =>
    index(`${name}_by_${field}`)
      .on(columns.org_id, columnOf(`${field}_id`), columns.id)
      .where(isNotNull(columnOf(`${field}_id`)));
  return [
    tenantKey(columns),
    unique(`${name}_ref_ref_taken`).on(columns.org_id, columns.ref),
    ...fieldConstraints(record, columns, targets),
    ...Object.entries(sortKeys(record)).map(([sort, keys]) => list(sort, keys)),
    // What is due before a day, whatever it stands at.
    ...(record.isOverLast && due !== undefined ? [list('day', [due])] : []),
    ...record
      .fieldsWhere(
        ({ kind, listedAs }) =>
          ['person', 'department'].includes(kind) && listedAs !== undefined && listedAs !== 'apart',
      )
      .map(([field]) => list(field, [`${field}_id`, ...(due === undefined ? [] : [due])])),
    ...record.fieldsWhere(({ kind }) => kind === 'reference').map(([field]) => from(field)),
  ];
}
