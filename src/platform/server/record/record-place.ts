import { sql, type SQL } from 'drizzle-orm';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import type { Call } from '#platform/server/http/serve.ts';

/** Where the records of a kind lie: their table, what it is called in statements, and what acts about them begin with, where that is not
 *  their own name. */
export interface RecordPlace {
  record: AnyRecord;
  name: string;
  as: string;
  acts?: string | undefined;
}

/** The records of a kind that somebody still has to do or decide something about, in statements that call their table `as`. */
export const isOpenIn = ({ record, as }: RecordPlace): SQL =>
  sql`${oneOfThese(sql.raw(`${as}.status`), record.open)} and ${sql.raw(as)}.deleted_at is null`;

/** Those that stand at one of these, by the column that the index of their list has. */
export const hasStatus = ({ record, as }: RecordPlace, statuses: readonly string[]): SQL => {
  const places = statuses.map((status) => record.workflow.statuses.indexOf(status) + 1);
  return sql.raw(`${as}.status_sort in (${places.join(', ')})`);
};

/** Puts `to` into a column of those of these records that still have `from` there, locked in the order of their ids, each with a new
 *  version; the caller records the act. */
export const putInstead = (
  { db, by }: Pick<Call, 'db' | 'by'>,
  { name }: RecordPlace,
  column: string,
  { from, to, ids }: { from: string; to: string; ids: readonly string[] },
): Promise<{ id: string; ref: string }[]> => {
  const [table, of] = [sql.raw(name), sql.raw(column)];
  return db.query(sql`with held as (
    select h.id from ${table} h where h.org_id = ${db.org_id} and h.id = any (${sql.param([...ids])}::uuid[]) and h.${of} = ${from} order by h.id for update
  ) update ${table} x set ${of} = ${to}::uuid, version = x.version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${by.id}::uuid
    from held where x.org_id = ${db.org_id} and x.id = held.id returning x.id, x.ref`);
};
