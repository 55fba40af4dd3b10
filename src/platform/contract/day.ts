import * as z from 'zod/mini';

/** Whether a day of the calendar is one that a record can be about. */
const isNear = (day: string): boolean => day >= '1900-01-01' && day < '3000-01-01';

/** A day: `2026-03-31`. Not any that can be written so: there is no year 0, and what is reckoned from a day must be one as well. */
export const day = z.iso.date().check(z.refine(isNear, 'day_out_of_range'));
