import { differencesOf } from '#platform/contract/record/record-history.ts';
import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { assessmentRecord } from '#features/maturity/assessment/assessment.record.ts';
import { useAssessmentWords } from '#features/maturity/assessment/web/shared/assessment-words.hooks.ts';

/** What differs between two states of an assessment, worded like its history. */
export function AssessmentDifferences({ before, now }: { before: Assessment; now: Assessment }) {
  const words = useAssessmentWords(now.tiers);
  return <ChangeList changes={differencesOf(assessmentRecord, before, now).map(words.change)} />;
}
