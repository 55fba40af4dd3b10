import type { RiskDashboardText } from './en.ts';
import { screen } from './screen/tr.ts';

export const tr: RiskDashboardText = {
  refusals: {
    range_backwards: 'Son gün ilk günden önce.',
    range_too_long: 'Bir seferde en çok {{years}} yıl.',
  },
  input: {
    day_out_of_range: '1900 ile 2999 yılları arasında bir gün.',
  },
  screen,
};
