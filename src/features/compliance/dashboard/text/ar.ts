import type { ComplianceDashboardText } from './en.ts';
import { screen } from './screen/ar.ts';

export const ar: ComplianceDashboardText = {
  refusals: { section_unknown: 'ليس في المعيار قسم كهذا.' },
  screen,
};
