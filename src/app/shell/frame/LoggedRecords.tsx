import type { ReactNode } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { boardRecord } from '#features/board/board/board.record.ts';
import { cardRecord } from '#features/board/card/card.record.ts';
import { complianceRecord } from '#features/compliance/assessment/compliance-assessment.record.ts';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';
import { findingRecord } from '#features/compliance/finding/finding.record.ts';
import { listColleagues } from '#features/identity/person/person.contract.ts';
import { roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useAssessmentChange } from '#features/maturity/history/web/shared/history-changes.hooks.ts';
import type { LoggedRecords as Told } from '#features/organisation/activity-log/web/shared/logged-records.hooks.ts';
import { useFieldChange } from '#features/risk/record/web/shared/field-change.hooks.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { acceptanceRecord } from '#features/treatment/acceptance/acceptance.record.ts';
import { controlRecord } from '#features/treatment/control/control.record.ts';
import { evidenceRecord } from '#features/treatment/evidence/evidence.record.ts';
import { planRecord } from '#features/treatment/plan/plan.record.ts';
import { useTaskWords } from '#features/treatment/task/web/shared/task-words.hooks.ts';

const pathOf = (type: string, id: string): string | null =>
  type === 'maturity_assessment' ? roadmapLink(id) : recordPath(type, id);

/** What the activity log shows of records, each as its own history says it. */
export function LoggedRecords({ draw }: { draw: (records: Told) => ReactNode }) {
  const changeWords = {
    risk: useFieldChange(),
    board: useFieldWords(boardRecord, 'board-board').change,
    card: useFieldWords(cardRecord, 'board-card').change,
    maturity: useAssessmentChange(),
    task: useTaskWords().change,
    compliance: useFieldWords(complianceRecord, 'compliance-assessment').change,
    control_assessment: useFieldWords(controlAssessmentRecord, 'compliance-control-assessment').change,
    finding: useFieldWords(findingRecord, 'compliance-finding').change,
    control: useFieldWords(controlRecord, 'treatment-control').change,
    plan: useFieldWords(planRecord, 'treatment-plan').change,
    evidence: useFieldWords(evidenceRecord, 'treatment-evidence').change,
    acceptance: useFieldWords(acceptanceRecord, 'treatment-acceptance').change,
  };
  const people = (useRead(listColleagues).data?.data ?? []).map(({ id, first_name, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`,
  }));
  return draw({ changeWords, people, pathOf });
}
