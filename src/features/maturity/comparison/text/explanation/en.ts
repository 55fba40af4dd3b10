/** How the server explains the figures of a comparison. */
export const explanation = {
  formula: {
    overall:
      'Mean of the sections that have an answer, each by its weight; a section is the mean of the current levels of its answered questions.',
    change: 'The score of the later assessment less that of the earlier one, each with one decimal as shown.',
    counts: 'Questions whose current level stands higher, lower or the same in the later assessment.',
  },
  reason: {
    unanswered: 'Without an answer',
    not_applicable: 'Do not apply',
    incomparable: 'Without a current level on one side',
  },
};
export type ExplanationText = typeof explanation;
