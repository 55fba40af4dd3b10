export const refusals = {
  category_unknown: 'This category is not one of the organisation.',
  category_name_taken: 'A category with this name already exists.',
  category_too_deep: 'Categories have two levels: a category that lies below another has none below itself.',
  category_in_use: 'Risks are in this category: {{count}}. Say where they go.',
  category_has_children: 'Other categories lie below this one. Move or remove them first.',
};
