import { screen } from './screen/en.ts';

export const en = {
  refusals: {
    range_backwards: 'The last day lies before the first.',
    range_too_long: 'At most {{years}} years at once.',
    since_ahead: 'That day is still to come.',
  },
  screen,
};
export type RiskDashboardText = typeof en;
