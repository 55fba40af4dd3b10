export const refusals = {
  review_day_past: 'The next review lies in the future.',
  closing_required: 'Say why the risk is closed.',
  no_residual: 'There is no residual rating to state anew.',
  rating_by_deciders: 'Those who decide about the department rate the risk: your review asks them to.',
};
