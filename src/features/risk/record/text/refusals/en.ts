export const refusals = {
  ref_taken: 'Another risk already has this reference.',
  department_not_yours: 'You may not add anything to this department.',
  other_risk_required: 'Name the other risk.',
  department_archived: 'The department of this risk is archived. Take the department back first.',
  deletion_too_late: 'You may take back a risk within 24 hours of raising it. Ask an administrator.',
  too_many_tags: 'A risk carries at most 20 tags.',
  treatment_differs: 'Choose this treatment for the risk first.',
  residual_needed:
    'Bring the residual rating below the inherent rating first: link a working control, or override it with a rationale.',
  above_appetite: 'The residual risk is above the risk appetite.',
  no_working_control: 'Link a control that works first: implemented, and not failed in its last test.',
  plans_open: 'Validate or cancel the improvement plans of this risk first.',
  own_request: 'Somebody else decides what you asked for.',
  triage_incomplete: 'To accept the risk, name an owner and a category.',
  owner_required: 'Name an owner.',
  category_required: 'Choose a category.',
  cover_ended: 'This cover has already ended.',
  rating_first: 'Rate the risk first: an unrated risk is not mitigated, avoided or transferred.',
  avoidance_ahead: 'This day lies ahead: a risk is avoided once the activity has stopped.',
  tasks_open: 'Something is still to be done about this risk: finish its tasks, or cancel them with it.',
  review_too_late: 'The next review is later than the risk’s level allows.',
};
export const input = {
  owner_required: refusals.owner_required,
  category_required: refusals.category_required,
  one_line_only: 'One line only.',
};
