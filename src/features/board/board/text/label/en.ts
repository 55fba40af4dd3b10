/** The labels that a new board has. */
export const labels = {
  urgent: 'High priority',
  document: 'Document',
  system: 'System',
  improvement: 'Improvement',
};
export type BoardLabelText = typeof labels;
