import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { FindingsCard } from '#features/compliance/finding/web/shared/FindingsCard.tsx';
import type { FindingOrigin } from '#features/compliance/finding/web/shared/finding-origin.ts';
import { useMayRaise } from '#features/compliance/finding/web/shared/may-raise.hooks.ts';

/** What an answer suggests of the finding that it gives rise to. */
const suggested: Record<
  ControlAssessment['result'],
  Pick<NonNullable<FindingOrigin['filled']>, 'kind' | 'severity'>
> = {
  non_compliant: { kind: 'minor_nc', severity: 2 },
  partial: { kind: 'minor_nc', severity: 3 },
  compliant: { kind: 'improvement', severity: 4 },
  not_assessed: { kind: 'observation', severity: 4 },
};

/** The findings of a control of an assessment; one is raised with what its answer says. */
export function ControlFindings({ control }: { control: ControlAssessment }) {
  const { id, code, title, assessment, result, observation, links } = control;
  const [linked, ...others] = links.filter(({ object_type }) => object_type === 'control');
  const origin: FindingOrigin = {
    id,
    source: { kind: 'control_assessment', id },
    control: linked && others.length === 0 ? { ...linked, id: linked.object_id } : undefined,
    ref: code,
    title,
    department_id: assessment.department_id,
    filled: {
      ...suggested[result],
      title: cutText(`${code} ${title}`, 200),
      description: observation,
    },
  };
  return (
    <FindingsCard of={{ control_assessment: id }} origin={useMayRaise(assessment) ? origin : undefined} />
  );
}
