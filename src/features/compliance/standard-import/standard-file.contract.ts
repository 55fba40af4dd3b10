/** What is taken in at most. */
export const standardLimits = {
  bytes: 16_000_000,
  requirements: 10_000,
  /** Levels below each other. */
  depth: 20,
  code: 60,
  title: 400,
  prose: 20_000,
  /** Letters of all of it. */
  letters: 12_000_000,
  group: 40,
  groups: 20,
  documents: 20,
} as const;

/** What a column of a sheet may hold. */
export const sheetFields = [
  'code',
  'parent',
  'title',
  'text',
  'guidance',
  'weight',
  'groups',
  'assessable',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** What may be wrong in a cell. */
export const cellFaults = [
  'code_missing',
  'code_long',
  'code_repeated',
  'title_missing',
  'title_long',
  'text_long',
  'parent_unknown',
  'parent_circular',
  'parent_deep',
  'weight_wrong',
  'assessable_wrong',
  'group_long',
  'characters',
  'groups_many',
] as const;
export type CellFaultCode = (typeof cellFaults)[number];
