/** Of what holds a list on a page that scrolls as a whole: the list is as tall as its rows, and what is in it moves nothing outside. */
export const listInPage = {
  '& .table-body': { flex: 'none', contain: 'inline-size layout style paint' },
} as const;
