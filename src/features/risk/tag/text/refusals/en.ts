export const refusals = {
  tag_unknown: 'One of these tags does not exist.',
  tag_name_taken: 'A tag with this name already exists.',
  tag_merges_itself: 'A tag cannot be merged into itself.',
};
