import * as z from 'zod';

/** Who says the residual rating: the linked controls, or somebody who overrode what follows from them. */
export const residualBases = ['computed', 'override'] as const;
export type ResidualBasis = (typeof residualBases)[number];
/** Who says the target: the open plans of linked controls, or somebody. */
export const targetBases = ['computed', 'stated'] as const;
export type TargetBasis = (typeof targetBases)[number];

const share = z.number().min(0).max(1);

/** What one control contributes to a risk's residual rating. Its effect is design × status × operation × freshness. */
export const controlEffect = z.object({
  control_id: z.uuid(),
  ref: z.string(),
  title: z.string(),
  acts_on: z.enum(['likelihood', 'consequence', 'both']),
  /** Design strength, in hundredths. */
  design: z.int().min(0).max(100),
  status: z.enum(['planned', 'in_progress', 'implemented', 'degraded', 'retired']),
  status_factor: share,
  /** Of the last test; null where it was never tested. */
  result: z.enum(['pass', 'pass_with_exceptions', 'fail', 'inconclusive']).nullable(),
  operation: share,
  /** Why less than fresh: its test is overdue, evidence for it is past its date. */
  stale: z.array(z.enum(['test', 'evidence'])),
  freshness: share,
  effect: share,
  /** What the effect would be once the open plans for it have succeeded; null where there is none. */
  expected_effect: share.nullable(),
});
export type ControlEffect = z.infer<typeof controlEffect>;

const reduction = z.object({ likelihood: share, consequence: share });

/** What a computed residual rating follows from, control by control. */
export const residualExplanation = z.object({
  /** The day for which tests and evidence were looked at. */
  as_of: z.iso.date(),
  controls: z.array(controlEffect),
  /** By how much each axis is reduced: at most the cap of the model. */
  reduction,
});
export type ResidualExplanation = z.infer<typeof residualExplanation>;
