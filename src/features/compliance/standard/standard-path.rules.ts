import type { StandardKey } from './standard-content.contract.ts';

/** Where standards are listed, one of one's own is read, and a file is brought in. */
export const standardsPage = '/apps/compliance/standards';
export const pathOfOwnStandard = (id: string): string => `${standardsPage}/${id}`;
export const standardImportPage = `${standardsPage}/import`;
/** Where an assessment by a standard begins. */
export const pathOfNewAssessment = (standard: StandardKey): string => `/apps/compliance/${standard}/add`;
