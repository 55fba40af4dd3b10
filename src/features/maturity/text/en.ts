import { words } from './words/en.ts';

export const en = {
  refusals: {},
  input: {
    period_backwards: 'The period ends before it begins.',
  },
  words,
};
export type MaturityText = typeof en;
