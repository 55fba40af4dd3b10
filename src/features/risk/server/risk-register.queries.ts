import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { pageLimits } from '#platform/contract/paging.ts';
import { invalidInput } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database.ts';
import { refuse } from '#platform/server/refuse.ts';
import { today } from '#platform/contract/today.ts';
import type { Basis, RegisterQuery, RiskRow, Sort } from '../risk.contract.ts';
import { departmentsOf, riskJoins, rowColumns, toRow, visibleTo, type StoredRow } from './risk.queries.ts';

/** The column each order runs along; an index ends each in the id. */
const columns: Record<Sort, { column: SQL; type: SQL }> = {
  ref: { column: sql`ref_sort`, type: sql`text collate "C"` },
  title: { column: sql`title`, type: sql`text collate "und-x-icu"` },
  level: { column: sql`rank`, type: sql`smallint` },
  status: { column: sql`state`, type: sql`smallint` },
  department: { column: sql`department_sort`, type: sql`text collate "und-x-icu"` },
  owner: { column: sql`owner_sort`, type: sql`text collate "und-x-icu"` },
  review_on: { column: sql`review_sort`, type: sql`date` },
  updated_at: { column: sql`updated_at`, type: sql`timestamptz` },
};

/** Which risks a list is about. `kept` is the figure that knows their number, where there is one. */
export interface Selection {
  where: SQL;
  /** Set where it is about departments and little else: then a page in the order of levels is read per department. */
  apart: Apart | undefined;
  kept: Kept | undefined;
  /** Composed from a few shapes, so that its plan is worth keeping. */
  planned: boolean;
}

/** The selection as departments, by their ids, and what else must hold in each of them. */
export interface Apart {
  departments: SQL;
  rest: SQL;
}

/** A number that need not be counted; `doubt` says when it has to be after all. */
export interface Kept {
  figure: SQL;
  doubt: SQL | undefined;
}

export type Window = Pick<RegisterQuery, 'limit' | 'offset' | 'ordering' | 'after' | 'before' | 'last'>;
type StoredPage = StoredRow & { total: number; capped: boolean; sort_key: string };

/** A page of risks and their number, in one statement: the ids along the order's index first, then their rows. */
export async function findPage(
  db: TenantDb,
  actor: Actor,
  selection: Selection,
  window: Window,
): Promise<Page<RiskRow>> {
  const backwards = window.ordering.startsWith('-');
  const { column, type } = columns[window.ordering.replace('-', '') as Sort];
  const fromEnd = window.before !== undefined || window.last !== undefined;
  const direction = backwards === fromEnd ? sql`asc` : sql`desc`;
  const key = window.after ?? window.before;
  const beyond =
    key === undefined
      ? sql``
      : pastKey(
          window.after === undefined ? 'before' : 'after',
          key,
          column,
          type,
          backwards === fromEnd ? sql`>` : sql`<`,
        );
  // A limit that the plan knows: it decides whether the order's index is worth following.
  const limit = sql.raw(String(window.last ?? window.limit));
  const skips = window.offset > 0 && key === undefined && window.last === undefined;
  const skipped = skips ? sql`offset ${window.offset}` : sql``;
  const everything = sql`from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and ${selection.where}`;
  const inOrder = sql`${beyond} order by r.${column} ${direction}, r.id ${direction}`;
  // Along the order's index of each department, and never past rows of others: what a page costs follows the number of
  // departments and not that of risks. Orders without such an index pass over the others' rows.
  const page =
    selection.apart === undefined || column !== columns.level.column
      ? sql`select r.id, r.${column} as sort_value ${everything} ${inOrder} limit ${limit} ${skipped}`
      : sql`select part.id, part.sort_value from (${selection.apart.departments}) unit cross join lateral (
          select r.id, r.${column} as sort_value from risk r where r.org_id = ${db.org_id} and r.department_id = unit.id and r.deleted_at is null
            and ${selection.apart.rest} ${inOrder} limit ${limit} ${skips ? sql`+ ${window.offset}::bigint` : sql``}
        ) part order by part.sort_value ${direction}, part.id ${direction} limit ${limit} ${skipped}`;

  const rows = await db.query<StoredPage>(
    sql`with page as materialized (${page}),
      total as (${totalOf(selection.kept, everything)})
      select total.n::int as total, total.capped, page.sort_value::text as sort_key, ${rowColumns}
      from total left join page on true left join risk r on r.org_id = ${db.org_id} and r.id = page.id ${riskJoins}
      order by page.sort_value ${direction}, page.id ${direction}`,
    { planned: selection.planned },
  );
  if (fromEnd) rows.reverse();
  const day = today(db.now, actor.timezone);
  const found = rows.filter(({ id }) => id !== null);
  const [first, last] = [found[0], found.at(-1)];
  return {
    data: found.map((row) => toRow(row, day)),
    count: rows[0]?.total ?? 0,
    ...(rows[0]?.capped && { count_is_capped: true }),
    ...(first && last && { keys: { first: keyOf(first), last: keyOf(last) } }),
  };
}

/** The kept figure or a count; where both stand in the statement, only one of them is worked out. */
const totalOf = (kept: Kept | undefined, everything: SQL): SQL => {
  if (kept === undefined) return counted(everything);
  if (kept.doubt === undefined) return kept.figure;
  return sql`select * from (${kept.figure}) kept where not ${kept.doubt} union all select * from (${counted(everything)}) live where ${kept.doubt}`;
};

