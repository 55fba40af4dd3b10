import { sql } from 'drizzle-orm';

const wholly = sql.raw(`m.relation in ('equal', 'superset')`);

/** What each of the controls `t` is suggested by: the rules of `crosswalk.rules.ts`, for all of them at once. Sources that were not
 *  assessed, were carried over, or do not apply say nothing; nor do those of assessments that hold no longer. */
export const suggestions = sql`each as (
    select t.id, s.id as source_id, a.deleted_at is null and a.status not in ('superseded', 'archived') as is_live, s.value is not null as speaks,
      case when s.result <> 'compliant' or ${wholly} then s.result else 'partial' end as result,
      case when s.result = 'partial' then case when s.implementation_percent > 50 and not ${wholly} then 50 else s.implementation_percent end end as percent,
      case when ${wholly} then s.value else least(s.value, 0.5) end as value
    from targets t join compliance_follow f on f.org_id = t.org_id and f.follower_id = t.assessment_id
    join compliance_assessment a on a.org_id = f.org_id and a.id = f.followed_id
    join mapped m on m.source = a.standard and m.target = t.standard and m.code = t.code
    join control_assessment s on s.org_id = f.org_id and s.assessment_id = a.id and s.code = m.source_code and not s.is_parent
  ), weakest as (
    select e.id, bool_or(e.is_live) as is_live,
      (array_agg(e.result order by e.value, e.source_id) filter (where e.is_live and e.speaks))[1] as result,
      (array_agg(e.percent order by e.value, e.source_id) filter (where e.is_live and e.speaks))[1] as percent,
      coalesce(array_agg(e.source_id order by e.value, e.source_id) filter (where e.is_live and e.speaks), '{}') as sources
    from each e group by e.id
  )`;
