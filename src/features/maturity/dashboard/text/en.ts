import { screen } from './screen/en.ts';

export const en = {
  refusals: {
    assessment_unknown: 'This assessment does not exist.',
    assessment_elsewhere: 'This assessment is of another framework or of another department.',
  },
  input: {},
  screen,
};
export type MaturityDashboardText = typeof en;
