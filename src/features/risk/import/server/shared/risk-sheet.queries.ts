import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { one, type Statement, type TenantDb } from '#platform/server/database/database.ts';
import {
  exchangeFieldNames,
  exchangeRow,
  fieldsOfKind,
  type ExchangeField,
  type ExchangeKind,
  type FieldOfKind,
  type KindOf,
  type StoredField,
} from '#features/risk/record/exchange-field.contract.ts';
import type { RiskStatus, Treatment } from '#features/risk/record/risk-status.contract.ts';
import type { RiskFactor } from '#features/risk/model/risk-model.contract.ts';
import {
  findActiveModel,
  findFactors,
  type StoredModel,
} from '#features/risk/model/server/shared/risk-model.queries.ts';
import type { Selection } from '#features/risk/filter/server/shared/risk-paging.queries.ts';
import type { KnownRisk } from '../../row-decision.rules.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** What the database holds of a field of each kind. */
interface StoredValues {
  id: string;
  reference: string;
  line: string;
  prose: string | null;
  /** Its name. */
  category: string | null;
  department: string | null;
  /** An e-mail address. */
  person: string | null;
  day: string;
  closing_day: string | null;
  rating: number | null;
  treatment: Treatment;
  status: RiskStatus;
  tags: string[];
}

/** A risk as a sheet shows it: a category and people by name, a department by its id. */
export type SheetRisk = { [Field in ExchangeField]: StoredValues[KindOf<Field>] };

const columnOf = (field: StoredField): string => {
  const { column, partOf } = exchangeRow(field);
  return partOf === undefined ? `r.${column}` : `r.${partOf} ->> '${column}'`;
};

/** How a field of each kind is found; what is not named here is the column itself. */
const found: { [Kind in ExchangeKind]?: (field: FieldOfKind<Kind>) => string } = {
  id: () => 'r.id',
  category: (field) =>
    `(select c.name from risk_category c where c.org_id = r.org_id and c.id = ${columnOf(field)})`,
  person: (field) => `(select p.email from person p where p.org_id = r.org_id and p.id = ${columnOf(field)})`,
  tags: () =>
    `coalesce((select array_agg(t.name order by t.name_key) from risk_tag_link l join risk_tag t on t.org_id = l.org_id and t.id = l.tag_id
    where l.org_id = r.org_id and l.risk_id = r.id), '{}')`,
};

const sheetColumns = sql.raw(
  exchangeFieldNames
    .map((field) => {
      const find = (found[exchangeRow(field).kind] ?? columnOf) as (field: ExchangeField) => string;
      return `${find(field)} as ${field}`;
    })
    .join(', '),
);
/** A row of a file names a department or a person, and is compared by their ids. */
const idColumns = sql.raw(fieldsOfKind('department', 'person').map(columnOf).join(', '));

export interface SheetPage {
  rows: SheetRisk[];
  /** Where the next page begins; nothing after the last. */
  next: SheetKey | undefined;
}
export type SheetKey = readonly [ref: string, entryNumber: number];

/** A page of an export, in the order of references, from a key on: as cheap at the end as at the beginning. */
export async function findSheetPage(
  db: TenantDb,
  { where, alongOrder, planned }: Pick<Selection, 'where' | 'alongOrder' | 'planned'>,
  after: SheetKey | undefined,
  limit: number,
): Promise<SheetPage> {
  const beyond =
    after === undefined
      ? sql``
      : sql`and (r.ref_sort, r.entry_number) > (${after[0]}::text collate "C", ${after[1]}::int)`;
  const rows = await db.query<SheetRisk & { ref_sort: string; entry_number: number }>(
    sql`select r.ref_sort, r.entry_number, ${sheetColumns} from (
        select r.* from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and ${alongOrder ?? where} ${beyond}
        order by r.ref_sort, r.entry_number limit ${sql.raw(String(limit))}
      ) r order by r.ref_sort, r.entry_number`,
    { planned, isLast: true },
  );
  const last = rows.at(-1);
  return {
    rows,
    next: last !== undefined && rows.length === limit ? [last.ref_sort, last.entry_number] : undefined,
  };
}

/** How many rows an export would have, counted no further than asked. */
export async function countSheet(
  db: TenantDb,
  { where, planned }: Pick<Selection, 'where' | 'planned'>,
  most: number,
): Promise<number> {
  const rows = await db.query<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and ${where} limit ${sql.raw(String(most))}) few`,
    { planned },
  );
  return one(rows).n;
}

/** A risk of the register that a row of a file may be about, whether or not the actor sees it. */
export type ComparedRisk = KnownRisk & SheetRisk;

/** Risks with one of these references or ids, deleted ones included: their references are taken. The lists are joined, not
 *  compared with `any`: in an organisation that has just grown the planner would go through them for every risk. */
export const findRisksToCompare = (
  db: TenantDb,
  actor: Actor,
  refs: readonly string[],
  ids: readonly string[],
): Promise<ComparedRisk[]> =>
  db.query<ComparedRisk>(sql`with found as materialized (
      select r.id from unnest(${sql.param(refs)}::text[]) as given (ref) join risk r on r.org_id = ${db.org_id} and r.ref = given.ref
      union select r.id from unnest(${sql.param(ids)}::uuid[]) as given (id) join risk r on r.org_id = ${db.org_id} and r.id = given.id
    )
    select ${sheetColumns}, ${idColumns}, r.version, r.triage, r.raised_by, r.created_at, r.deleted_at, r.request, r.residual_reason, r.residual_basis, r.level, r.appetite_level, r.open_plans, r.working_controls,
      case when r.inherent_level is not null then json_build_object('likelihood', r.inherent_likelihood, 'consequence', r.inherent_consequence) end as inherent,
      case when r.residual_level is not null then json_build_object('likelihood', r.residual_likelihood, 'consequence', r.residual_consequence) end as residual,
      case when r.target_level is not null then json_build_object('likelihood', r.target_likelihood, 'consequence', r.target_consequence) end as target,
      ${visibleTo(actor)} and (r.deleted_at is null or ${actor.type === 'Admin'}) as visible
    from found join risk r on r.org_id = ${db.org_id} and r.id = found.id`);

const named: Statement = {
  name: 'named_for_sheet',
  text: `select
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name_key), '[]') from risk_category where org_id = $1) as categories,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name_key), '[]') from risk_tag where org_id = $1) as tags,
    (select coalesce(json_agg(json_build_object('id', d.id, 'active', d.status = 'active', 'path', (select array_agg(a.name order by array_position(d.path, a.id)) from department a
      where a.org_id = $1 and a.id = any (d.path))) order by d.position, d.name), '[]') from department d where d.org_id = $1) as departments,
    (select coalesce(json_agg(json_build_object('id', id, 'name', first_name || ' ' || last_name, 'email', email, 'active', status = 'active') order by email), '[]') from person where org_id = $1) as people`,
};

export interface ReferenceNames {
  categories: { id: string; name: string }[];
  tags: { id: string; name: string }[];
  departments: { id: string; path: string[]; active: boolean }[];
  people: { id: string; name: string; email: string; active: boolean }[];
}

/** Everything that a sheet names by its name. */
export const findReferenceNames = async (db: TenantDb): Promise<ReferenceNames> =>
  one(await db.ask<ReferenceNames>(named, [db.org_id]));

export type ActiveModel = StoredModel;

/** What the ratings of a file are read by: the model in use, and the scales of its factors. */
export const findScale = async (db: TenantDb): Promise<{ model: ActiveModel; factors: RiskFactor[] }> => ({
  model: await findActiveModel(db),
  factors: await findFactors(db),
});
