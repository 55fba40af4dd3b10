import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { OwnContent } from '../own-content.contract.ts';
import type { OwnFrameworkStatus } from '../framework-status.contract.ts';
import type { OwnFramework } from '../own-framework.contract.ts';
import type { ContentHead } from './framework.table.ts';
import { ownFrameworkOf } from './framework.table.ts';

/** One of the organisation's own frameworks with its draft, as the database gives it. */
export interface StoredFramework extends Pick<OwnFramework, 'id' | 'version' | 'edition' | 'has_changes'> {
  status: OwnFrameworkStatus;
  content: OwnContent;
  hash: string;
  editions: OwnFramework['editions'];
  created_at: string;
  updated_at: string;
}

/** The same in a list: of a published one what its newest edition says, of a draft what the draft does. */
export interface ListedFramework extends Pick<StoredFramework, 'id' | 'status' | 'edition' | 'has_changes'> {
  head: ContentHead;
  assessments: number;
}

/** Assessments `a` by the framework `f`, along the index that has both. */
const byIt = sql.raw(
  `a.org_id = f.org_id and a.framework = 'custom' and ${ownFrameworkOf('a.')} = f.id and a.deleted_at is null`,
);
const newest = sql.raw(
  'left join maturity_framework_edition e on e.org_id = f.org_id and e.framework_id = f.id and e.edition = f.edition',
);
const hasChanges = sql.raw('f.hash is distinct from e.hash as has_changes');

/** Those of the organisation, drafts for an Admin alone. */
export const findOwnFrameworks = (db: TenantDb, actor: Actor): Promise<ListedFramework[]> =>
  db.query<ListedFramework>(sql`select f.id, f.status, f.edition, ${hasChanges}, coalesce(e.head, f.head) as head,
      (select count(*)::int from maturity_assessment a where ${byIt}) as assessments
    from maturity_framework f ${newest} where f.org_id = ${db.org_id} and (f.status <> 'draft' or ${actor.type === 'Admin'}) order by f.id`);

const thisFramework = (db: TenantDb, id: string): SQL => sql`f.org_id = ${db.org_id} and f.id = ${id}`;

/** A framework with its draft and the list of its editions. */
export async function findOwnFramework(db: TenantDb, id: string): Promise<StoredFramework | undefined> {
  const [row] =
    await db.query<StoredFramework>(sql`select f.id, f.version, f.status, f.edition, ${hasChanges}, f.content, f.hash, f.created_at, f.updated_at,
      coalesce((select json_agg(json_build_object('edition', p.edition, 'published_at', to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'published_by', (select json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) from person w where w.org_id = p.org_id and w.id = p.published_by),
          'assessments', (select count(*)::int from maturity_assessment a where a.org_id = f.org_id and a.framework_id = f.id and a.content_version = p.edition and a.deleted_at is null)) order by p.edition desc)
        from (select x.* from maturity_framework_edition x where x.org_id = f.org_id and x.framework_id = f.id order by x.edition desc limit 50) p), '[]') as editions
    from maturity_framework f ${newest} where ${thisFramework(db, id)}`);
  return row;
}

/** The same, locked: whoever reads a framework in order to change it must not race. */
export async function findOwnFrameworkToChange(
  db: TenantDb,
  id: string,
): Promise<StoredFramework | undefined> {
  const [, row] = await Promise.all([
    db.query(sql`select from maturity_framework f where ${thisFramework(db, id)} for update`),
    findOwnFramework(db, id),
  ]);
  return row;
}

/** The content of an edition, or of the draft, with what the framework says of itself now. */
export interface StoredContent {
  status: OwnFrameworkStatus;
  edition: number;
  content: OwnContent;
}

/** An edition of a framework: the one named, otherwise the newest. The draft is edition 0 of nobody. */
export async function findContent(
  db: TenantDb,
  id: string,
  wanted: number | 'draft' | undefined,
): Promise<StoredContent | undefined> {
  const [row] = await db.query<StoredContent>(
    wanted === 'draft'
      ? sql`select f.status, f.edition, f.content from maturity_framework f where ${thisFramework(db, id)}`
      : sql`select f.status, e.edition, e.content from maturity_framework f
          join maturity_framework_edition e on e.org_id = f.org_id and e.framework_id = f.id and e.edition = coalesce(${wanted ?? null}::int, f.edition)
          where ${thisFramework(db, id)}`,
  );
  return row;
}
