import type { ReactNode } from 'react';

/** The parts of a folder by the names of their components: each in its states, by what these are called. */
export type Examples = Readonly<Record<string, Readonly<Record<string, () => ReactNode>>>>;

export const people = [
  { value: 'ada', label: 'Ada Lovelace', hint: 'Finance' },
  { value: 'leyla', label: 'Leyla Demir', hint: 'Operations' },
  { value: 'omar', label: 'عمر الحسيني', hint: 'العمليات' },
];

export const long =
  'The archive’s roof leaks over the shelves of the older contracts. The owner of the building was told in March, and again in June; until it is mended, the boxes below it stand on pallets and are looked at each Monday by whoever opens the archive.';

export const levels = [
  { index: 1, colour: '#2E7D32', short: 'L', name: 'Low' },
  { index: 2, colour: '#F9A825', short: 'M', name: 'Medium' },
  { index: 3, colour: '#EF6C00', short: 'H', name: 'High' },
  { index: 4, colour: '#C62828', short: 'E', name: 'Extreme' },
];

export const nothing = (): void => undefined;
