import { inviteAuditor } from '#features/compliance/auditor/auditor.contract.ts';
import { requestEvidence } from '#features/compliance/auditor/audit.contract.ts';
import { startComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { listControlAssessments } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { createComplianceAssessment } from '#features/compliance/preparation/preparation.contract.ts';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { accepts, secretOf } from '#tests/accounts/invitation-world.ts';
import { auditorSignsIn } from '#tests/compliance/auditor-world.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { pdf, sendsFile } from '#tests/treatment/file-world.ts';

const inAMonth = () => daysLater(today(new Date(), 'UTC'), 30);
const addressFor = (word: string) => `auditor-${crypto.randomUUID()}@${word}.example`;

/** What the schema of a call does not tell about its fields. */
export const auditorFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/auditors/': (word) => ({ email: addressFor(word), ends_on: inAMonth() }),
  '/compliance/auditor/:id/': () => ({ ends_on: inAMonth() }),
  '/request/': () => ({ due_date: inAMonth() }),
};

export const isAboutAuditors = (path: string): boolean =>
  /^\/compliance\/(:id\/auditors|auditor|audit)\//.test(path);

/** An assessment with somebody who audits it, or what one of them reads there. */
export async function startAuditor(
  path: string,
  { world, word, people: { Admin } }: Somebody,
): Promise<Start> {
  const { data: made } = await Admin.calls(createComplianceAssessment, {
    body: {
      compliance_standard: 'cis',
      groups_in_scope: ['ig1'],
      name: `${word} is audited`,
      period: { from: '2026-01-01', to: '2026-12-31' },
    },
  });
  const params = { id: made.id };
  if (path.startsWith('/compliance/:id/')) return { compliance_assessment: made.id };
  const email = addressFor(word);
  const body = { email, ends_on: inAMonth() };
  const { data: row } = await Admin.calls(inviteAuditor, { params, body });
  if (!path.startsWith('/compliance/audit/')) return { compliance_auditor: row.id, id: row.id };
  await Admin.calls(startComplianceAssessment, { params, body: { version: 1 } });
  const { data: controls } = await Admin.calls(listControlAssessments, { params, query: {} });
  const control = controls[0]?.sub_controls[0]?.id as string;
  const sentFor = { purpose: 'evidence', object_type: 'control_assessment', object_id: control } as const;
  const file_id = await sendsFile(world, Admin, `${word}.pdf`, pdf(word), sentFor).then(({ id }) => id);
  const { data: evidence } = await Admin.calls(createEvidence, {
    body: {
      name: `${word} is proven`,
      kind: 'file',
      effective_from: '2026-01-01',
      links: [{ object_type: 'control_assessment', object_id: control }],
      content: { file_id },
    },
  });
  await accepts(world, await secretOf(world, email), { first_name: word, last_name: word });
  const auditor = await auditorSignsIn(world, email);
  world.auditorToken = auditor.token;
  const asked = { name: `${word} is asked`, request: `${word} in writing`, due_date: inAMonth() };
  await auditor.calls(requestEvidence, { params: { id: control }, body: asked });
  return path.includes('/evidence/:id/file/')
    ? { evidence: evidence.id, id: evidence.id, number: '1' }
    : { control_assessment: control, id: control };
}
