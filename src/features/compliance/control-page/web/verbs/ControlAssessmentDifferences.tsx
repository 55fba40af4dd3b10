import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { useControlAssessmentChange } from './control-assessment-change.hooks.ts';

const told = [
  'applicability_state',
  'applicability_reasons',
  'applicability_text',
  'provider',
  'result',
  'implementation_percent',
  'maturity_level',
  'observation',
  'no_evidence_reason',
  'due_date',
  'status',
] as const satisfies readonly (keyof ControlAssessment)[];

const fieldsOf = (control: ControlAssessment): Record<string, unknown> => ({
  ...Object.fromEntries(told.map((field) => [field, control[field]])),
  owner: control.owner?.name ?? null,
});

/** What differs between two states of an answer, worded like its history. */
export function ControlAssessmentDifferences({
  before,
  now,
}: {
  before: ControlAssessment;
  now: ControlAssessment;
}) {
  const inWords = useControlAssessmentChange();
  const [old, current] = [fieldsOf(before), fieldsOf(now)];
  const changes = Object.keys(current)
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(current[field]))
    .map((field) => inWords({ field, old: old[field] ?? null, new: current[field] ?? null }));
  return <ChangeList changes={changes} />;
}
