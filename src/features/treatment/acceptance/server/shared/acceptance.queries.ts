import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import {
  isNamedIn,
  unlessAllSeen,
  viewerOf,
  type Viewer,
} from '#features/organisation/department/server/shared/viewer.queries.ts';

/** Who sees which acceptance inside an organisation: an Admin all; others those of the whole organisation and
 *  of their departments, those they requested or decide about, and those of risks they own. `a` is the acceptance. */
export const acceptancesSeenBy = (viewer: Viewer): SQL =>
  unlessAllSeen(
    viewer,
    sql`(a.department_id is null or a.department_id = any (${viewer.departments}) or ${isNamedIn(sql`a.requested_by`, viewer)}
      or ${isNamedIn(sql`a.approver_id`, viewer)} or ${isNamedIn(sql`a.second_approver_id`, viewer)} or exists (select from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id
        where ar.org_id = a.org_id and ar.acceptance_id = a.id and ${isNamedIn(sql`r.owner_id`, viewer)}))`,
  );

/** Whose decision about an acceptance `a` is awaited (acceptance.workflow.ts). */
export const decider = sql.raw(
  `case when a.first_decision is not null then a.second_approver_id else a.approver_id end`,
);

/** The same of the caller. */
export const visibleAcceptances = (actor: Actor): SQL => acceptancesSeenBy(viewerOf(actor));

/** Until when (YYYY-MM-DD) those of these risks that an approved acceptance covers are accepted: the last day of the last of them. */
export const findCovers = (
  db: TenantDb,
  risks: readonly string[],
): Promise<{ id: string; until: string }[]> =>
  db.query(sql`select cr.risk_id as id, max(c.expires_on)::text as until from acceptance_risk cr
    join acceptance c on c.org_id = cr.org_id and c.id = cr.acceptance_id and c.status = 'approved'
    where cr.org_id = ${db.org_id} and cr.risk_id = any (${sql.param(risks)}::uuid[]) group by cr.risk_id`);

/** Takes its turn among those who change what acceptances cover: two that each see no other would both leave a risk to the other.
 *  Asked for before any row is locked. */
export const takeTurnAtAcceptances = (db: TenantDb): Promise<unknown> =>
  db.query(sql`select pg_advisory_xact_lock(hashtextextended('acceptances ' || ${db.org_id}::text, 0))`);
