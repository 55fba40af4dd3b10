import { sql, type SQL } from 'drizzle-orm';
import { daysLater } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { riskLink } from '#features/risk/record/server/shared/risk-notice.service.ts';
import {
  steers,
  theirOwn,
  type WorkSource,
} from '#features/workspace/work/server/shared/work-source.queries.ts';

/** A review is work from so many days before it is due. */
const reviewAheadDays = 14;

const open = (db: TenantDb): SQL =>
  sql`from risk r where r.org_id = ${db.org_id} and r.deleted_at is null and r.status <> 'closed'`;
const named = sql`r.id, r.ref, r.title, ${riskLink} as link`;
const ofAnybody = sql`${named}, null::date as due_on, null::uuid as person_id`;

/** Risks that were raised and wait for somebody to take them into the register. */
const triage: WorkSource = {
  kind: 'risk_triage',
  verbs: ['risk.triage'],
  group: 'decide',
  waiting: (db, actor) =>
    sql`select ${ofAnybody} ${open(db)} and r.triage = 'submitted' and ${steers(actor, sql`r.department_id`)}`,
};

/** What somebody asks for, and another one confirms or declines. */
const requests: WorkSource = {
  kind: 'risk_request',
  verbs: ['risk.confirm'],
  group: 'decide',
  waiting: (db, actor) =>
    sql`select ${ofAnybody} ${open(db)} and r.request is not null and ${steers(actor, sql`r.department_id`)}
      and ((r.request -> 'by' ->> 'id')::uuid <> all (${theirOwn(actor)}) or ${actor.self_approval || actor.deciders <= 1})`,
};

/** Risks whose owners asked for a new rating. */
const ratings: WorkSource = {
  kind: 'risk_rating',
  verbs: ['risk.assess'],
  group: 'do',
  waiting: (db, actor) =>
    sql`select ${ofAnybody} ${open(db)} and r.triage = 'triaged' and r.rating_asked_at is not null and ${steers(actor, sql`r.department_id`)}`,
};

/** One's own risks, which one always sees, that nobody has said yet how they are treated. */
const treatments: WorkSource = {
  kind: 'risk_treatment',
  verbs: ['risk.treatment'],
  group: 'do',
  waiting: (db, actor) =>
    sql`select ${named}, null::date as due_on, r.owner_id as person_id ${open(db)} and r.triage = 'triaged' and r.treatment = 'undecided'
      and r.inherent_level is not null and r.owner_id = any (${theirOwn(actor)})`,
};

/** One's own risks that are to be looked at again. */
const reviews: WorkSource = {
  kind: 'risk_review',
  verbs: ['risk.review'],
  group: 'review',
  waiting: (db, actor, day) =>
    sql`select ${named}, r.review_on as due_on, r.owner_id as person_id ${open(db)} and r.triage = 'triaged'
      and r.review_on <= ${daysLater(day, reviewAheadDays)}::date and r.owner_id = any (${theirOwn(actor)})`,
};

/** What waits for people of the register of risks. */
export const riskWork: readonly WorkSource[] = [triage, requests, ratings, treatments, reviews];
