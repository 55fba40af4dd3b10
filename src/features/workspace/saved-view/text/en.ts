export const en = {
  refusals: {
    view_name_taken: 'You already have a view of this name.',
    sharing_not_yours: 'Staff and administrators share views.',
    too_many_views: 'You have {{maximum}} views. Delete one first.',
  },
  input: {
    view_too_large: 'This is too much for one view.',
  },
};
export type SavedViewText = typeof en;
