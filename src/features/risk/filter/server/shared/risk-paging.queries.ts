import { sql, type SQL } from 'drizzle-orm';
import { safeParse } from 'zod/v4/core';
import { day } from '#platform/contract/day.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { pageLimits } from '#platform/contract/paging.ts';
import { invalidInput } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { today } from '#platform/contract/today.ts';
import type { RegisterQuery, RiskRow, Sort } from '#features/risk/record/risk.contract.ts';
import { toRow } from '#features/risk/record/server/shared/risk.presenter.ts';
import {
  listedColumns,
  listedNames,
  readRisks,
  type ListedRow,
} from '#features/risk/record/server/shared/risk.queries.ts';

interface SortColumn {
  column: SQL;
  type: SQL;
  /** What the column's value looks like where it stands in a page key: whatever else stands there, the key is not ours. */
  written: (value: string) => boolean;
}

const alphabetical = (column: SQL, collation: string): SortColumn => ({
  column,
  type: sql.raw(`text collate "${collation}"`),
  written: (value) => value.isWellFormed() && !value.includes('\0'),
});
const small = (column: SQL): SortColumn => ({
  column,
  type: sql`smallint`,
  written: (value) => /^-?\d{1,5}$/.test(value) && Math.abs(Number(value)) <= 32_767,
});
/** As the database writes the time of a moment, in UTC. */
const timeOfDay = /^ (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?\+00$/;
const isDay = (value: string): boolean => safeParse(day, value).success;

/** The column each order runs along; what is equal by it stands in the order it was entered in, and an index ends in that. */
const columns: Record<Sort, SortColumn> = {
  ref: alphabetical(sql`ref_sort`, 'C'),
  title: alphabetical(sql`title`, 'und-x-icu'),
  level: small(sql`rank`),
  status: small(sql`state`),
  department: alphabetical(sql`department_sort`, 'und-x-icu'),
  owner: alphabetical(sql`owner_sort`, 'und-x-icu'),
  review_on: {
    column: sql`review_sort`,
    type: sql`date`,
    // Those that are not to be reviewed come last.
    written: (value) => value === '9999-12-31' || isDay(value),
  },
  updated_at: {
    column: sql`updated_at`,
    type: sql`timestamptz`,
    written: (value) => isDay(value.slice(0, 10)) && timeOfDay.test(value.slice(10)),
  },
};

/** So many rows are gathered and sorted in a millisecond. */
const few = sql.raw('1000');
/** So many rows of an order are gone along in some tens of milliseconds. */
const ahead = sql.raw('5000');

/** Which risks a list is about. `kept` is the stored aggregate with their number, where there is one. */
export interface Selection {
  where: SQL;
  /** The same rows by a condition that is told for each row by itself, where there may be more than are worth finding for a page. */
  alongOrder: SQL | undefined;
  /** The same rows in parts, each with an index in the order of levels; where there are such parts. */
  apart: Apart | undefined;
  kept: StoredCount | undefined;
  /** Nothing is narrowed but what the actor sees: any order leads along its index. */
  isWhole: boolean;
  /** Composed from a few shapes, so that its plan is worth keeping. */
  planned: boolean;
}

/** Parts that have no row in common: what each of these departments has, and what meets each of the other conditions. */
export interface Apart {
  departments: SQL;
  others: readonly SQL[];
  /** What must hold in every part. */
  rest: SQL;
  /** `rest` may be rare: then what is found is found faster by an index of its own. */
  isRare: boolean;
}

/** A number that need not be counted, and which rows it leaves to be counted. */
export interface StoredCount {
  figure: SQL;
  beside: SQL | undefined;
}

export type Window = Pick<RegisterQuery, 'limit' | 'offset' | 'ordering' | 'after' | 'before' | 'last'>;
type StoredPage = Omit<ListedRow, 'tags'> & {
  total: number;
  capped: boolean;
  sort_key: string;
  entry_number: number;
  /** The tags of the whole page, in the order of their names: with one of its rows. */
  page_tags: [risk: string, id: string, name: string, colour: string | null][] | null;
};

/** A page of risks and their number, in one statement. What rows have in common is sent once, and put together here. */
export async function findPage(
  db: TenantDb,
  actor: Actor,
  selection: Selection,
  window: Window,
): Promise<Page<RiskRow>> {
  const backwards = window.ordering.startsWith('-');
  const sort = columns[window.ordering.replace('-', '') as Sort];
  const { column } = sort;
  const fromEnd = window.before !== undefined || window.last !== undefined;
  const direction = backwards === fromEnd ? sql`asc` : sql`desc`;
  const key = window.after ?? window.before;
  const beyond =
    key === undefined
      ? sql``
      : pastKey(
          window.after === undefined ? 'before' : 'after',
          key,
          sort,
          backwards === fromEnd ? sql`>` : sql`<`,
        );
  const skips = window.offset > 0 && key === undefined && window.last === undefined;
  const stored = sql`from risk r where r.org_id = ${db.org_id} and r.deleted_at is null`;
  const page = pageOf(selection, stored, {
    org: db.org_id,
    column,
    direction,
    beyond,
    // A limit that the plan knows: it decides whether the order's index is worth following.
    limit: sql.raw(String(window.last ?? window.limit)),
    skipped: skips ? sql`${window.offset}::bigint` : undefined,
  });
  const rows = await readRisks<StoredPage>(
    db,
    (models) => sql`with total as materialized (${totalOf(selection.kept, stored, selection.where)}),
      page as materialized (${page})
      select total.n::int as total, total.capped, r.sort_value::text as sort_key, r.entry_number, ${listedNames}, c.name as category_name, ${models},
        case when r.id = (select id from page limit 1) then (${tagsOfPage(db)}) end as page_tags
      from total left join page r on true left join risk_category c on c.org_id = ${db.org_id} and c.id = r.category_id
      order by r.sort_value ${direction}, r.entry_number ${direction}`,
    { planned: selection.planned, isLast: true },
  );
  if (fromEnd) rows.reverse();
  const thisDay = today(db.now, actor.timezone);
  const found = rows.filter(({ id }) => id !== null);
  const tags = Map.groupBy(
    found.flatMap(({ page_tags }) => page_tags ?? []),
    ([risk]) => risk,
  );
  const [first, last] = [found[0], found.at(-1)];
  return {
    data: found.map((row) => toRow({ ...row, tags: (tags.get(row.id) ?? []).map(toTag) }, thisDay)),
    count: rows[0]?.total ?? 0,
    ...(rows[0]?.capped && { count_is_capped: true }),
    ...(first && last && { keys: { first: keyOf(first), last: keyOf(last) } }),
  };
}

interface Cut {
  org: string;
  column: SQL;
  direction: SQL;
  beyond: SQL;
  limit: SQL;
  skipped: SQL | undefined;
}

/** The rows of a page. Part by part it costs the same however many rows there are; but where few rows meet what is asked, each
 *  part might be gone through for them. Where an index gives the rows in their order they are read as they come; otherwise
 *  places are gathered, sorted or skipped first, and then the rows of those that are left. Along an order, what comes next is looked
 *  at first; only where that does not fill the page is all found that there is. */
function pageOf({ where, alongOrder, apart, isWhole }: Selection, stored: SQL, cut: Cut): SQL {
  const { column, direction, beyond, limit, skipped } = cut;
  const inLevels = column === columns.level.column;
  // What the order's index holds: rows that are only passed over need not be looked at.
  const place = sql`r.${column} as sort_value, r.entry_number`;
  const read = (what: SQL, condition: SQL, upTo: SQL) =>
    sql`select ${what} ${stored} and ${condition} ${beyond} order by r.${column} ${direction}, r.entry_number ${direction} limit ${upTo}`;
  const parts = inLevels ? apart : undefined;
  if (parts === undefined && alongOrder === undefined && skipped === undefined && (inLevels || isWhole))
    return read(sql`${listedColumns}, ${place}`, where, limit);

  const offset = skipped === undefined ? sql`` : sql`offset ${skipped}`;
  // Row by row: before PostgreSQL knows how many rows an organisation has, it would look for the places once for each of them.
  const rowsOf = (places: SQL) =>
    sql`select ${listedColumns}, found.sort_value, found.entry_number from (${places}) found
      cross join lateral (select * from risk where org_id = ${cut.org} and entry_number = found.entry_number offset 0) r`;
  const atOnce = sql`${read(place, where, limit)} ${offset}`;
  const enough = skipped === undefined ? limit : sql`${limit} + ${skipped}`;
  if (alongOrder !== undefined) {
    const next = sql`select ${place} from (${read(sql`r.*`, sql`true`, ahead)}) r where ${alongOrder}
      order by r.${column} ${direction}, r.entry_number ${direction} limit ${enough}`;
    const isFull = sql`(select count(*) = ${enough} from next)`;
    return sql`with next as materialized (${next}) ${rowsOf(
      sql`(select * from next where ${isFull} order by sort_value ${direction}, entry_number ${direction} limit ${limit} ${offset})
        union all select * from (${atOnce}) listed where not ${isFull}`,
    )}`;
  }
  if (parts === undefined) return rowsOf(atOnce);

  const part = (condition: SQL) => sql`(${read(place, sql`${condition} and ${parts.rest}`, enough)})`;
  const ofDepartments = sql`select part.* from (${parts.departments}) unit cross join lateral ${part(sql`r.department_id = unit.id`)} part`;
  const inParts = sql`select * from (${sql.join([ofDepartments, ...parts.others.map(part)], sql` union all `)}) parts
    order by sort_value ${direction}, entry_number ${direction} limit ${limit} ${offset}`;
  if (!parts.isRare) return rowsOf(inParts);
  const areMany = sql`(select n > ${few} from total)`;
  return rowsOf(
    sql`select * from (${inParts}) many where ${areMany} union all select * from (${atOnce}) few where not ${areMany}`,
  );
}

/** The tags of the rows of `page`: looked up row by row, because an index leads to those of one risk and to no others. */
const tagsOfPage = (db: TenantDb): SQL =>
  sql`select json_agg(json_build_array(l.risk_id, t.id, t.name, t.colour) order by t.name)
    from page cross join lateral (select risk_id, tag_id from risk_tag_link where org_id = ${db.org_id} and risk_id = page.id offset 0) l
    join risk_tag t on t.org_id = ${db.org_id} and t.id = l.tag_id`;

const toTag = ([, id, name, colour]: NonNullable<StoredPage['page_tags']>[number]) => ({ id, name, colour });

/** The number by the stored aggregate, or by a count. What the figure leaves is looked for by its own condition and no other. */
const totalOf = (kept: StoredCount | undefined, stored: SQL, where: SQL): SQL => {
  if (kept === undefined) return counted(sql`${stored} and ${where}`);
  if (kept.beside === undefined) return sql`select kept.n, false as capped from (${kept.figure}) kept`;
  return sql`select case when live.capped then live.n else kept.n + live.n end as n, live.capped
    from (${kept.figure}) kept, (${counted(sql`${stored} and ${kept.beside} and (${where}) is true`)}) live`;
};

/** Counted live, and no further than the cap. */
const counted = (found: SQL): SQL => {
  const cap = sql.raw(String(pageLimits.count));
  return sql`select least(count(*), ${cap}) as n, count(*) > ${cap} as capped from (select ${found} limit ${cap} + 1) few`;
};

const keyOf = ({ sort_key, entry_number }: StoredPage): string =>
  Buffer.from(JSON.stringify([sort_key, entry_number])).toString('base64url');

/** As the column holds it: four bytes. */
const isEntryNumber = (said: unknown): said is number =>
  typeof said === 'number' && Number.isInteger(said) && said > 0 && said < 2 ** 31;

/** The rows past a key of an earlier page. A key that is not one of ours is bad input. */
function pastKey(
  field: 'after' | 'before',
  key: string,
  { column, type, written }: SortColumn,
  comparison: SQL,
): SQL {
  try {
    const [value, entryNumber] = JSON.parse(Buffer.from(key, 'base64url').toString()) as [unknown, unknown];
    if (typeof value === 'string' && isEntryNumber(entryNumber) && written(value)) {
      return sql`and (r.${column}, r.entry_number) ${comparison} (${value}::text::${type}, ${entryNumber}::int)`;
    }
  } catch {
    // Fall through: what cannot be read is refused below.
  }
  return refuse(invalidInput, { errors: { [field]: ['page_key_unknown'] } });
}
