import { sql } from 'drizzle-orm';
import { evidenceHolders } from '#app/holders/evidence-holders.ts';
import {
  submitComplianceAssessment,
  type ComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { assignControls } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { acceptEvidence, createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { expireEvidence } from '#features/treatment/evidence/server/evidence-expiry.jobs.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';
import { begun, controlsOf, doneControls } from './compliance-world.ts';

type Kept = Partial<
  Record<'applicability_state' | 'applicability_text' | 'result' | 'provider', string | null>
> & { applicability_reasons?: string[] };

/** Writes the answer to a control as it lies in the database, whatever the assessment allows. */
export const answeredDirectly = (
  { database, orgId }: World,
  assessment: string,
  code: string,
  { applicability_reasons, ...answer }: Kept,
): Promise<unknown> =>
  database.inOrganisation(orgId, { unrecorded: true }, async (db) => {
    const these = sql`org_id = ${db.org_id} and assessment_id = ${assessment} and code = ${code}`;
    for (const [column, value] of Object.entries(answer))
      await db.query(sql`update control_assessment set ${sql.raw(column)} = ${value} where ${these}`);
    if (applicability_reasons !== undefined)
      await db.query(sql`update control_assessment
        set applicability_reasons = ${sql.param(applicability_reasons)}::text[] where ${these}`);
  });

/** Everything of an assessment has a reason. */
export const justified = ({ database, orgId }: World, assessment: string): Promise<unknown> =>
  database.inOrganisation(orgId, { unrecorded: true }, (db) =>
    db.query(sql`update control_assessment set applicability_reasons = '{risk_treatment}', applicability_text = 'By the risk assessment'
      where org_id = ${db.org_id} and assessment_id = ${assessment}`),
  );

/** An assessment by ISO/IEC 27001 that its lead submitted, with every reason given. */
export async function reviewed(
  world: World,
  { respondent_id, ...details }: { department_id?: string; name?: string; respondent_id?: string } = {},
): Promise<{ assessment: ComplianceAssessment; lead: Caller }> {
  const { admin, person } = world;
  const lead = await person('Staff');
  const { id, version } = await begun(admin, { lead_id: lead.id, ...details });
  if (respondent_id !== undefined)
    await admin.calls(assignControls, {
      params: { id },
      body: { version, section: 'A.8', user_ids: [respondent_id] },
    });
  await Promise.all([doneControls(world, id), justified(world, id)]);
  const body = { version: version + Number(respondent_id !== undefined) };
  const { data } = await lead.calls(submitComplianceAssessment, { params: { id }, body });
  return { assessment: data, lead };
}

/** Accepted evidence for a control of an assessment, which expires in May. */
export async function provenUntilMay({ admin, person }: World, assessment: string, code: string) {
  const control = (await controlsOf(admin, assessment)).get(code);
  const { data } = await admin.calls(createEvidence, {
    body: {
      name: 'Signed policy',
      kind: 'statement',
      content: { statement: 'Signed by the board' },
      effective_from: '2026-01-01',
      effective_to: '2026-03-31',
      valid_for_days: 31,
      links: [{ object_type: 'control_assessment', object_id: control?.id as string }],
    },
  });
  const { id, version } = data;
  await (await person('Admin')).calls(acceptEvidence, { params: { id }, body: { version } });
}

/** What has expired by then expires. */
export const expiredBy = ({ database, orgId }: World, moment: string): Promise<number> =>
  database.inOrganisation(orgId, { now: new Date(moment) }, (db) => expireEvidence(evidenceHolders)(db, 100));
