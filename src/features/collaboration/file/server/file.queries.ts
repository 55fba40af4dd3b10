import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { fileLimits } from '../file.contract.ts';

/** A file on its way in, of whoever sends it. */
export interface StoredUpload {
  id: string;
  purpose: 'attachment' | 'comment' | 'evidence';
  name: string;
  size: number;
  for_type: string;
  for_id: string | null;
}

type Limits = typeof fileLimits;

const ofPeople = sql.raw(`f.purpose in ('attachment', 'comment', 'evidence')`);
/** Hangs on nothing. */
const isLoose = sql.raw(
  'not exists (select from file_link l where l.org_id = f.org_id and l.file_id = f.id)',
);

/** Files begin one after the other as far as the room of the organisation goes: two that each see the last of it would both take it. */
export const takeTurnAtStore = (db: TenantDb): Promise<unknown> =>
  db.query(sql`select pg_advisory_xact_lock(hashtextextended(concat('file ', ${db.org_id}::text), 0))`);

/** Bytes that the organisation keeps, and how many files of a person hang on nothing yet. */
export async function findUse(db: TenantDb, person: string): Promise<{ bytes: number; open: number }> {
  const [row] = await db.query<{ bytes: number; open: number }>(sql`select
    coalesce((select sum(f.size) from file f where f.org_id = ${db.org_id} and ${ofPeople}), 0)::bigint as bytes,
    (select count(*)::int from file f where f.org_id = ${db.org_id} and ${ofPeople} and f.created_by = ${person}::uuid and ${isLoose}
      and f.created_at > ${db.now.toISOString()}::timestamptz - interval '24 hours') as open`);
  return row ?? { bytes: 0, open: 0 };
}

export const addUpload = (db: TenantDb, person: string, upload: StoredUpload): Promise<unknown> =>
  db.query(sql`insert into file (org_id, id, purpose, name, mime, size, for_type, for_id, created_at, created_by)
    values (${db.org_id}, ${upload.id}, ${upload.purpose}, ${upload.name}, 'application/octet-stream', ${upload.size},
      ${upload.for_type}, ${upload.for_id}, ${db.now.toISOString()}, ${person})`);

const columns = sql.raw('f.id, f.purpose, f.name, f.size, f.for_type, f.for_id');
const underWay = (db: TenantDb, person: string, id: string) =>
  sql`f.org_id = ${db.org_id} and f.id = ${id} and f.created_by = ${person} and f.completed_at is null and ${ofPeople}`;

/** What somebody sends, with the parts that have come in. */
export async function findUpload(
  db: TenantDb,
  person: string,
  id: string,
): Promise<(StoredUpload & { parts: number[] }) | undefined> {
  const [row] = await db.query<StoredUpload & { parts: number[] }>(sql`select ${columns},
    array(select c.n from file_chunk c where c.org_id = f.org_id and c.file_id = f.id order by c.n) as parts
    from file f where ${underWay(db, person, id)}`);
  return row;
}

/** The same, held while a part is put (`share`), or while all of them are looked at. */
export async function findUploadToChange(
  db: TenantDb,
  person: string,
  id: string,
  how: 'share' | 'update',
): Promise<StoredUpload | undefined> {
  const [row] = await db.query<StoredUpload>(
    sql`select ${columns} from file f where ${underWay(db, person, id)} for ${sql.raw(how)} of f`,
  );
  return row;
}

/** How many bytes the part `n` of a file has; nothing where there is no such part. */
export const partLength = (size: number, n: number, { part }: Limits): number =>
  Math.max(0, Math.min(part, size - n * part));

/** Notes what a file turned out to be. */
export const endUpload = (
  db: TenantDb,
  id: string,
  { name, mime, sha256, isScanned }: { name: string; mime: string; sha256: string; isScanned: boolean },
): Promise<unknown> =>
  db.query(sql`update file set name = ${name}, mime = ${mime}, sha256 = ${sha256}, completed_at = ${db.now.toISOString()},
    scanned = ${isScanned ? 'pending' : null} where org_id = ${db.org_id} and id = ${id}`);

export const dropUpload = (db: TenantDb, id: string): Promise<unknown> =>
  db.query(sql`delete from file where org_id = ${db.org_id} and id = ${id} and completed_at is null`);

/** What files hang on, by the links of one. */
export const findLinks = (db: TenantDb, id: string): Promise<{ object_type: string; object_id: string }[]> =>
  db.query(
    sql`select l.object_type, l.object_id from file_link l where l.org_id = ${db.org_id} and l.file_id = ${id} order by l.created_at limit 20`,
  );
