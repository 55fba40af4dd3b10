import type { RiskDashboardText } from './en.ts';
import { screen } from './screen/ar.ts';

export const ar: RiskDashboardText = {
  refusals: {
    range_backwards: 'اليوم الأخير يسبق اليوم الأول.',
    range_too_long: 'الحد الأقصى {{years}} سنوات في المرة الواحدة.',
  },
  input: {
    day_out_of_range: 'يوم بين عامي 1900 و2999.',
  },
  screen,
};
