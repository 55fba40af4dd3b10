import type { ComplianceDashboardText } from './en.ts';
import { screen } from './screen/tr.ts';

export const tr: ComplianceDashboardText = {
  refusals: { section_unknown: 'Standardın böyle bir bölümü yok.' },
  screen,
};
