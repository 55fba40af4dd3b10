import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  tag_unknown: 'Bu etiketlerden biri yok.',
  tag_name_taken: 'Bu adda bir etiket zaten var.',
  tag_merges_itself: 'Bir etiket kendisiyle birleştirilemez.',
};
