export const en = {
  refusals: {
    category_unknown: 'This category is not one of the organisation.',
    tag_unknown: 'One of these tags does not exist.',
    ref_taken: 'Another risk already has this reference.',
    department_not_yours: 'You may not put risks into this department.',
    other_risk_required: 'Name the other risk.',
    deletion_too_late: 'You may take back a risk within 24 hours of raising it. Ask an administrator.',
    reason_required: 'Say why.',
    page_key_unknown: 'This page key is not valid.',
    category_name_taken: 'A category with this name already exists.',
    tag_name_taken: 'A tag with this name already exists.',
    model_number_taken: 'Somebody else just made a new version.',
    treatment_differs: 'Choose this treatment for the risk first.',
    residual_needed: 'Rate what remains below the inherent rating first, and say why.',
    own_request: 'Somebody else decides what you asked for.',
    triage_incomplete: 'To accept the risk, name an owner and a category.',
    owner_required: 'Name an owner.',
    category_required: 'Choose a category.',
    cover_ended: 'This cover has already ended.',
  },
  input: {
    control_characters: 'This contains characters that cannot be shown.',
    one_line_only: 'One line only.',
    and_or_or: 'Give either and or or.',
    too_many_values: 'At most 20 values in one filter.',
  },
};
export type RiskText = typeof en;
