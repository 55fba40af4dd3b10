import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import {
  useAssessmentFacts,
  type AssessmentFact,
} from '#features/maturity/assessment/web/shared/assessment-facts.hooks.ts';

/** What differs between two states of an assessment, fact by fact. */
export function AssessmentDifferences({ before, now }: { before: Assessment; now: Assessment }) {
  const { t } = useTranslation('maturity');
  const factsOf = useAssessmentFacts();
  const [old, current] = [factsOf(before), factsOf(now)];
  const changes = (Object.keys(current) as AssessmentFact[])
    .filter((fact) => old[fact] !== current[fact])
    .map((fact) => ({
      key: fact,
      name: t(`list.column.${fact}`),
      old: old[fact],
      new: current[fact],
      isFirst: false,
    }));
  return <ChangeList changes={changes} />;
}
