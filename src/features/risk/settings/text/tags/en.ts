/** The page of tags in Settings. */
export const tags = {
  about: 'What risks are marked with across departments and categories.',
  empty: 'No tag yet. A tag marks risks across departments and categories.',
  add: 'Add a tag',
  risks: 'Risks',
  change: 'Change',
  change_title: 'Change the tag {{name}}',
  save: 'Save tag',
  saved: 'The tag is saved.',
  merge: 'Merge',
  merge_title: 'Merge the tag {{name}}',
  merge_text: 'Risks that carry {{name}} carry the other tag from then on.',
  into: 'Into',
  merged: '{{name}} is merged into {{into}}.',
  remove_title: 'Remove the tag {{name}}?',
  remove_text: 'It is taken off the risks that carry it. Those you see: {{number}}.',
  removed: 'The tag {{name}} is removed.',
};
export type TagsText = typeof tags;
