import { boardsInDepartment } from '#features/board/board/server/held-board.queries.ts';
import { complianceInDepartment } from '#features/compliance/assessment/server/held-compliance.queries.ts';
import { findingsInDepartment } from '#features/compliance/finding/server/held-finding.queries.ts';
import { assessmentsInDepartment } from '#features/maturity/assessment/server/held-assessment.queries.ts';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { invitationsToDepartment } from '#features/organisation/invitation/server/invitation-in-department.queries.ts';
import { dismissalsInDepartment } from '#features/risk/library/server/dismissal-in-department.queries.ts';
import { controlsInDepartment } from '#features/treatment/control/server/held-control.queries.ts';
import { risksInDepartment } from '#features/risk/record/server/risk-in-department.queries.ts';
import { acceptancesInDepartment } from '#features/treatment/acceptance/server/held-acceptance.queries.ts';
import { appetitesInDepartment } from '#features/treatment/appetite/server/appetite-in-department.queries.ts';
import { plansInDepartment } from '#features/treatment/plan/server/held-plan.queries.ts';
import { tasksInDepartment } from '#features/treatment/task/server/task-in-department.queries.ts';
import { evidenceInDepartment } from '#features/treatment/evidence/server/held-evidence.queries.ts';

/** Everything that departments contain. */
export const departmentContents: readonly DepartmentContent[] = [
  risksInDepartment,
  assessmentsInDepartment,
  complianceInDepartment,
  findingsInDepartment,
  controlsInDepartment,
  plansInDepartment,
  tasksInDepartment,
  dismissalsInDepartment,
  invitationsToDepartment,
  acceptancesInDepartment,
  appetitesInDepartment,
  evidenceInDepartment,
  boardsInDepartment,
];
