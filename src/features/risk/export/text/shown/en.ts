/** What a file of the register as it is shown says; a test holds the columns to the screen's. */
export const shownSheet = {
  column: {
    ref: 'Reference',
    title: 'Title',
    level: 'Level',
    inherent: 'Inherent',
    residual: 'Residual',
    target: 'Target',
    status: 'Status',
    treatment: 'Treatment',
    department: 'Department',
    owner: 'Owner',
    category: 'Category',
    tags: 'Tags',
    flags: 'Needs attention',
    review_on: 'Next review',
    updated_at: 'Changed',
  },
  /** Likelihood times consequence, beside the level. */
  score: '{{column}}: score',
  whole: 'Whole organisation',
};
export type ShownSheetText = typeof shownSheet;
