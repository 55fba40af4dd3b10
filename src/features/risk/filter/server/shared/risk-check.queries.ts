import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { lapsingDays, type RiskCheck } from '#features/risk/record/risk-check.contract.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';

const open = sql.raw('r.state < 6');
const title = sql.raw('lower(btrim(r.title))');

/** The standing checks of a register as conditions on a risk `r`. What is compared with other risks is compared with those that the
 *  actor sees: nobody learns of a risk by what it is like. */
export function checkHolds(db: TenantDb, actor: Actor, check: RiskCheck): SQL {
  const day = today(db.now, actor.timezone);
  switch (check) {
    case 'no_owner':
      return sql`${open} and r.owner_id is null`;
    case 'inactive_owner':
      return sql`${open} and r.owner_id in (select p.id from person p where p.org_id = ${db.org_id} and p.status <> 'active')`;
    case 'residual_without_control':
      return sql`${open} and r.state <> 3 and r.working_controls = 0
        and (r.residual_likelihood < r.inherent_likelihood or r.residual_consequence < r.inherent_consequence)`;
    case 'override_lapsing':
      return sql`${open} and r.state <> 3 and r.residual_basis = 'override' and r.residual_lapses_on <= ${daysLater(day, lapsingDays)}::date`;
    case 'acceptance_missing':
      return sql`r.status = 'accepted' and coalesce(r.accepted_until, '-infinity') < ${day}::date`;
    case 'plan_missing':
      return sql`${open} and r.status <> 'accepted' and r.level > r.appetite_level and r.open_plans = 0`;
    case 'duplicate_title':
      return sql`${open} and ${title} in (select ${title} from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and ${open}
        and ${visibleTo(actor)} group by 1 having count(*) > 1)`;
  }
}
