import type { RiskDashboardText } from './en.ts';
import { screen } from './screen/ar.ts';

export const ar: RiskDashboardText = {
  refusals: {
    range_backwards: 'اليوم الأخير يسبق اليوم الأول.',
    range_too_long: 'الحد الأقصى {{years}} سنوات في المرة الواحدة.',
    since_ahead: 'لم يأتِ هذا اليوم بعد.',
  },
  screen,
};
