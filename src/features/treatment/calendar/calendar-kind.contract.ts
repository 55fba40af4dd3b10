// Names without schemas: a screen may need the words before it needs those, and zod with them.

/** What falls on a day of the calendar: the due date of an improvement plan, a task or a card of a board, the planned day of a control test, the review of a
 *  risk, the last day of an acceptance, the day on which evidence expires, the last day of a transferred risk's cover. */
export const calendarKinds = [
  'plan',
  'task',
  'card',
  'control_test',
  'risk_review',
  'acceptance',
  'evidence',
  'cover',
] as const;
export type CalendarKind = (typeof calendarKinds)[number];
