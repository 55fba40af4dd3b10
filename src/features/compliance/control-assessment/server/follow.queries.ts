import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { asRows } from '#features/compliance/crosswalk/server/shared/mapping-in-force.queries.ts';
import type { ControlResult } from '../control-assessment-status.contract.ts';
import type { Affected } from './shared/follow-turn.queries.ts';
import { suggestions } from './shared/suggestion.queries.ts';

/** An answer that followed. */
export interface UpdatedFollower {
  id: string;
  ref: string;
  old_result: ControlResult;
  result: ControlResult;
  old_percent: number | null;
  percent: number | null;
}

/** Says anew what these controls of one level are suggested, and moves those that follow: their answers and versions. Of an answer that is
 *  somebody's own, was handed in, or does not apply only the suggestion changes. */
const updateLevel = (
  db: TenantDb,
  level: readonly string[],
  { controls, mappings }: Affected,
): Promise<UpdatedFollower[]> =>
  db.query<
    UpdatedFollower & { moves: boolean }
  >(sql`with mapped as materialized (${asRows(mappings)}), targets as materialized (
      select ca.*, fa.standard, fa.status in ('draft', 'in_progress') and ca.status in ('to_do', 'in_progress') and ca.is_applicable as is_open
      from control_assessment ca join compliance_assessment fa on fa.org_id = ca.org_id and fa.id = ca.assessment_id
      where ca.org_id = ${db.org_id} and ca.id = any (${sql.param(controls)}::uuid[])
        and ca.assessment_id = any (${sql.param([...level])}::uuid[]) and not ca.is_parent
    ), ${suggestions}, decided as (
      select t.id, t.result as old_result, t.implementation_percent as old_percent, w.result, w.percent, coalesce(w.sources, '{}') as sources,
        case when w.id is null then 'none' when t.follow_mode <> 'none' then t.follow_mode when w.result is null then 'none'
          when t.result = 'not_assessed' and t.carried_from is null then 'following' else 'overridden' end as mode, t.is_open
      from targets t left join weakest w on w.id = t.id where coalesce(w.is_live, true)
    ), moving as (
      select d.*, d.mode = 'following' and d.is_open
        and (d.old_result <> coalesce(d.result, 'not_assessed') or d.old_percent is distinct from d.percent) as moves from decided d
    ), changed as (
      update control_assessment ca set follow_mode = n.mode, source_ids = n.sources, source_result = n.result, source_percent = n.percent,
        result = case when n.moves then coalesce(n.result, 'not_assessed') else ca.result end,
        implementation_percent = case when n.moves then n.percent else ca.implementation_percent end,
        status = case when n.moves then 'in_progress' else ca.status end,
        version = ca.version + n.moves::integer,
        updated_at = case when n.moves then ${db.now.toISOString()}::timestamptz else ca.updated_at end,
        updated_by = case when n.moves then null else ca.updated_by end
      from moving n where ca.org_id = ${db.org_id} and ca.id = n.id
        and (n.moves or ca.follow_mode <> n.mode or ca.source_ids <> n.sources or ca.source_result is distinct from n.result
          or ca.source_percent is distinct from n.percent)
      returning ca.id, ca.code as ref, n.old_result, ca.result, n.old_percent, ca.implementation_percent as percent, n.moves
    ) select * from changed c where c.moves order by c.id`);

/** Moves everything that an answer reaches, one level after the other, in one trip. Answers what moved. */
export async function updateFollowers(db: TenantDb, reach: Affected): Promise<UpdatedFollower[]> {
  const moved = await Promise.all(reach.levels.map((level) => updateLevel(db, level, reach)));
  return moved.flat();
}

/** The controls of an assessment that are answered, as a query of their ids. */
export const answeredIn = (db: TenantDb, assessment: string): SQL =>
  sql`select ca.id from control_assessment ca where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessment} and not ca.is_parent`;
