import { roadmap } from './roadmap/en.ts';

export const en = {
  refusals: {
    gap_unknown: 'This is no gap of the assessment: {{question}}.',
    gaps_planned: 'All of these gaps are planned already.',
  },
  input: {
    question_twice: 'The same question is named twice.',
  },
  // What the inputs of an explanation are called.
  screen: {
    explanation: {
      input: {
        risk_factor: 'Risk factor',
        days_small: 'Person days of one level up, effort in days',
        days_medium: 'The same, effort in weeks',
        days_large: 'The same, effort in months',
        planned: 'Planned by hand',
        current: 'Current score',
        percent: 'Percent of the scale',
        all_closed: 'Score with all gaps closed',
        budget: 'Person days to spend',
      },
    },
  },
  roadmap,
};
export type MaturityRoadmapText = typeof en;
