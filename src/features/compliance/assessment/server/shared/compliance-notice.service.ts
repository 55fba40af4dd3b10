import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { notify, type Notice } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { findAsked } from '#features/identity/person/server/shared/active-person.queries.ts';
import { findAdmins } from '#features/organisation/department/server/shared/decider.queries.ts';
import { compliancePage, pathOfAssessment } from '../../compliance-path.rules.ts';
import type { ComplianceVerb } from '../../compliance-assessment.workflow.ts';
import type { StoredAssessment } from './compliance-assessment.queries.ts';

/** Where the page of the assessment `a` is. */
export const complianceLink: SQL = sql.raw(`'${compliancePage}/' || a.standard || '/' || a.id`);
/** Where its control `ca` is. */
export const controlLink: SQL = sql`${complianceLink} || '/control/' || ca.id`;

type Noticed = Pick<StoredAssessment, 'id' | 'ref' | 'name' | 'standard'>;

const about = (
  { actor }: Call,
  { id, ref, name, standard }: Noticed,
  what: string,
): Pick<Notice, 'object' | 'link' | 'words' | 'not'> => ({
  object: { type: 'compliance_assessment', id, ref, title: name },
  link: pathOfAssessment(standard, id),
  words: { about: what, by: actor.name },
  not: actor.id,
});

const isSomebody = (id: string | null): id is string => id !== null;

/** Tells people that controls are theirs to answer. */
export const tellAssigned = (call: Call, of: Noticed, to: readonly string[]): void =>
  notify(call.db, { kind: 'assigned', to, ...about(call, of, 'controls') });

/** Tells who leads and who reviews an assessment now, and did not before. */
export function tellNamed(
  call: Call,
  after: StoredAssessment,
  before?: Pick<StoredAssessment, 'lead_id' | 'reviewer_id'>,
): void {
  const { db } = call;
  if (after.lead_id !== before?.lead_id)
    notify(db, { kind: 'assigned', to: [after.lead_id], ...about(call, after, 'lead') });
  if (after.reviewer_id !== null && after.reviewer_id !== before?.reviewer_id)
    notify(db, { kind: 'assigned', to: [after.reviewer_id], ...about(call, after, 'reviewer') });
}

/** Whose answers an assessment asks for. */
const findAnswering = async (db: TenantDb, id: string): Promise<string[]> => {
  const rows = await db.query<{
    person: string;
  }>(sql`select cr.person_id as person from control_respondent cr where cr.org_id = ${db.org_id} and cr.assessment_id = ${id}
    union select ca.owner_id from control_assessment ca where ca.org_id = ${db.org_id} and ca.assessment_id = ${id} and ca.owner_id is not null`);
  return rows.map(({ person }) => person);
};

/** Tells people what a verb means for them: who answers, who decides, who leads and who submitted. */
export async function tellOfCompliance(
  call: Call,
  before: StoredAssessment,
  after: StoredAssessment,
  { verb }: { verb: ComplianceVerb },
): Promise<void> {
  const { db, actor } = call;
  if (verb === 'edit') tellNamed(call, after, before);
  // What is being prepared is shown to nobody who only answers.
  if (verb === 'start') tellAssigned(call, after, await findAnswering(db, after.id));
  if (verb === 'submit') {
    // Nobody approves what they lead or submitted.
    const { reviewer_id, lead_id } = after;
    const to = await findAsked(db, reviewer_id, [actor.id, lead_id], (not) => findAdmins(db, not));
    notify(db, { kind: 'decision_asked', to, ...about(call, after, 'approve') });
  }
  const those = [after.lead_id, before.submitted_by].filter(isSomebody);
  if (verb === 'return')
    notify(db, { kind: 'sent_back', to: those, ...about(call, after, 'any'), severity: 'warning' });
  if (verb === 'approve') notify(db, { kind: 'decided', to: those, ...about(call, after, 'approved') });
}
