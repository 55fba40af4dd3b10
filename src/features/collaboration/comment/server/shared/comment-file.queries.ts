import { sql } from 'drizzle-orm';
import type {
  FileDestination,
  FileHolder,
} from '#features/collaboration/file/server/shared/file-holder.queries.ts';
import {
  findRecordOfComments,
  recordColumn,
  typeOfComments,
  type CommentedRecords,
} from './comment.queries.ts';

/** The files of comments about records of one type: had by whoever sees the record, and sent in with the comment alone. */
export const filesOfComments = (records: CommentedRecords): FileHolder => ({
  type: typeOfComments(records),
  table: records.table,
  async find(call, id) {
    const { db } = call;
    const [comment] = await db.query<{ record: string }>(
      sql`select c.${recordColumn(records)} as record from ${records.table} c where c.org_id = ${db.org_id} and c.id = ${id} and c.deleted_at is null`,
    );
    const about = comment && (await findRecordOfComments(call, records, comment.record));
    return about && { id, ref: about.record_ref, mayAdd: false };
  },
});

/** Files may be sent in for a comment by whoever may write it. */
export const filesForComments = (records: CommentedRecords): FileDestination => ({
  purpose: 'comment',
  type: records.type,
  async mayUpload(call, id) {
    const about = id === null ? undefined : await findRecordOfComments(call, records, id);
    return about && about.record_deleted_at === null;
  },
});
