import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { calendarKinds } from './calendar-kind.contract.ts';

/** How many days one reply covers at most, and how many things it holds. */
export const mostDays = 100;
export const mostItems = 500;

const calendarItem = z.object({
  kind: z.enum(calendarKinds),
  id: z.uuid(),
  /** Of a control test: those of its controls. */
  ref: z.string(),
  title: z.string(),
  day: z.iso.date(),
  /** As the workflow of its kind names it. */
  status: z.string(),
  /** It was to be done by then, and is not; what only ends on its day is never overdue. */
  is_overdue: z.boolean(),
  /** A path of the web app. */
  link: z.string(),
});
export type CalendarItem = z.infer<typeof calendarItem>;

export const calendar = z.object({
  /** By day, and on one day by kind and reference. */
  items: z.array(calendarItem),
  /** From this day on there is more than is told here; null where that is all. */
  more_from: z.iso.date().nullable(),
  /** The organisation's day. */
  today: z.iso.date(),
});
export type Calendar = z.infer<typeof calendar>;

/** Kinds with commas between them. */
export const kindsInAddress = z
  .string()
  .max(200)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(calendarKinds)));

export const calendarQuery = z
  .strictObject({
    from: day,
    to: day,
    kinds: kindsInAddress.optional(),
    /** What the caller, or somebody they stand in for, owns, is to do, tests, reviews or decides about. */
    mine: z.literal('1').optional(),
    dpt: z.uuid().optional(),
  })
  .refine(({ from, to }) => from <= to, { error: 'calendar_backwards', path: ['to'] })
  .superRefine(({ from, to }, { addIssue }) => {
    // What is no day at all is refused by itself.
    if (Date.parse(to) - Date.parse(from) >= mostDays * 24 * 60 * 60 * 1000)
      addIssue({ code: 'custom', message: 'calendar_too_long', path: ['to'], days: mostDays });
  });
export type CalendarQuery = z.output<typeof calendarQuery>;

/** What falls on the days from one to another, both included, of all that the caller sees and that is not over: at most 100 days, and
 *  the first 500 things. */
export const readCalendar = endpointsAbout('calendar')({
  method: 'GET',
  path: '/calendar/',
  access: 'user',
  query: calendarQuery,
  response: oneOf(calendar),
});
