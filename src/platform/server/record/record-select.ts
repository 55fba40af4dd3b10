import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { AnyField } from '#platform/contract/record/field.ts';
import { flatFields, type Flat } from '#platform/contract/record/flat-fields.ts';
import {
  isList,
  isNaming,
  type AnyRecord,
  type ActOf,
  type FieldsOf,
  type ListKind,
  type StatusOf,
  type TraitsOf,
} from '#platform/contract/record/record.ts';
import type { NamingKind, WrittenAs } from '#platform/contract/record/record.ts';

// A record as the database gives it: ids and names apart, so that rights look at ids and people read names.

type Name<R extends AnyRecord> = keyof Flat<FieldsOf<R>> & string;
type Of<R extends AnyRecord, One extends Name<R>> = TraitsOf<Flat<FieldsOf<R>>[One]>;
type KindOf<R extends AnyRecord, One extends Name<R>> = Of<R, One>['kind'];
type Value<R extends AnyRecord, One extends Name<R>> =
  | Of<R, One>['show']
  | (Of<R, One>['nullable'] extends true ? null : never);
type Id<R extends AnyRecord, One extends Name<R>> =
  | string
  | (Of<R, One>['nullable'] extends true ? null : never);
type Listed<R extends AnyRecord> = {
  [One in Name<R>]: Of<R, One>['listed'] extends true ? One : never;
}[Name<R>];

type Stored<R extends AnyRecord, One extends Name<R>> = {
  [Each in One as KindOf<R, Each> extends ListKind ? Each : WrittenAs<Each, Of<R, Each>>]: KindOf<
    R,
    Each
  > extends NamingKind
    ? Id<R, Each>
    : Value<R, Each>;
} & {
  [Each in One as KindOf<R, Each> extends 'person' | 'department' ? `${Each}_name` : never]: string | null;
} & {
  /** Null where the reader does not see it. */
  [Each in One as KindOf<R, Each> extends 'reference' ? Each : never]: Of<R, Each>['show'] | null;
};

/** One in a list. */
export type StoredRow<R extends AnyRecord> = {
  id: string;
  version: number;
  ref: string;
  status: StatusOf<R>;
  updated_at: string;
} & Stored<R, Listed<R>>;

/** Everything about one. */
export type StoredWhole<R extends AnyRecord> = StoredRow<R> &
  Stored<R, Exclude<Name<R>, Listed<R>>> & {
    [Act in ActOf<R> as `${Act}_at`]: string | null;
  } & { [Act in ActOf<R> as `${Act}_by` | `${Act}_by_name`]: string | null } & {
    created_at: string;
    created_by: string | null;
    created_by_name: string | null;
    deleted_at: string | null;
  };

/** A record that is named in another one, for those who see it: `{id, ref, title}` or null. `id` and
 *  `org_id` are columns of the one that names it. */
export type NamedReference = (actor: Actor, id: SQL, org_id: SQL) => SQL;
export type References<R extends AnyRecord> = {
  [One in Name<R> as KindOf<R, One> extends 'reference' ? One : never]: NamedReference;
} & {
  /** All that it names: `id` is its own. One that is not said here is among the further columns. */
  [One in Name<R> as KindOf<R, One> extends ListKind ? One : never]?: NamedReference;
};

/** Columns that every record has, where a kind of record has them under another name or from another table, `ref: 'ca.code'`, or not at all. */
export type Elsewhere = Partial<Record<'ref' | 'deleted_at', string | null>>;

/** What of a kind of record is selected: from its table, called `as` in the statement. */
export function recordSelect<R extends AnyRecord>(
  record: R,
  as: string,
  references: References<R>,
  elsewhere: Elsewhere = {},
) {
  const own = (column: string): string[] => {
    const at = elsewhere[column as keyof Elsewhere];
    if (at === null) return [];
    return [at === undefined ? `${as}.${column}` : `${at} as ${column}`];
  };
  const named = references as Record<string, NamedReference>;
  const personName = (column: string) =>
    `(select p.first_name || ' ' || p.last_name from person p where p.org_id = ${as}.org_id and p.id = ${as}.${column}) as ${column.replace(/_id$/, '')}_name`;
  const departmentName = (column: string, name: string) =>
    `(select d.name from department d where d.org_id = ${as}.org_id and d.id = ${as}.${column}) as ${name}_name`;
  const columnsOf = (name: string, { kind }: AnyField): string[] => {
    if (isList({ kind })) return [];
    if (!isNaming({ kind })) return [`${as}.${name}`];
    const id = `${name}_id`;
    if (kind === 'person') return [`${as}.${id}`, personName(id)];
    if (kind === 'department') return [`${as}.${id}`, departmentName(id, name)];
    return [`${as}.${id}`];
  };
  const select = (fits: (field: AnyField) => boolean, further: readonly string[]) => {
    const fields = flatFields(record).filter(([, field]) => fits(field));
    const plain = sql.raw(
      [...further, ...fields.flatMap(([name, field]) => columnsOf(name, field))].join(', '),
    );
    const names = fields.flatMap(([name, field]) =>
      named[name] === undefined ? [] : [[name, isList(field) ? 'id' : `${name}_id`, named[name]] as const],
    );
    return (actor: Actor): SQL =>
      sql.join(
        [
          plain,
          ...names.map(
            ([name, id, of]) =>
              sql`${of(actor, sql.raw(`${as}.${id}`), sql.raw(`${as}.org_id`))} as ${sql.raw(name)}`,
          ),
        ],
        sql`, `,
      );
  };
  const head = ['id', 'version', 'ref', 'status', 'updated_at'].flatMap(own);
  const acts = record.acts.flatMap((act) => [`${as}.${act}_at`, `${as}.${act}_by`, personName(`${act}_by`)]);
  const row = select(({ listedAs }) => listedAs !== undefined, head);
  const rest = select(
    ({ listedAs }) => listedAs === undefined,
    [...['created_at', 'created_by', 'deleted_at'].flatMap(own), personName('created_by'), ...acts],
  );
  return { row, whole: (actor: Actor): SQL => sql`${row(actor)}, ${rest(actor)}` };
}