/** Counted live, and no further than the cap. */
const counted = (everything: SQL): SQL => {
  const cap = sql.raw(String(pageLimits.count));
  return sql`select least(count(*), ${cap}) as n, count(*) > ${cap} as capped from (select ${everything} limit ${cap} + 1) few`;
};

const keyOf = ({ sort_key, id }: StoredPage): string =>
  Buffer.from(JSON.stringify([sort_key, id])).toString('base64url');

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** The rows past a key of an earlier page. A key that is not one of ours is bad input. */
function pastKey(field: 'after' | 'before', key: string, column: SQL, type: SQL, comparison: SQL): SQL {
  try {
    const [value, id] = JSON.parse(Buffer.from(key, 'base64url').toString()) as [unknown, unknown];
    if (
      typeof value === 'string' &&
      typeof id === 'string' &&
      uuid.test(id) &&
      value.isWellFormed() &&
      !value.includes('\0')
    ) {
      return sql`and (r.${column}, r.id) ${comparison} (${value}::text::${type}, ${id}::uuid)`;
    }
  } catch {
    // Fall through: what cannot be read is refused below.
  }
  return refuse(invalidInput, { errors: { [field]: ['page_key_unknown'] } });
}

/** Rows of a department and those below it. */
export const inDepartment = (db: TenantDb, dpt: string): SQL => inDepartments(db, [dpt]);

export const inDepartments = (db: TenantDb, ids: readonly string[]): SQL =>
  sql`r.department_id in (${departmentsBelow(db, [ids])})`;

/** The departments that are one of these, or below one, in each entry. */
export const departmentsBelow = (db: TenantDb, entries: readonly (readonly string[])[]): SQL =>
  sql`select d.id from department d where ${sql.join(
    [
      sql`d.org_id = ${db.org_id}`,
      ...entries.map((ids) =>
        ids.length === 1 ? sql`${ids[0]}::uuid = any (d.path)` : sql`d.path && ${sql.param(ids)}::uuid[]`,
      ),
    ],
    sql` and `,
  )}`;

/** Risks with a word beginning with each word asked for: looked up first, as a list, so that the cost follows the matches and
 *  not the register. Both bounds are made beforehand, because under row-level security only a comparison of plain columns
 *  narrows an index. */
export const matching = (db: TenantDb, q: string): SQL =>
  sql`r.id = any (array(select t.risk_id from (select word as low, word || chr(1114111) as high from search_words(${q}) word offset 0) w
    join risk_term t on t.org_id = ${db.org_id} and t.term >= w.low and t.term < w.high
    group by t.risk_id having count(distinct w.low) = (select count(*) from search_words(${q}))))`;

/** The departments a list is about, each entry narrowing further; `null` is the rows of the whole organisation. */
export interface Scope {
  departments: readonly (readonly (string | null)[])[];
  actor: Actor;
}

/** The number of risks by kept figures: exact at any size. Only where all the figure's rows are visible to the actor. */
export function keptCount(
  db: TenantDb,
  { departments, actor }: Scope,
  metric: 'all' | 'owner' | 'category' | Basis,
  condition: SQL,
): Kept | undefined {
  const inThese = departments.map((some) => {
    const ids = sql.param(some.filter((id) => id !== null));
    const below = sql`f.department_id in (select d.id from department d where d.org_id = ${db.org_id} and d.path && ${ids}::uuid[])`;
    return some.includes(null) ? sql`(f.department_id is null or ${below})` : below;
  });
  const figure = sql`select coalesce(sum(f.n), 0) as n, false as capped from risk_figure f
    where f.org_id = ${db.org_id} and f.metric = ${metric} and ${sql.join([condition, ...inThese], sql` and `)}`;
  if (actor.type === 'Admin' || actor.flat) return { figure, doubt: undefined };
  const mine = departmentsOf(actor);
  const own = departments.find((some) => some.every((id) => id === null || mine.includes(id)));
  if (own === undefined) return undefined;
  const ids = sql.param(own.filter((id) => id !== null));
  // Somebody may belong to a department without those below it.
  const doubt = sql`exists (select from department d where d.org_id = ${db.org_id} and d.path && ${ids}::uuid[] and d.id <> all (${sql.param(mine)}::uuid[]))`;
  return { figure, doubt };
}

/** `GET /risk/`: the register, by department and words. */
export function findRisks(db: TenantDb, actor: Actor, query: RegisterQuery): Promise<Page<RiskRow>> {
  const { dpt, q } = query;
  const searching = q !== undefined && q !== '';
  const rest = visibleTo(actor);
  const where = sql.join(
    [rest, ...(dpt === undefined ? [] : [inDepartment(db, dpt)]), ...(searching ? [matching(db, q)] : [])],
    sql` and `,
  );
  const departments = dpt === undefined ? [] : [[dpt]];
  const kept = searching ? undefined : keptCount(db, { departments, actor }, 'all', sql`true`);
  const apart =
    dpt === undefined || searching ? undefined : { departments: departmentsBelow(db, departments), rest };
  return findPage(db, actor, { where, apart, kept, planned: true }, query);
}
