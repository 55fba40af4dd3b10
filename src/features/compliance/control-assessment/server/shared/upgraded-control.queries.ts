import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { addRows, type RowAsked } from './added-control.queries.ts';

/** A row that another version of the standard asks; `is_reworded`: in other words than the version before. */
export interface RowPlanned extends RowAsked {
  is_reworded: boolean;
}

const planned = (plan: readonly RowPlanned[]): SQL =>
  sql`select * from json_to_recordset(${JSON.stringify(plan)}) as p (code text, parent text, section text, level text, position integer,
    is_parent boolean, weight numeric, is_reworded boolean)`;

/** Whether the row `ca` says anything about what it asks. */
export const saysSomething = sql.raw(
  `(ca.result <> 'not_assessed' or ca.applicability_state <> 'applicable')`,
);

export interface LeftRow {
  id: string;
  ref: string;
  parent: string | null;
  is_parent: boolean;
}

/** Locks the rows of an assessment, and answers those that a version does not ask: not at all, or answered now by what lies below them. */
export async function findLeaving(
  db: TenantDb,
  assessment: string,
  plan: readonly RowPlanned[],
): Promise<LeftRow[]> {
  const [, rows] = await Promise.all([
    db.query(
      sql`select from control_assessment ca where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessment} order by ca.id for update`,
    ),
    db.query<LeftRow>(sql`select ca.id, ca.code as ref, ca.parent, ca.is_parent from control_assessment ca
      left join (${planned(plan)}) p on p.code = ca.code and (ca.is_parent or not p.is_parent)
      where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessment} and p.code is null order by ca.position`),
  ]);
  return rows;
}

/** Moves rows to what keeps them apart, with everything that hangs on them: a trigger brings along who answers them and their evidence. What
 *  they are part of stands there as well, for those who read it. */
export async function keepApart(
  call: Call,
  { remainder, left, before }: { remainder: string; left: readonly LeftRow[]; before: readonly RowAsked[] },
): Promise<void> {
  const { db } = call;
  await db.query(sql`update control_assessment ca set assessment_id = ${remainder}
    where ca.org_id = ${db.org_id} and ca.id = any (${sql.param(left.map(({ id }) => id))}::uuid[])`);
  const there = new Set(left.map(({ ref }) => ref));
  const above = new Set(left.map(({ parent }) => parent));
  const missing = before.filter(({ code, is_parent }) => is_parent && above.has(code) && !there.has(code));
  if (missing.length > 0) await addRows(call, remainder, missing);
}

interface StayedRow {
  id: string;
  ref: string;
}

/** Lets the rows that stay stand where the version has them, and adds what it asks besides. What is worded otherwise and answered counts as not
 *  assessed until somebody confirms or changes it; these are answered. Nobody else's typing is refused for a row that only moved. */
export async function takePlaces(
  call: Call,
  assessment: string,
  plan: readonly RowPlanned[],
): Promise<StayedRow[]> {
  const { db, actor } = call;
  const here = await db.query<{ code: string; is_unconfirmed: boolean; id: string }>(
    sql`with plan as materialized (${planned(plan)}), staying as (
        select ca.id, ca.code, p.parent, p.section, p.level, p.position, p.is_parent, p.weight,
          not ca.is_parent and p.is_reworded and ${saysSomething} as is_unconfirmed
        from control_assessment ca join plan p on p.code = ca.code where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessment}
      ), changed as (
        update control_assessment ca set parent = s.parent, section = s.section, level = s.level, position = s.position,
          is_parent = s.is_parent, weight = s.weight,
          carried_from = case when s.is_unconfirmed then coalesce(ca.carried_from, ca.id) else ca.carried_from end,
          status = case when s.is_unconfirmed and ca.status in ('in_review', 'done') then 'in_progress' else ca.status end,
          version = ca.version + n.is_touched::integer,
          updated_at = case when n.is_touched then ${db.now.toISOString()}::timestamptz else ca.updated_at end,
          updated_by = case when n.is_touched then ${actor.id}::uuid else ca.updated_by end
        from staying s cross join lateral (select s.is_unconfirmed as is_touched) n
        where ca.org_id = ${db.org_id} and ca.id = s.id and (s.is_unconfirmed
          or (ca.parent, ca.section, ca.level, ca.position, ca.is_parent, ca.weight)
            is distinct from (s.parent, s.section, s.level, s.position, s.is_parent, s.weight))
      ) select s.code, s.is_unconfirmed, s.id from staying s order by s.position`,
  );
  const stayed = new Set(here.map(({ code }) => code));
  await addRows(
    call,
    assessment,
    plan.filter(({ code }) => !stayed.has(code)),
  );
  return here.flatMap(({ id, code, is_unconfirmed }) => (is_unconfirmed ? [{ id, ref: code }] : []));
}
