import type { StandardKey } from './standard-content.contract.ts';

/** Where standards are listed, one of one's own is read, and a file is brought in. */
export const standardsPage = '/apps/compliance/standards';
export const pathOfOwnStandard = (id: string): string => `${standardsPage}/${id}`;
export const standardImportPage = `${standardsPage}/import`;
/** How versions of a standard differ, and what that means for open assessments. */
export const pathOfUpgrade = (
  key: StandardKey,
  asked: { from?: string; to?: string; view?: 'assessments' } = {},
): string => {
  const query = new URLSearchParams(asked).toString();
  return `${standardsPage}/upgrade/${key}${query === '' ? '' : `?${query}`}`;
};
/** Where an assessment by a standard begins. */
export const pathOfNewAssessment = (standard: StandardKey): string => `/apps/compliance/${standard}/add`;
