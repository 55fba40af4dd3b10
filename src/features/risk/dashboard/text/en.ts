import { screen } from './screen/en.ts';

export const en = {
  refusals: {
    range_backwards: 'The last day lies before the first.',
    range_too_long: 'At most {{years}} years at once.',
  },
  input: {
    day_out_of_range: 'A day between the years 1900 and 2999.',
  },
  screen,
};
export type RiskDashboardText = typeof en;
