import { sql } from 'drizzle-orm';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import { riskLink } from '#features/risk/record/server/shared/risk-notice.service.ts';

const columns = sql`'risk' as type, r.id, r.ref, r.title, ${riskLink} as link, r.owner_id as person_id, r.department_id`;

/** Risks whose owners are to look at them again. */
export const risksToReview: DueSource = {
  name: 'risk_review',
  about: 'review',
  open: (db, from, to) =>
    sql`select ${columns}, r.review_on as due_on from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and r.status <> 'closed'
      and r.triage = 'triaged' and r.owner_id is not null and r.review_on between ${from}::date and ${to}::date`,
};

/** Transferred risks whose cover is about to end. */
export const coversToEnd: DueSource = {
  name: 'risk_cover',
  about: 'cover',
  expires: [30, 7, 1],
  open: (db, from, to) =>
    sql`select ${columns}, r.covered_until::date as due_on from risk r where r.org_id = ${db.org_id} and r.deleted_at is null
      and r.owner_id is not null and r.covered_until between ${from} and ${to}`,
};
