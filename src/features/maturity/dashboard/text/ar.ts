import type { MaturityDashboardText } from './en.ts';
import { screen } from './screen/ar.ts';

export const ar: MaturityDashboardText = {
  refusals: {
    assessment_unknown: 'لا وجود لهذا التقييم.',
    assessment_elsewhere: 'هذا التقييم لإطار آخر أو لإدارة أخرى.',
  },
  input: {},
  screen,
};
