import { sql } from 'drizzle-orm';
import type { Sent } from '#platform/contract/endpoint.ts';
import {
  approveComplianceAssessment,
  readComplianceAssessment,
  startComplianceAssessment,
  submitComplianceAssessment,
  type ComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  answerControl,
  listControlAssessments,
  readControlAssessment,
  type ControlAssessment,
  type ControlAssessmentRow,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { createComplianceAssessment } from '#features/compliance/preparation/preparation.contract.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';

type Preparing = Sent<typeof createComplianceAssessment>['body'];

/** An assessment of the year, a draft; of ISO/IEC 27001 unless it says another standard. */
export const prepared = async (
  who: Caller,
  details: Partial<Preparing> = {},
): Promise<ComplianceAssessment> => {
  const body = {
    compliance_standard: 'iso27001' as const,
    name: 'This year',
    period: { from: '2026-01-01', to: '2026-12-31' },
    ...details,
  };
  return (await who.calls(createComplianceAssessment, { body })).data;
};

/** The same, started. */
export async function begun(who: Caller, details: Partial<Preparing> = {}): Promise<ComplianceAssessment> {
  const { id, version } = await prepared(who, details);
  return (await who.calls(startComplianceAssessment, { params: { id }, body: { version } })).data;
}

/** Everything that is answered in an assessment, as somebody sees it: by its code. */
export async function controlsOf(who: Caller, id: string): Promise<Map<string, ControlAssessmentRow>> {
  const { data } = await who.calls(listControlAssessments, { params: { id }, query: { limit: '200' } });
  return new Map(
    data.flatMap(({ sub_controls, ...row }) => [row, ...sub_controls]).map((row) => [row.code, row]),
  );
}

/** Answers a control as it is now. */
export async function answered(
  who: Caller,
  id: string,
  answer: Omit<Sent<typeof answerControl>['body'], 'version'>,
): Promise<ControlAssessment> {
  const { version } = (await who.calls(readControlAssessment, { params: { id } })).data;
  return (await who.calls(answerControl, { params: { id }, body: { version, ...answer } })).data;
}

/** Everything of an assessment that is answered is done: none of it is met. */
export const doneControls = ({ database, orgId }: World, assessment: string): Promise<unknown> =>
  database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    db.query(sql`update control_assessment set result = 'non_compliant', status = 'done'
      where org_id = ${db.org_id} and assessment_id = ${assessment} and not is_parent`),
  );

/** Everything of an assessment is answered, each control otherwise than the one before it: met, in part and not at all, some of them proven,
 *  some due before today, and one in eleven not assessed. */
export const variedControls = ({ database, orgId }: World, assessment: string, shift = 0): Promise<unknown> =>
  database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    db.query(sql`update control_assessment set
        result = case when (position + ${shift}) % 11 = 0 then 'not_assessed'
          else (array['compliant', 'partial', 'non_compliant'])[(position + ${shift}) % 3 + 1] end,
        implementation_percent = case when (position + ${shift}) % 3 = 1 and position % 2 = 0 then position % 100 end,
        status = case when position % 5 = 0 then 'in_progress' else 'done' end,
        due_date = case when position % 4 = 0 then date '2026-03-01' + position % 120 end,
        applicability_state = case when position % 13 = 12 then 'not_applicable' else 'applicable' end,
        proven_share = ((position + ${shift}) % 3 = 0 and position % 2 = 1)::integer
      where org_id = ${db.org_id} and assessment_id = ${assessment} and not is_parent`),
  );

/** The same, all of it done: submitted by its lead and approved by somebody. */
export async function approvedAs(
  world: World,
  assessment: string,
  lead: Caller,
  shift = 0,
): Promise<ComplianceAssessment> {
  await variedControls(world, assessment, shift);
  await world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) =>
    db.query(
      sql`update control_assessment set status = 'done' where org_id = ${db.org_id} and assessment_id = ${assessment} and not is_parent`,
    ),
  );
  const params = { id: assessment };
  const { version } = (await lead.calls(readComplianceAssessment, { params })).data;
  const submitted = await lead.calls(submitComplianceAssessment, { params, body: { version } });
  const approver = await world.person('Admin');
  const body = { version: submitted.data.version };
  return (await approver.calls(approveComplianceAssessment, { params, body })).data;
}
