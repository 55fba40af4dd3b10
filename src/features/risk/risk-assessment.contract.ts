import * as z from 'zod';
import { cell } from './risk.contract.ts';

/** What made somebody, or the product, rate a risk. */
export const assessmentTriggers = [
  'initial',
  'review',
  'control_change',
  'manual',
  'rerate',
  'import',
] as const;

/** A rating as it was given: its cell, and the index of its level in the model of that time. */
export const assessedRating = z.object({ ...cell.shape, level: z.int() });
export type AssessedRating = z.infer<typeof assessedRating>;
