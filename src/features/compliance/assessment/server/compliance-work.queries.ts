import { sql } from 'drizzle-orm';
import { decidesAlone } from '#platform/contract/deciding.ts';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import {
  theirOwn,
  waitingDecision,
  type WorkSource,
} from '#features/workspace/work/server/shared/work-source.queries.ts';
import { complianceLink } from './shared/compliance-notice.service.ts';

const named = sql`a.id, a.ref, a.name as title, ${complianceLink} as link`;
const running = sql.raw(`a.deleted_at is null and a.status = 'in_progress'`);

/** Assessments that their leads are to complete and submit. */
const submissions: WorkSource = {
  kind: 'compliance_submission',
  verbs: ['compliance_assessment.submit'],
  group: 'do',
  waiting: (db, actor) =>
    sql`select ${named}, a.due_date as due_on, a.lead_id as person_id from compliance_assessment a
      where a.org_id = ${db.org_id} and ${running} and a.lead_id = any (${theirOwn(actor)})`,
};

/** What was submitted and waits for its reviewer; for every Admin, where none is named who may. */
const approvals: WorkSource = {
  kind: 'compliance_approval',
  verbs: ['compliance_assessment.approve'],
  group: 'decide',
  waiting: (db, actor) => {
    const own = theirOwn(actor);
    const { person, waits } = waitingDecision(actor, {
      named: 'a.reviewer_id',
      isFit: sql.raw('a.reviewer_id <> a.lead_id and a.reviewer_id <> a.submitted_by'),
      instead: sql`${actor.type === 'Admin'}`,
      isFree: sql`${decidesAlone(actor)} or (a.lead_id <> all (${own}) and coalesce(a.submitted_by <> all (${own}), true))`,
    });
    return sql`select ${named}, null::date as due_on, ${person} from compliance_assessment a
      where a.org_id = ${db.org_id} and a.deleted_at is null and a.status = 'in_review' and ${actor.type !== 'User'} and ${waits}`;
  },
};

/** What waits for those who lead and review assessments of compliance. */
export const complianceWork: readonly WorkSource[] = [approvals, submissions];

/** Assessments that their leads are to submit by a day. */
export const complianceToSubmit: DueSource = {
  name: 'compliance_assessment',
  open: (db, from, to) =>
    sql`select 'compliance_assessment' as type, a.id, a.ref, a.name as title, ${complianceLink} as link, a.due_date as due_on, a.lead_id as person_id, a.department_id
      from compliance_assessment a where a.org_id = ${db.org_id} and ${running} and a.due_date between ${from}::date and ${to}::date`,
};
