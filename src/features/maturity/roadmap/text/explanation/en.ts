/** How the server explains the figures of a roadmap. */
export const explanation = {
  /** Of a plan that is made of gaps: a line for each. */
  plan: { objective: '{{question_id}}: from level {{current}} to level {{desired}}' },
  formula: {
    gaps: 'Questions in scope with a current and a desired level, whose desired level lies above the current one.',
    days: 'Person days of all gaps: as planned for a gap, otherwise the days of its effort class for each level up.',
    overall:
      'Mean of the sections that have an answer, each by its weight; a section is the mean of the current levels of its answered questions.',
    forecast:
      'The score computed anew with the first gaps closed: their questions stand at their desired level, all others where they are.',
    ranking:
      'Gap in levels × weight of the question × weight of its section × (1 + points of open risks linked to it ÷ 25). No risk is linked to questions yet: the last factor is 1. Of equal priority, fewer days first, then the lower current level, then the order of the framework.',
    budget:
      'The first gaps of the ranking whose days together do not exceed the days to spend; none is skipped.',
  },
  reason: {
    reached: 'Already where they should be',
    unanswered: 'Without an answer',
    without_wish: 'Without a desired level',
    not_applicable: 'Do not apply',
    other_effort: 'Of another effort class',
  },
};
export type ExplanationText = typeof explanation;
