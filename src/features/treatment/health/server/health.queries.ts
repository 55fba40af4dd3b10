import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import {
  departmentExists,
  narrowedTo,
} from '#features/organisation/department/server/shared/department-scope.queries.ts';
import { flagHolds } from '#features/risk/filter/server/shared/risk-condition.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { neverTested, visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { overduePlans } from '#features/treatment/plan/server/shared/plan-overdue.queries.ts';
import { visiblePlans } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import { healthChecks, type Checked, type HealthCheck } from '../health.contract.ts';

type OfRisks = Exclude<HealthCheck, 'plan_overdue' | 'control_never_tested'>;
const isOfRisks = (check: HealthCheck): check is OfRisks =>
  check !== 'plan_overdue' && check !== 'control_never_tested';

type Counts = Record<HealthCheck, number>;

/** All checks of risks in one pass over those that `where` leaves, those of plans and controls beside it; each with the condition that
 *  its list asks. */
const countsOf = (
  db: TenantDb,
  actor: Actor,
  { risks, plans, controls }: Record<'risks' | 'plans' | 'controls', SQL>,
): SQL => {
  const filtered = healthChecks
    .filter(isOfRisks)
    .map(
      (check) => sql`count(*) filter (where ${flagHolds(db, actor, check)})::int as ${sql.identifier(check)}`,
    );
  return sql`select checked.*,
      (select count(*)::int from plan where plan.org_id = ${db.org_id} and plan.deleted_at is null and ${visiblePlans(actor)}
        and ${overduePlans(today(db.now, actor.timezone))} and ${plans}) as plan_overdue,
      (select count(*)::int from control c where c.org_id = ${db.org_id} and c.deleted_at is null and ${visibleControls(actor)}
        and ${neverTested} and ${controls}) as control_never_tested
    from (select ${sql.join(filtered, sql`, `)} from risk r
      where r.org_id = ${db.org_id} and r.deleted_at is null and ${visibleTo(actor)} and ${risks}) checked`;
};

const listed = (counts: Counts): Checked[] => healthChecks.map((check) => ({ check, count: counts[check] }));

/** Every check of what the actor sees, of a department with those below it where one is named; nothing where there is no such one. */
export async function findHealth(
  db: TenantDb,
  actor: Actor,
  asked: string | undefined,
): Promise<Checked[] | undefined> {
  const dpt = narrowedTo({ actor, dpt: asked });
  const within = (column: SQL): SQL =>
    dpt === undefined
      ? sql`true`
      : sql`${column} in (select d.id from department d where d.org_id = ${db.org_id} and ${dpt} = any (d.path))`;
  const counts = countsOf(db, actor, {
    risks: within(sql.raw('r.department_id')),
    plans: within(sql.raw('plan.department_id')),
    controls: within(sql.raw('c.department_id')),
  });
  const row = one(
    await db.query<Counts & { exists: boolean }>(
      sql`select counted.*, ${departmentExists(db, { actor, dpt: asked })} as exists from (${counts}) counted`,
      { isLast: true },
    ),
  );
  return row.exists ? listed(row) : undefined;
}

/** The checks that find this risk, or plans and controls of it that the actor sees. Whether they see the risk is asked before. */
export async function findRiskHealth(db: TenantDb, actor: Actor, id: string): Promise<Checked[]> {
  const counts = countsOf(db, actor, {
    risks: sql`r.id = ${id}`,
    plans: sql`plan.id in (select k.plan_id from plan_risk k where k.org_id = ${db.org_id} and k.risk_id = ${id})`,
    controls: sql`c.id in (select l.control_id from risk_control l where l.org_id = ${db.org_id} and l.risk_id = ${id})`,
  });
  return listed(one(await db.query<Counts>(counts, { isLast: true }))).filter(({ count }) => count > 0);
}
