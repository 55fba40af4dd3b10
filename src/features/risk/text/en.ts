import { assess } from './assess/en.ts';
import { model } from './model-en.ts';
import { page } from './page/en.ts';
import { register } from './register/en.ts';
import { story } from './story/en.ts';
import { verb } from './verb/en.ts';
import { words } from './words/en.ts';

export const en = {
  refusals: {
    category_unknown: 'This category is not one of the organisation.',
    tag_unknown: 'One of these tags does not exist.',
    ref_taken: 'Another risk already has this reference.',
    department_not_yours: 'You may not add anything to this department.',
    other_risk_required: 'Name the other risk.',
    deletion_too_late: 'You may take back a risk within 24 hours of raising it. Ask an administrator.',
    page_key_unknown: 'This page key is not valid.',
    category_name_taken: 'A category with this name already exists.',
    tag_name_taken: 'A tag with this name already exists.',
    tag_merges_itself: 'A tag cannot be merged into itself.',
    comment_unknown: 'This comment does not exist.',
    reply_to_reply: 'Answer the comment at the head of the thread.',
    too_many_tags: 'A risk carries at most 20 tags.',
    model_number_taken: 'Somebody else just made a new version.',
    treatment_differs: 'Choose this treatment for the risk first.',
    residual_needed: 'Rate what remains below the inherent rating first, and say why.',
    own_request: 'Somebody else decides what you asked for.',
    triage_incomplete: 'To accept the risk, name an owner and a category.',
    owner_required: 'Name an owner.',
    category_required: 'Choose a category.',
    cover_ended: 'This cover has already ended.',
    factor_scale_differs: 'All factors of this axis have {{size}} steps.',
    last_factor: 'One factor of this axis has to stay.',
    factor_in_use: 'Risks were judged by this factor. Switch it off instead.',
    factor_name_required: 'Give it a name.',
    matrix_not_monotone: 'The level falls where likelihood or consequence rises. Confirm that this is meant.',
    category_too_deep:
      'Categories have two levels: a category that lies below another has none below itself.',
    category_in_use: 'Risks are in this category: {{count}}. Say where they go.',
    category_has_children: 'Other categories lie below this one. Move or remove them first.',
    rated_twice: 'Rate directly or by factors, not both.',
    rating_needed: 'Rate the inherent risk first.',
    rating_incomplete: 'Judge at least one factor of likelihood and one of consequence.',
    factor_unknown: 'One of these factors is not in use.',
    outside_matrix: 'This lies outside the matrix.',
    residual_above_inherent: 'What remains cannot be above the inherent rating.',
    override_reason_required: 'Say in at least 20 characters why less remains.',
    review_day_past: 'The next review lies in the future.',
    closing_required: 'Say why the risk is closed.',
    no_residual: 'There is no residual rating to state anew.',
  },
  input: {
    named_twice: 'The same risk is named twice.',
    one_line_only: 'One line only.',
    and_or_or: 'Give either and or or.',
    too_many_values: 'At most 20 values in one filter.',
    steps_out_of_order: 'The steps have to count up from 1.',
    steps_differ: 'Name every step of the axis.',
    matrix_has_other_size: 'The matrix has another size than its axes.',
    level_unknown: 'A cell has a level that does not exist.',
    levels_out_of_order: 'The levels have to count up from 0.',
    code_repeated: 'Two levels have the same code.',
  },
  model,
  words,
  register,
  page,
  verb,
  story,
  assess,
};
export type RiskText = typeof en;
