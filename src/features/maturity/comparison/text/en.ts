import { compare } from './compare/en.ts';

export const en = {
  refusals: {
    frameworks_differ:
      'These assessments follow different frameworks. Only those of one framework can be compared question by question.',
  },
  input: {},
  // What the inputs of an explanation are called.
  screen: {
    explanation: {
      input: {
        score_before: 'Score before',
        score_after: 'Score after',
      },
    },
  },
  compare,
};
export type MaturityComparisonText = typeof en;
