// Names without schemas: what of a risk's treatment was changed, so that its residual rating is computed anew.

/** Why the residual rating of risks is computed anew. */
export const residualCauses = [
  'control_changed',
  'control_tested',
  'control_linked',
  'control_unlinked',
  'evidence_changed',
  'plan_changed',
  'appetite_changed',
  'rating_changed',
  /** A day came: a test or evidence is past its date, or the days of grace are over. */
  'day_came',
] as const;
export type ResidualCause = (typeof residualCauses)[number];
