import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { StoredFile } from '../../file.contract.ts';

/** The file `f` as the contract describes it. */
export const fileObject =
  sql.raw(`json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size, 'sha256', f.sha256, 'scanned', f.scanned,
  'created_at', to_char(f.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'created_by', (select json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) from person p where p.org_id = f.org_id and p.id = f.created_by))`);

/** What hangs on a record, newest first: a column of JSON for a statement about the record. `type` is one of ours. */
export const filesOf = (type: string, id: SQL, orgId: SQL): SQL =>
  sql`coalesce((select json_agg(${fileObject} order by f.completed_at desc, f.id) from file_link l
    join file f on f.org_id = l.org_id and f.id = l.file_id and f.completed_at is not null
    where l.org_id = ${orgId} and l.object_type = ${sql.raw(`'${type}'`)} and l.object_id = ${id}), '[]')`;

/** A file that came in whole. */
export async function findFile(db: TenantDb, id: string): Promise<StoredFile | undefined> {
  const [row] = await db.query<{ file: StoredFile }>(
    sql`select ${fileObject} as file from file f where f.org_id = ${db.org_id} and f.id = ${id} and f.completed_at is not null
      and f.purpose in ('attachment', 'comment', 'evidence')`,
  );
  return row?.file;
}

/** What hangs on a record, newest first. */
export async function findFiles(db: TenantDb, type: string, id: string): Promise<StoredFile[]> {
  const rows = await db.query<{ file: StoredFile }>(sql`select ${fileObject} as file from file_link l
    join file f on f.org_id = l.org_id and f.id = l.file_id and f.completed_at is not null
    where l.org_id = ${db.org_id} and l.object_type = ${type} and l.object_id = ${id} order by f.completed_at desc, f.id`);
  return rows.map(({ file }) => file);
}

/** What somebody sent in for one purpose and thing, whole, and hangs on nothing yet: locked. */
export const findLooseFiles = (
  db: TenantDb,
  person: string,
  ids: readonly string[],
  { purpose, type, id }: { purpose: 'comment' | 'evidence'; type: string; id: string | null },
): Promise<{ id: string; name: string; sha256: string }[]> =>
  db.query(sql`select f.id, f.name, f.sha256 from file f where f.org_id = ${db.org_id} and f.id = any (${sql.param(ids)}::uuid[])
    and f.created_by = ${person} and f.purpose = ${purpose} and f.for_type = ${type} and f.for_id is not distinct from ${id}::uuid and f.completed_at is not null
    and not exists (select from file_link l where l.org_id = f.org_id and l.file_id = f.id) order by f.id for update of f`);

export const addLinks = (
  db: TenantDb,
  person: string,
  { type, id }: { type: string; id: string },
  files: readonly string[],
): Promise<unknown> =>
  db.query(sql`insert into file_link (org_id, object_type, object_id, file_id, created_at, created_by)
    select ${db.org_id}, ${type}, ${id}::uuid, f, ${db.now.toISOString()}::timestamptz, ${person}::uuid from unnest(${sql.param(files)}::uuid[]) f`);

/** Takes one file off a record, or all; those that hang on nothing else are gone for good. Answers which were taken off. */
export async function dropLinks(
  db: TenantDb,
  { type, id }: { type: string; id: string },
  file: string | null = null,
): Promise<{ id: string; name: string }[]> {
  const taken = await db.query<{ id: string; name: string }>(sql`with gone as (
      delete from file_link l where l.org_id = ${db.org_id} and l.object_type = ${type} and l.object_id = ${id}
        and (${file}::uuid is null or l.file_id = ${file}::uuid) returning l.file_id)
    select f.id, f.name from gone join file f on f.org_id = ${db.org_id} and f.id = gone.file_id`);
  if (taken.length > 0)
    await db.query(sql`delete from file f where f.org_id = ${db.org_id} and f.id = any (${sql.param(taken.map((one) => one.id))}::uuid[])
      and not exists (select from file_link l where l.org_id = f.org_id and l.file_id = f.id)`);
  return taken;
}
