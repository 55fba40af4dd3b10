export const en = {
  refusals: {
    appetite_scope_mismatch:
      'Name the department or the category that it is for; one for the organisation names neither.',
    appetite_unclear: 'Name either the highest level within the appetite, or the cells.',
    appetite_level_unknown: 'The matrix in use has no such level or cell.',
    validity_backwards: 'It ends before it begins.',
  },
  about:
    'How much risk the organisation is ready to retain. For a risk, the appetite of its category comes before that of its department, and that before the organisation’s. What lies above is flagged.',
  none: 'No risk appetite is stated yet.',
  add: 'State a risk appetite',
  change_title: 'Edit the risk appetite',
  saved: 'The risk appetite is saved; levels are compared with it within a minute.',
  removed: 'The risk appetite is removed.',
  up_to: 'Retained up to',
  nothing_retained: 'Nothing is retained',
  in_cells: 'Retained in these cells (likelihood × consequence): {{cells}}',
  approved_by: 'Approved by',
  valid_from: 'valid from',
  valid_to: 'to',
  not_now: 'Not valid today',
  scope: {
    organisation: 'Whole organisation',
    department: 'Department',
    category: 'Category',
  },
  kind: {
    level: 'A highest level',
    cells: 'Cells of the matrix',
  },
  form: {
    scope: 'Scope',
    kind: 'Stated as',
    cells: 'Cells within the appetite',
    cells_help_one: '{{count}} cell is within the appetite; all others are above it.',
    cells_help_other: '{{count}} cells are within the appetite; all others are above it.',
    max_level: 'Highest level within the appetite',
    max_level_help: 'Risks above this level are above appetite.',
    statement: 'Statement',
    statement_help: 'What the organisation says about it, in words.',
    valid_from: 'Valid from',
    valid_to: 'Valid to',
  },
  holdings: {
    appetites: 'Risk appetites',
    appetite_approver: 'Risk appetites approved',
  },
};
export type AppetiteText = typeof en;
