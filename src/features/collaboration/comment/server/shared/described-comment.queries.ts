import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { RecordPlace } from '#platform/server/record/record-place.ts';
import type { Viewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { CommentedType } from '../../comment.contract.ts';
import type { CommentedRecords } from './comment.queries.ts';

interface Described {
  type: CommentedType;
  place: RecordPlace;
  table: PgTable;
  /** Where one is read: the address, up to the id. */
  path: string;
  /** The columns that name whose it is: they may settle what was said. */
  owners: readonly string[];
  title?: string;
  seenBy(db: TenantDb, viewer: Viewer, id: string | SQL): SQL;
}

/** Records that are described once, as people comment on them. */
export const describedComments = ({
  type,
  place: { record, name, as },
  table,
  path,
  owners,
  title = 'title',
  seenBy,
}: Described): CommentedRecords => {
  const of = (column: string) => `${as}.${column}`;
  const columns = sql.raw(
    `${of('id')} as record_id, ${of('ref')} as record_ref, ${of(title)} as record_title, '${path}' || ${of('id')} as record_link,
      ${of('department_id')} as record_department, ${of('deleted_at')} as record_deleted_at, array_remove(array[${owners.map(of).join(', ')}], null) as record_owners`,
  );
  const from = sql.raw(`${name} ${as}`);
  return {
    type,
    acts: record.name,
    table,
    select: (db, viewer, id) => sql`select ${columns} from ${from} where ${seenBy(db, viewer, id)}`,
  };
};
