import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';

/** Where the Statement of Applicability of an assessment by ISO/IEC 27001 is; of no other standard there is one. */
export const pathOfSoa = (assessment: string): string => `${pathOfAssessment('iso27001', assessment)}/soa`;
