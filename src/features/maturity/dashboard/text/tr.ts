import type { MaturityDashboardText } from './en.ts';
import { screen } from './screen/tr.ts';

export const tr: MaturityDashboardText = {
  refusals: {
    assessment_unknown: 'Böyle bir değerlendirme yok.',
    assessment_elsewhere: 'Bu değerlendirme başka bir çerçeveye veya başka bir birime ait.',
  },
  input: {},
  screen,
};
