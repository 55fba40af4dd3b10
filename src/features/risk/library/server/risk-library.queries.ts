import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Page, Query } from '#platform/contract/endpoint.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { LibraryItem, LibraryItemDetails, listLibrary } from '../risk-library.contract.ts';
import { inDepartment } from '#features/risk/filter/server/shared/risk-selection.queries.ts';
import { narrowedTo } from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { departmentsOf, visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { shippedLibrary } from './shipped-library.content.ts';

interface Row {
  id: string;
  version: number | null;
  code: string | null;
  title: string;
  description: string | null;
  causes: string | null;
  consequences: string | null;
  category_id: string | null;
  category_key: string | null;
  category_name: string | null;
  likelihood: number | null;
  consequence: number | null;
  state: LibraryItem['state'];
  risk: LibraryItem['risk'];
  dismissal_reason: string | null;
  dismissed_by: string;
  dismissed_at: string;
  total: number;
}

const toItem = (row: Row): LibraryItem => ({
  id: row.id,
  version: row.version,
  source: row.code === null ? 'tenant' : 'shipped',
  code: row.code,
  title: row.title,
  description: row.description,
  causes: row.causes,
  consequences: row.consequences,
  category:
    row.category_name === null
      ? null
      : { id: row.category_id, key: row.category_key, name: row.category_name },
  suggested:
    row.likelihood === null || row.consequence === null
      ? null
      : { likelihood: row.likelihood, consequence: row.consequence },
  state: row.state,
  dismissed:
    row.dismissal_reason === null
      ? null
      : { reason: row.dismissal_reason, by: row.dismissed_by, at: row.dismissed_at },
  risk: row.risk,
});

/** Shipped risks in the reader's language beside the organisation's own. A shipped one is in the organisation's category of
 *  the same name, in whichever language that is. */
const items = (db: TenantDb, language: Language): SQL =>
  sql`select s.id, null::int as version, s.code, s.title collate "und-x-icu" as title, s.description, s.causes, s.consequences,
      c.id as category_id, s.category_key, coalesce(c.name, s.category_name) as category_name, s.likelihood, s.consequence
    from jsonb_to_recordset(${JSON.stringify(shippedLibrary[language])}::jsonb) as s (id uuid, code text, title text, description text, causes text,
      consequences text, category_key text, category_name text, category_names text[], likelihood smallint, consequence smallint)
    left join lateral (select c.id, c.name from risk_category c where c.org_id = ${db.org_id}
      and c.name_key in (select folded(name) from unnest(s.category_names) name) order by c.id limit 1) c on true
    union all select i.id, i.version, null, i.title, i.description, i.causes, i.consequences, i.category_id, null, c.name, i.likelihood, i.consequence
      from risk_library_item i left join risk_category c on c.org_id = i.org_id and c.id = i.category_id where i.org_id = ${db.org_id}`;

/** What became of each: a risk was made from it, or it was put aside. */
const standings = (db: TenantDb, actor: Actor, asked: string | undefined): SQL => {
  const dpt = narrowedTo({ actor, dpt: asked });
  const where = dpt === undefined ? sql`true` : inDepartment(db, dpt);
  const mine = dpt !== undefined && (actor.type === 'Admin' || departmentsOf(actor).includes(dpt));
  const asideFor = mine
    ? sql`d.department_id is null or d.department_id = ${dpt}`
    : sql`d.department_id is null`;
  return sql`left join lateral (select r.id, r.ref from risk r where r.org_id = ${db.org_id} and r.repo_item_id = i.id and r.deleted_at is null
      and ${visibleTo(actor)} and ${where} order by r.id limit 1) made on true
    left join lateral (select d.reason, d.by_name, d.at from risk_library_dismissal d where d.org_id = ${db.org_id} and d.item_id = i.id
      and (${asideFor}) order by d.department_id nulls last limit 1) aside on true`;
};

const columns = sql`i.*, json_build_object('id', made.id, 'ref', made.ref) as made_risk, made.id as made_id,
  aside.reason as dismissal_reason, aside.by_name as dismissed_by, aside.at as dismissed_at,
  case when made.id is not null then 'considered' when aside.reason is not null then 'not_relevant' else 'open' end as state`;

/** The repository as a department sees it. */
export async function findLibrary(
  db: TenantDb,
  actor: Actor,
  { limit, offset, dpt, q = '', category, state }: Query<typeof listLibrary>,
  language: Language,
): Promise<Page<LibraryItem>> {
  const conditions = sql.join(
    [
      sql`true`,
      ...(q === ''
        ? []
        : [
            sql`position(folded(${q}) in folded(concat_ws(' ', title, description, causes, consequences) collate "und-x-icu")) > 0`,
          ]),
      ...(category === undefined
        ? []
        : [sql`(category_key = ${category} or category_id::text = ${category})`]),
      ...(state === undefined ? [] : [sql`state = ${state}`]),
    ],
    sql` and `,
  );
  const rows = await db.query<Row>(sql`
    with i as (${items(db, language)}), seen as (select ${columns} from i ${standings(db, actor, dpt)}),
      found as (select * from seen where ${conditions}),
      page as (select * from found order by category_name collate "und-x-icu" nulls last, title, id limit ${limit} offset ${offset})
    select page.*, case when made_id is not null then made_risk end as risk, total.n as total
    from (select count(*)::int as n from found) total left join page on true
    order by category_name collate "und-x-icu" nulls last, title, id`);
  return { data: rows.filter(({ id }) => id !== null).map(toItem), count: rows[0]?.total ?? 0 };
}

/** One of them, as the whole organisation or a department sees it. */
export async function findLibraryItem(
  db: TenantDb,
  actor: Actor,
  id: string,
  language: Language,
  dpt?: string,
): Promise<LibraryItem | undefined> {
  const [row] = await db.query<Row>(sql`
    with i as (select * from (${items(db, language)}) every where id = ${id})
    select ${columns}, case when made.id is not null then json_build_object('id', made.id, 'ref', made.ref) end as risk
    from i ${standings(db, actor, dpt)}`);
  return row && toItem(row);
}

export type StoredItem = Omit<LibraryItemDetails, 'suggested'> & {
  id: string;
  version: number;
  likelihood: number | null;
  consequence: number | null;
};

export async function findOwnItemToChange(db: TenantDb, id: string): Promise<StoredItem | undefined> {
  const [row] =
    await db.query<StoredItem>(sql`select id, version, title, description, causes, consequences, category_id, likelihood, consequence
    from risk_library_item where org_id = ${db.org_id} and id = ${id} for update`);
  return row;
}
