import { sql } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { contentHash } from '#platform/server/log/act.ts';
import { one } from '#platform/server/database/database.ts';
import type { SoaVersion, SoaVersionRow } from '../soa.contract.ts';
import type { StoredSoaRow } from './soa.queries.ts';

/** What a version says, as it is kept: everything but what is a word of the standard. */
export interface SoaContent extends Pick<SoaVersion, 'assessment' | 'figures' | 'inherited'> {
  published: { by: string; at: string; note: string | null };
  rows: StoredSoaRow[];
}

export interface StoredSoaVersion {
  number: number;
  hash: string;
  content: SoaContent;
}

/** Keeps a version, under the next number of its assessment, which is locked. */
export async function writeSoaVersion(
  db: TenantDb,
  assessmentId: string,
  by: string,
  content: SoaContent,
): Promise<StoredSoaVersion> {
  const hash = contentHash(content);
  const { number } = one(
    await db.query<{
      number: number;
    }>(sql`insert into soa_version (org_id, id, assessment_id, number, published_at, published_by, content, hash)
      select ${db.org_id}, ${newId(db.now)}, ${assessmentId}, 1 + coalesce(max(v.number), 0), ${content.published.at}::timestamptz, ${by}::uuid,
        ${JSON.stringify(content)}::jsonb, ${hash}
      from soa_version v where v.org_id = ${db.org_id} and v.assessment_id = ${assessmentId} returning number`),
  );
  return { number, hash, content };
}

export async function findSoaVersion(
  db: TenantDb,
  assessmentId: string,
  number: number,
): Promise<StoredSoaVersion> {
  const [row] = await db.query<StoredSoaVersion>(sql`select v.number, v.hash, v.content from soa_version v
    where v.org_id = ${db.org_id} and v.assessment_id = ${assessmentId} and v.number = ${number}`);
  return row ?? refuse(notFound);
}

export async function findSoaVersions(
  db: TenantDb,
  assessmentId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<SoaVersionRow>> {
  const [[counted], data] = await Promise.all([
    db.query<{ n: number }>(
      sql`select count(*)::int as n from soa_version v where v.org_id = ${db.org_id} and v.assessment_id = ${assessmentId}`,
    ),
    db.query<SoaVersionRow>(sql`select v.number, v.hash, v.published_at,
        v.content #>> '{published,by}' as published_by, v.content #>> '{published,note}' as note
      from soa_version v where v.org_id = ${db.org_id} and v.assessment_id = ${assessmentId}
      order by v.number desc limit ${limit} offset ${offset}`),
  ]);
  return { data, count: counted?.n ?? 0 };
}

/** The number of the newest version; 0 without one. */
export async function findNewest(db: TenantDb, assessmentId: string): Promise<number> {
  const [row] = await db.query<{ newest: number }>(sql`select coalesce(max(v.number), 0)::int as newest
    from soa_version v where v.org_id = ${db.org_id} and v.assessment_id = ${assessmentId}`);
  return row?.newest ?? 0;
}
