import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  narrowedTo,
  type Scope,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { inDepartment } from '#features/risk/filter/server/shared/risk-selection.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { leftOutReasons, mostInPortfolio, type LeftOutReason } from '../quantification-method.contract.ts';
import type { Portfolio, PortfolioRisk } from '../quantification.contract.ts';

/** Risks `r` of the scope that the caller sees. */
function inPortfolio(db: TenantDb, scope: Scope): SQL {
  const dpt = narrowedTo(scope);
  const unit = dpt === undefined ? sql`true` : inDepartment(db, dpt);
  return sql`r.org_id = ${db.org_id} and r.deleted_at is null and ${unit} and ${visibleTo(scope.actor)}`;
}

/** Nothing remains of what is avoided or closed. */
const counts = sql.raw(`r.status not in ('avoided', 'closed')`);

export type PortfolioRow = Omit<PortfolioRisk, 'mean' | 'share'>;

/** What a portfolio sums, in an order of its own; one more than it may. */
export const findPortfolio = (db: TenantDb, scope: Scope): Promise<PortfolioRow[]> =>
  db.query<PortfolioRow>(sql`select r.id, r.ref, r.title, d.name as department, q.probability, q.loss_low::float8 as loss_low,
      q.loss_high::float8 as loss_high, q.seed::float8 as seed
    from risk_quantification q join risk r on r.org_id = q.org_id and r.id = q.risk_id
    left join department d on d.org_id = r.org_id and d.id = r.department_id
    where q.org_id = ${db.org_id} and ${inPortfolio(db, scope)} and ${counts} order by r.id limit ${mostInPortfolio + 1}`);

/** As many of each reason are named. */
const named = 20;

interface LeftOutRow {
  reason: LeftOutReason;
  count: number;
  id: string;
  ref: string;
  title: string;
}

/** What it does not sum, and why. */
export async function findLeftOut(db: TenantDb, scope: Scope): Promise<Portfolio['left_out']> {
  const rows = await db.query<LeftOutRow>(sql`with out as (
      select r.id, r.ref, r.title, case when q.id is not null then r.status when r.triage = 'submitted' then 'untriaged' else 'not_quantified' end as reason, r.level
      from risk r left join risk_quantification q on q.org_id = r.org_id and q.risk_id = r.id
      where ${inPortfolio(db, scope)} and (q.id is null) = ${counts}),
    placed as (select o.*, count(*) over (partition by o.reason)::int as count, row_number() over (partition by o.reason order by o.level desc, o.id) as place from out o)
    select reason, count, id, ref, title from placed where place <= ${named} order by place`);
  const found = Map.groupBy(rows, ({ reason }) => reason);
  return leftOutReasons.flatMap((reason) => {
    const some = found.get(reason);
    if (some === undefined) return [];
    return [
      {
        reason,
        count: some[0]?.count ?? 0,
        risks: some.map(({ id, ref, title }) => ({ id, ref, title })),
      },
    ];
  });
}
