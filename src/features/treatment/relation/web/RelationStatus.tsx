import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { ControlAssessmentStatus as OfAnswer } from '#features/compliance/control-assessment/control-assessment-status.contract.ts';
import { ControlAssessmentStatus } from '#features/compliance/control-assessment/web/shared/ControlAssessmentStatus.tsx';
import type { MaturityStatus } from '#features/maturity/assessment/assessment-status.contract.ts';
import { AssessmentStatus } from '#features/maturity/assessment/web/shared/AssessmentStatus.tsx';
import type { RiskStatus } from '#features/risk/record/risk-status.contract.ts';
import type { AcceptanceStatus as OfAcceptance } from '#features/treatment/acceptance/acceptance-status.contract.ts';
import { AcceptanceStatus } from '#features/treatment/acceptance/web/shared/AcceptanceStatus.tsx';
import {
  testResults,
  type ControlStatus as OfControl,
} from '#features/treatment/control/control-status.contract.ts';
import { ControlStatus } from '#features/treatment/control/web/shared/ControlStatus.tsx';
import { TestResult } from '#features/treatment/control/web/shared/TestResult.tsx';
import type { ControlTestStatus } from '#features/treatment/control-test/control-test-status.contract.ts';
import type { EvidenceStatus as OfEvidence } from '#features/treatment/evidence/evidence.workflow.ts';
import { EvidenceStatus } from '#features/treatment/evidence/web/shared/EvidenceStatus.tsx';
import type { PlanStatus as OfPlan } from '#features/treatment/plan/plan-status.contract.ts';
import { PlanStatus } from '#features/treatment/plan/web/shared/PlanStatus.tsx';
import type { TaskStatus as OfTask } from '#features/treatment/task/task-status.contract.ts';
import { TaskStatus } from '#features/treatment/task/web/shared/TaskStatus.tsx';
import type { RelationNode } from '../relation.contract.ts';

/** Where something related stands, in the words of its kind. */
export function RelationStatus({ node: { kind, status } }: { node: RelationNode }) {
  switch (kind) {
    case 'control':
      return <ControlStatus status={status as OfControl} />;
    case 'plan':
      return <PlanStatus status={status as OfPlan} />;
    case 'task':
      return <TaskStatus status={status as OfTask} />;
    case 'evidence':
      return <EvidenceStatus status={status as OfEvidence} />;
    case 'acceptance':
      return <AcceptanceStatus status={status as OfAcceptance} />;
    case 'question':
      return <AssessmentStatus status={status as MaturityStatus} />;
    case 'requirement':
      return <ControlAssessmentStatus status={status as OfAnswer} />;
    case 'test':
      return <StatusOfTest status={status} />;
    default:
      return <StatusOfRisk status={status as RiskStatus} />;
  }
}

function StatusOfTest({ status }: { status: string }) {
  const { t } = useTranslation('treatment-control');
  const result = testResults.find((one) => one === status);
  if (result !== undefined) return <TestResult result={result} />;
  return <StatusPill tone="neutral">{t(`words.test_status.${status as ControlTestStatus}`)}</StatusPill>;
}

function StatusOfRisk({ status }: { status: RiskStatus }) {
  const { t } = useTranslation('risk');
  return <StatusPill tone="neutral">{t(`words.status.${status}`)}</StatusPill>;
}
