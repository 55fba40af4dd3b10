export const refusals = {
  rated_twice: 'Rate directly or by factors, not both.',
  rating_needed: 'Rate the inherent risk first.',
  rating_incomplete: 'Rate at least one factor of likelihood and one of consequence.',
  factor_unknown: 'One of these factors is not in use.',
  outside_matrix: 'This lies outside the matrix.',
  residual_above_inherent: 'The residual risk cannot be above the inherent rating.',
  target_above_inherent: 'The target lies at or below the inherent rating, on both axes.',
  residual_of_avoided: 'Nothing remains of a risk that was avoided: it has no residual rating.',
  override_reason_required: 'Give the rationale for the residual rating in at least 20 characters.',
};
export const input = {
  place_half: 'Choose both likelihood and consequence, or clear both.',
};
