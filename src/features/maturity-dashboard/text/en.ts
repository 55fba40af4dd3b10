export const en = {
  refusals: {
    assessment_unknown: 'This assessment does not exist.',
    assessment_elsewhere: 'This assessment is of another framework or of another department.',
  },
  input: {},
};
export type MaturityDashboardText = typeof en;
