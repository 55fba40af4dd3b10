import type { RiskDashboardText } from './en.ts';
import { screen } from './screen/tr.ts';

export const tr: RiskDashboardText = {
  refusals: {
    range_backwards: 'Son gün ilk günden önce.',
    range_too_long: 'Bir seferde en çok {{years}} yıl.',
    since_ahead: 'O gün henüz gelmedi.',
  },
  screen,
};
