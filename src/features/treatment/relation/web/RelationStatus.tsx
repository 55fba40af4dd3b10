import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { ControlAssessmentStatus } from '#features/compliance/control-assessment/web/shared/ControlAssessmentStatus.tsx';
import { AssessmentStatus } from '#features/maturity/assessment/web/shared/AssessmentStatus.tsx';
import { riskStatuses, type RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import { AcceptanceStatus } from '#features/treatment/acceptance/web/shared/AcceptanceStatus.tsx';
import { testResults, controlStatuses } from '#features/treatment/control/control-status.contract.ts';
import { ControlStatus } from '#features/treatment/control/web/shared/ControlStatus.tsx';
import { TestResult } from '#features/treatment/control/web/shared/TestResult.tsx';
import { EvidenceStatus } from '#features/treatment/evidence/web/shared/EvidenceStatus.tsx';
import { PlanStatus } from '#features/treatment/plan/web/shared/PlanStatus.tsx';
import { TaskStatus } from '#features/treatment/task/web/shared/TaskStatus.tsx';
import type { RelationNode } from '../relation.contract.ts';
import { planStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import { taskStatuses } from '#features/treatment/task/task-status.contract.ts';
import { evidenceStatuses } from '#features/treatment/evidence/evidence.workflow.ts';
import { acceptanceStatuses } from '#features/treatment/acceptance/acceptance-status.contract.ts';
import { maturityStatuses } from '#features/maturity/assessment/assessment-status.contract.ts';
import { controlAssessmentStatuses } from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { controlTestStatuses } from '#features/treatment/control-test/control-test-status.contract.ts';
import { present } from '#platform/contract/values/present.ts';

/** The statuses of each kind are its own; what is related says which of them it has. */
const oneOf = <Status extends string>(statuses: readonly Status[], status: string): Status =>
  present(statuses.find((one) => one === status));

/** Where something related stands, in the words of its kind. */
export function RelationStatus({ node: { kind, status } }: { node: RelationNode }) {
  switch (kind) {
    case 'control':
      return <ControlStatus status={oneOf(controlStatuses, status)} />;
    case 'plan':
      return <PlanStatus status={oneOf(planStatuses, status)} />;
    case 'task':
      return <TaskStatus status={oneOf(taskStatuses, status)} />;
    case 'evidence':
      return <EvidenceStatus status={oneOf(evidenceStatuses, status)} />;
    case 'acceptance':
      return <AcceptanceStatus status={oneOf(acceptanceStatuses, status)} />;
    case 'question':
      return <AssessmentStatus status={oneOf(maturityStatuses, status)} />;
    case 'requirement':
      return <ControlAssessmentStatus status={oneOf(controlAssessmentStatuses, status)} />;
    case 'test':
      return <StatusOfTest status={status} />;
    default:
      return <StatusOfRisk status={oneOf(riskStatuses, status)} />;
  }
}

function StatusOfTest({ status }: { status: string }) {
  const { t } = useTranslation('treatment-control');
  const result = testResults.find((one) => one === status);
  if (result !== undefined) return <TestResult result={result} />;
  return (
    <StatusPill tone="neutral">{t(`words.test_status.${oneOf(controlTestStatuses, status)}`)}</StatusPill>
  );
}

function StatusOfRisk({ status }: { status: RiskStatus }) {
  const { t } = useTranslation('risk');
  return <StatusPill tone="neutral">{t(`words.status.${status}`)}</StatusPill>;
}
