import { assessmentsInDepartment } from '#features/maturity/assessment/server/assessment-in-department.queries.ts';
import type { DepartmentContent } from '#features/organisation/department/server/shared/department-content.queries.ts';
import { invitationsToDepartment } from '#features/organisation/invitation/server/invitation-in-department.queries.ts';
import { dismissalsInDepartment } from '#features/risk/library/server/dismissal-in-department.queries.ts';
import { risksInDepartment } from '#features/risk/record/server/risk-in-department.queries.ts';

/** Everything that departments contain. */
export const departmentContents: readonly DepartmentContent[] = [
  risksInDepartment,
  assessmentsInDepartment,
  dismissalsInDepartment,
  invitationsToDepartment,
];
