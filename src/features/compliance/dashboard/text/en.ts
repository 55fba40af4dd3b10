import { screen } from './screen/en.ts';

export const en = {
  refusals: { section_unknown: 'The standard has no such section.' },
  screen,
};
export type ComplianceDashboardText = typeof en;
