import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { FreshnessDetails } from '../../freshness.contract.ts';

/** What holds instead of a rule, or besides the others: nothing, where it is taken away. */
export interface Supposed {
  id: string | undefined;
  rule: Omit<FreshnessDetails, 'name'> | undefined;
}

/** The rules that hold, as rows of `freshness_rule`; `supposed`: as they would be. */
export const rulesInForce = (db: TenantDb, supposed?: Supposed): SQL => {
  const stored = sql`select f.* from freshness_rule f where f.org_id = ${db.org_id} and f.is_active`;
  if (supposed === undefined) return stored;
  const { id, rule } = supposed;
  const others = id === undefined ? stored : sql`${stored} and f.id <> ${id}`;
  if (rule?.is_active !== true) return others;
  const row = { ...rule, id: '00000000-0000-0000-0000-000000000000', org_id: db.org_id };
  return sql`${others} union all select s.* from jsonb_populate_record(null::freshness_rule, ${JSON.stringify(row)}::jsonb) s`;
};

/** How specific the rule `x` is about the evidence `e` on the control `ca` of the assessment `a`: 0 where it says nothing about them. */
const rank = `case x.scope
    when 'kind' then (x.evidence_kind = e.kind)::integer
    when 'tag' then case when exists (select from unnest(e.tags) t where folded(t) = folded(x.tag)) then 2 else 0 end
    else case when x.standard <> a.standard then 0 when x.requirement = ca.code then 5 when x.requirement = ca.parent then 4
      when x.requirement = ca.section then 3 else 0 end
  end`;

/** The rule `r` of `rules` that holds for the evidence `e` on the control `ca` of the assessment `a`: the most specific, and of equals the
 *  one by which it is stale first, and then the one with less grace and the harder effect. */
export const ruleThatHolds =
  sql.raw(`left join lateral (select x.* from rules x cross join lateral (select ${rank} as rank) k
    where k.rank > 0 order by k.rank desc, x.valid_for_days, x.grace_days, x.effect desc, x.id limit 1) r on true`);
