import { sql } from 'drizzle-orm';
import { recordHolding } from '#features/identity/leaving/server/shared/record-holding.queries.ts';
import { recordsInDepartment } from '#features/organisation/department/server/shared/records-in-department.queries.ts';
import { personAsViewer } from '#features/organisation/department/server/shared/viewer.queries.ts';
import { plans } from './plan-record.service.ts';
import { plansSeenBy } from './shared/plan-visibility.queries.ts';

/** The open plans that people own. They go to somebody who sees them already: handing over opens no department. */
export const ownedPlans = recordHolding(plans.place, 'owner', (actor) => plansSeenBy(personAsViewer(actor)));

/** Those that they approve. A User decides about no plan, and nobody about one that they own. */
export const plansToApprove = recordHolding(
  plans.place,
  'approver',
  (actor) =>
    sql`${plansSeenBy(personAsViewer(actor))} and p.type <> 'User' and plan.owner_id is distinct from p.id`,
);

export const plansInDepartment = recordsInDepartment(plans.place, 'plans');
