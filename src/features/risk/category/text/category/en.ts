/** The tab of categories on the settings screen. */
export const category = {
  about: 'What kind of thing could happen. A category may lie below another one.',
  empty: 'No categories yet. With categories, the register can be sorted by what kind of thing could happen.',
  add: 'Add a category',
  edit: 'Change {{name}}',
  parent: 'Below',
  top: 'At the top',
  owner: 'Default owner',
  no_colour: 'No colour',
  risks: 'Open risks',
  save: 'Save category',
  saved: 'Category saved',
  remove_title: 'Remove the category {{name}}?',
  remove_text: 'This cannot be undone. Risks in it, closed ones too, move:',
  move_to: 'Its risks go to',
  no_category: 'No category',
  removed: 'Category removed',
};
export type CategoryText = typeof category;
