import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { FindingsCard } from '#features/compliance/finding/web/shared/FindingsCard.tsx';
import { useMayRaise } from '#features/compliance/finding/web/shared/may-raise.hooks.ts';

/** The findings of an assessment and of its controls, and where one about the whole of it is raised. */
export function AssessmentFindings({ assessment }: { assessment: ComplianceAssessment }) {
  const { id, ref, name, department, lead, reviewer, deleted_at } = assessment;
  const department_id = department?.id ?? null;
  const mayRaise = useMayRaise({ department_id, lead_id: lead.id, reviewer_id: reviewer?.id ?? null });
  const source = { kind: 'assessment' as const, id };
  const origin = { id, ref, title: name, source, department_id };
  return (
    <FindingsCard of={{ assessment: id }} origin={mayRaise && deleted_at === null ? origin : undefined} />
  );
}
