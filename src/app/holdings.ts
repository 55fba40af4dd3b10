import { ledDepartments } from '#features/identity/leaving/server/led-department.queries.ts';
import { standIns } from '#features/identity/absence/server/stand-in.queries.ts';
import type { Holding } from '#features/identity/leaving/server/shared/holding.queries.ts';
import {
  assessedAssessments,
  assignedAssessments,
  reviewedAssessments,
} from '#features/maturity/assessment/server/held-assessment.queries.ts';
import { ownedCategories } from '#features/risk/category/server/category-owner.queries.ts';
import { ownedRisks } from '#features/risk/record/server/owned-risk.queries.ts';

/** Everything that people hold: what is open and names somebody. Whoever leaves hands all of it over, in this order. */
export const holdings: readonly Holding[] = [
  ownedRisks,
  ownedCategories,
  assessedAssessments,
  reviewedAssessments,
  assignedAssessments,
  ledDepartments,
  standIns,
];
