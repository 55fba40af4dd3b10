// Names without schemas: the register's page needs them, and no zod with them.

/** The day that `from` and `to` of a filter are about, whatever else is asked. */
export const spanField = 'raised_on';
/** The days of a risk that a condition can be about. */
export const dayFields = [spanField, 'review_on', 'updated_on'] as const;
export type DayField = (typeof dayFields)[number];

/** The fields that the screen offers for a condition, in its order. */
export const conditionFields = [
  'treatment',
  'source',
  'review_on',
  'updated_on',
  'raised_on',
  'raised_by',
  'status',
  'level',
  'department',
  'owner',
  'category',
  'tag',
  'flag',
] as const;
