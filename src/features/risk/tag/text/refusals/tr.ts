export const refusals = {
  tag_unknown: 'Bu etiketlerden biri yok.',
  tag_name_taken: 'Bu adda bir etiket zaten var.',
  tag_merges_itself: 'Bir etiket kendisiyle birleştirilemez.',
};
