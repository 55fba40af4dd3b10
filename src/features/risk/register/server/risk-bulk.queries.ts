import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { Refusal } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { ownerUnknown } from '#features/risk/record/risk.contract.ts';
import { tagUnknown } from '#features/risk/tag/risk-tag.contract.ts';
import type { BulkSet } from '../risk-bulk.contract.ts';
import {
  readRisks,
  riskJoins,
  rowColumns,
  type StoredRow,
} from '#features/risk/record/server/shared/risk.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

/** What a bulk change looks at: a register row, and what its rules need. */
export type BulkRow = StoredRow;

/** The risks that were chosen, as far as the actor sees them; locked in one order, so that two such calls cannot deadlock. */
export async function findChosen(
  db: TenantDb,
  actor: Actor,
  ids: readonly string[],
  lock: boolean,
): Promise<Map<string, BulkRow>> {
  const rows = await readRisks<BulkRow>(
    db,
    (models) => sql`select ${rowColumns}, ${models} from risk r ${riskJoins}
    where r.org_id = ${db.org_id} and r.id = any (${sql.param(ids)}::uuid[]) and r.deleted_at is null and ${visibleTo(actor)}
    order by r.id ${lock ? sql`for update of r` : sql``}`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type Names = Record<string, string>;
export interface NamesOfSet {
  owner: Names;
  department: Names;
  category: Names;
  tag: Names;
}

/** The names of everything that is to be set, in one statement; what is not there is refused as a whole. */
export async function findNames(db: TenantDb, sets: readonly BulkSet[]): Promise<NamesOfSet> {
  const idsOf = (pick: (set: BulkSet) => (string | null | undefined)[]) => [
    ...new Set(sets.flatMap(pick).filter((id) => typeof id === 'string')),
  ];
  const wanted: Record<keyof NamesOfSet, { ids: string[]; unknown: Refusal }> = {
    owner: { ids: idsOf(({ owner_id }) => [owner_id]), unknown: ownerUnknown },
    department: { ids: idsOf(({ department_id }) => [department_id]), unknown: departmentUnknown },
    category: { ids: idsOf(({ category_id }) => [category_id]), unknown: categoryUnknown },
    tag: {
      ids: idsOf(({ add_tag_ids = [], remove_tag_ids = [] }) => [...add_tag_ids, ...remove_tag_ids]),
      unknown: tagUnknown,
    },
  };
  const among = (ids: string[]) => sql`org_id = ${db.org_id} and id = any (${sql.param(ids)}::uuid[])`;
  const [found] = await db.query<Record<keyof NamesOfSet, Names | null>>(sql`select
    (select json_object_agg(id, first_name || ' ' || last_name) from person where ${among(wanted.owner.ids)}) as owner,
    (select json_object_agg(id, name) from department where ${among(wanted.department.ids)}) as department,
    (select json_object_agg(id, name) from risk_category where ${among(wanted.category.ids)}) as category,
    (select json_object_agg(id, name) from risk_tag where ${among(wanted.tag.ids)}) as tag`);
  const namesOf = (kind: keyof NamesOfSet): Names => {
    const names = found?.[kind] ?? {};
    return wanted[kind].ids.every((id) => id in names) ? names : refuse(wanted[kind].unknown);
  };
  return {
    owner: namesOf('owner'),
    department: namesOf('department'),
    category: namesOf('category'),
    tag: namesOf('tag'),
  };
}
