export const refusals = {
  model_number_taken: 'Somebody else just made a new version.',
  factor_scale_differs: 'All factors of this axis have {{size}} steps.',
  last_factor: 'One factor of this axis has to stay.',
  factor_in_use: 'Risks were rated by this factor. Switch it off instead.',
  factor_name_required: 'Give it a name.',
  matrix_not_monotone: 'The level falls where likelihood or consequence rises. Confirm that this is meant.',
};
export const input = {
  steps_out_of_order: 'The steps have to count up from 1.',
  steps_differ: 'Name every step of the axis.',
  matrix_has_other_size: 'The matrix has another size than its axes.',
  level_unknown: 'A cell has a level that does not exist.',
  levels_out_of_order: 'The levels have to count up from 0.',
  code_repeated: 'Two levels have the same code.',
};
