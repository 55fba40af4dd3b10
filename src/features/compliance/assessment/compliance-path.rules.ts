import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';

/** Where assessments are listed: all of them, or those by one standard. */
export const compliancePage = '/apps/compliance';
/** What an answer by one standard covers of others. */
export const crosswalkPage = `${compliancePage}/crosswalk`;
export const pathOfStandard = (standard: StandardKey): string => `${compliancePage}/${standard}`;
/** As `standardKey` has it, which is too heavy for the frame. */
const isKey = /^[a-z0-9][a-z0-9_-]{1,39}$/;
/** The standard that an address below this is about; none where what stands there could be no key of one. */
export function standardInPath(pathname: string): StandardKey | undefined {
  const key = pathname.split('/')[3] ?? '';
  return isKey.test(key) ? key : undefined;
}
/** Where one is worked on; one of its controls. */
export const pathOfAssessment = (standard: StandardKey, id: string): string =>
  `${pathOfStandard(standard)}/${id}`;
/** Where it stands beside another one. */
export const pathOfComparison = (standard: StandardKey, id: string): string =>
  `${pathOfAssessment(standard, id)}/compare`;
export const pathOfControlAssessment = (standard: StandardKey, assessment: string, id: string): string =>
  `${pathOfAssessment(standard, assessment)}/control/${id}`;
