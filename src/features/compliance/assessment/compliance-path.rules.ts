import type { ShippedStandard } from '#features/compliance/standard/standard-content.contract.ts';

/** Where assessments are listed: all of them, or those by one standard. */
export const compliancePage = '/apps/compliance';
export const pathOfStandard = (standard: ShippedStandard): string => `${compliancePage}/${standard}`;
/** Where one begins. */
export const pathOfNewAssessment = (standard: ShippedStandard): string => `${pathOfStandard(standard)}/add`;
/** Where one is worked on; one of its controls. */
export const pathOfAssessment = (standard: ShippedStandard, id: string): string =>
  `${pathOfStandard(standard)}/${id}`;
/** Where it stands beside another one. */
export const pathOfComparison = (standard: ShippedStandard, id: string): string =>
  `${pathOfAssessment(standard, id)}/compare`;
export const pathOfControlAssessment = (standard: ShippedStandard, assessment: string, id: string): string =>
  `${pathOfAssessment(standard, assessment)}/control/${id}`;
