import { sql, type SQL } from 'drizzle-orm';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import type { WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import { acceptanceLink } from '../acceptance-paths.ts';
import { decider, visibleAcceptances } from './shared/acceptance.queries.ts';

/** What people call the acceptance `a`: its risks. */
export const acceptanceTitle =
  sql.raw(`(select case when count(*) = 1 then min(r.ref || ' ' || r.title) else string_agg(r.ref, ', ' order by r.ref_sort) end
  from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id where ar.org_id = a.org_id and ar.acceptance_id = a.id)`);
/** A sentence names the risks, and not the acceptance of them. */
const refs = sql.raw(`(select string_agg(r.ref, ', ' order by r.ref_sort)
  from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id where ar.org_id = a.org_id and ar.acceptance_id = a.id)`);
/** Where the acceptance `a` is read. */
export const acceptanceInSql = sql`${acceptanceLink('')} || a.id`;

/** Acceptances before their last day: those who own the risks, the requester and the approver are told. */
export const expiringAcceptances: DueSource = {
  name: 'acceptance_expiry',
  about: 'acceptance',
  expires: [30, 7, 1],
  open: (
    db,
    from,
    to,
  ) => sql`select 'acceptance' as type, a.id, ${refs} as ref, ${acceptanceTitle} as title, ${acceptanceInSql} as link, a.expires_on as due_on, w.person_id, a.department_id
    from acceptance a cross join lateral (
      select a.requested_by as person_id union select a.approver_id
      union select a.second_approver_id where a.second_approver_id is not null
      union select r.owner_id from acceptance_risk ar join risk r on r.org_id = ar.org_id and r.id = ar.risk_id
        where ar.org_id = a.org_id and ar.acceptance_id = a.id and r.owner_id is not null
    ) w where a.org_id = ${db.org_id} and a.status = 'approved' and a.expires_on between ${from}::date and ${to}::date`,
};

const waiting = (
  kind: string,
  verb: string,
  group: WorkSource['group'],
  whose: SQL,
  which: SQL,
): WorkSource => ({
  kind,
  verbs: [verb],
  group,
  waiting: (
    db,
    actor,
  ) => sql`select a.id, a.ref, ${acceptanceTitle} as title, ${acceptanceInSql} as link, a.expires_on as due_on, ${whose} as person_id
    from acceptance a where a.org_id = ${db.org_id} and a.deleted_at is null and ${which}
      and ${whose} = any (${sql.param([actor.id, ...(actor.stands_in_for ?? []).map(({ id }) => id)])}::uuid[]) and ${visibleAcceptances(actor)}`,
});

/** What waits for somebody: acceptances to decide. */
export const acceptancesToDecide = waiting(
  'acceptance_decision',
  'acceptance.approve',
  'decide',
  decider,
  sql`a.status = 'submitted'`,
);
