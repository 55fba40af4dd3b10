import { sql, type SQL } from 'drizzle-orm';
import type { Answer } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { personVisibleTo } from '#features/identity/person/server/shared/person.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { mentionUnknown, mentionUnseen, type listMentionable, type Mention } from '../comment.contract.ts';
import { findRecordOfComments, type CommentedRecords } from './shared/comment.queries.ts';

const most = 8;
const name = sql`p.first_name || ' ' || p.last_name`;
/** People who work here and whom the caller knows. */
const known = ({ db, actor }: Call): SQL =>
  sql`p.org_id = ${db.org_id} and p.status = 'active' and ${personVisibleTo(actor)}`;
const seesRecord = ({ db, actor }: Call, records: CommentedRecords, recordId: string): SQL =>
  sql`exists (${records.select(db, personAsViewer(actor), recordId)})`;

/** Whom a comment on the record may mention, by the beginning of a word of their name; the nearest by name. */
export async function findMentionable(
  call: Call,
  records: CommentedRecords,
  recordId: string,
  q: string,
): Promise<Answer<typeof listMentionable>['data']> {
  const { db, actor } = call;
  if ((await findRecordOfComments(call, records, recordId)) === undefined) refuse(notFound);
  return db.query(sql`select p.id, ${name} as name, p.user_image from person p
    where ${known(call)} and p.id <> ${actor.id} and ${seesRecord(call, records, recordId)}
      and position(' ' || folded(${q}) in ' ' || folded(${name})) > 0
    order by p.first_name, p.last_name, p.id limit ${most}`);
}

/** The people of these ids with their names: refuses ids of nobody the caller knows (400), and people who do not see the record, by
 *  name (422). */
export async function findMentions(
  call: Call,
  records: CommentedRecords,
  recordId: string,
  ids: readonly string[],
): Promise<Mention[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const found = await call.db.query<Mention & { sees: boolean }>(sql`
    select p.id, ${name} as name, ${seesRecord(call, records, recordId)} as sees from person p
    where ${known(call)} and p.id = any (${sql.param(wanted)}::uuid[]) order by name, p.id`);
  if (found.length < wanted.length) refuse(mentionUnknown);
  const unseen = found.filter(({ sees }) => !sees);
  if (unseen.length > 0)
    refuse(mentionUnseen, { values: { names: unseen.map((one) => one.name).join(', ') } });
  return found.map(({ id, name: called }) => ({ id, name: called }));
}
