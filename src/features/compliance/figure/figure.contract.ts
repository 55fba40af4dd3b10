import * as z from 'zod';

/** What control assessments add up to. Shares are percent with one decimal; null where nothing is applicable, or where
 *  nothing was assessed. */
export const complianceFigures = z.object({
  /** Everything that is answered: controls, or their sub-controls where they have some. */
  controls: z.int(),
  not_applicable: z.int(),
  applicable: z.int(),
  assessed: z.int(),
  compliant: z.int(),
  partial: z.int(),
  non_compliant: z.int(),
  done: z.int(),
  /** Carried over from an earlier assessment, and not confirmed yet: they count as not assessed. */
  carried: z.int(),
  /** Claimed, with no fresh proof: whatever it counts; what counts half and what counts nothing as proven because of it. */
  stale: z.int(),
  stale_partial: z.int(),
  stale_unproven: z.int(),
  /** Assessed of applicable. */
  coverage: z.number().nullable(),
  /** The headline: of all that is applicable; what was not assessed counts nothing. */
  compliance: z.number().nullable(),
  of_assessed: z.number().nullable(),
  /** The headline of those alone that accepted evidence proves which has not expired; less where that is stale. */
  proven: z.number().nullable(),
});
export type ComplianceFigures = z.infer<typeof complianceFigures>;
