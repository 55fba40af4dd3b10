/** How a requirement of one version differs from the one with the same code of another. */
export const differenceKinds = [
  'added',
  'removed',
  'reworded',
  'moved',
  'reweighted',
  'regrouped',
  'assessability',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
