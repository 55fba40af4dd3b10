import { sql, type SQL } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { foldedWords } from '#platform/contract/folding.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { OwnRequirement, OwnStandardVersion } from '../own-standard.contract.ts';
import { versionInForce } from './shared/standard.queries.ts';

export type StoredVersion = Omit<OwnStandardVersion, 'permissions' | 'published_by'> & {
  published_by: string | null;
  published_by_name: string | null;
};

const columns = sql`${sql.raw(`s.id, s.version, s.key, s.standard_version, s.name, s.provider, s.description, s.language, s.status, s.source,
  s.groups, s.controls, s.sub_controls, s.hash, s.lost, s.published_at, s.published_by, s.created_at, s.updated_at,
  (select p.first_name || ' ' || p.last_name from person p where p.org_id = s.org_id and p.id = s.published_by) as published_by_name,
  (select count(*)::int from compliance_assessment a where a.org_id = s.org_id and a.standard = s.key
    and a.standard_version = s.standard_version and a.deleted_at is null) as assessments,
  (select count(*)::int from compliance_assessment a where a.org_id = s.org_id and a.standard = s.key
    and a.standard_version = s.standard_version and a.deleted_at is null and a.status in ('draft', 'in_progress', 'in_review')) as open_assessments`)},
  s.standard_version is not distinct from ${versionInForce('s', 'key')} as is_in_force`;

/** All versions; an organisation has few. */
export const findOwnVersions = (db: TenantDb): Promise<StoredVersion[]> =>
  db.query<StoredVersion>(sql`select ${columns} from compliance_standard s where s.org_id = ${db.org_id}
    order by s.name, s.key, s.published_at desc nulls first, s.id desc limit 500`);

const thisOne = (db: TenantDb, id: string): SQL => sql`s.org_id = ${db.org_id} and s.id = ${id}`;

export async function findOwnVersion(db: TenantDb, id: string): Promise<StoredVersion | undefined> {
  const [row] = await db.query<StoredVersion>(
    sql`select ${columns} from compliance_standard s where ${thisOne(db, id)}`,
  );
  return row;
}

/** The same, locked: whoever reads a version in order to change it must not race. */
export async function findOwnVersionToChange(db: TenantDb, id: string): Promise<StoredVersion | undefined> {
  const [, row] = await Promise.all([
    db.query(sql`select from compliance_standard s where ${thisOne(db, id)} for update`),
    findOwnVersion(db, id),
  ]);
  return row;
}

/** A page of what a version asks; of those that say all the words, where some were asked for. */
export async function findOwnRequirements(
  db: TenantDb,
  id: string,
  { q = '', limit, offset }: { q?: string | undefined; limit: number; offset: number },
): Promise<Page<OwnRequirement>> {
  const words = foldedWords(q);
  const where = sql.join(
    [
      sql`q.org_id = ${db.org_id} and q.standard_id = ${id}`,
      ...words.map((word) => sql`strpos(folded(q.code || ' ' || q.title), ${word}) > 0`),
    ],
    sql` and `,
  );
  const [[all], data] = await Promise.all([
    db.query<{ n: number }>(sql`select count(*)::int as n from compliance_requirement q where ${where}`),
    db.query<OwnRequirement>(sql`select q.code, q.parent, q.depth, q.title, q.text, q.guidance, q.assessable, q.weight::float8 as weight, q.groups
      from compliance_requirement q where ${where} order by q.position limit ${limit} offset ${offset}`),
  ]);
  return { data, count: all?.n ?? 0 };
}
