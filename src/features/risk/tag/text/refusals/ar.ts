import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  tag_unknown: 'أحد هذه الوسوم غير موجود.',
  tag_name_taken: 'يوجد وسم بهذا الاسم.',
  tag_merges_itself: 'لا يمكن دمج وسم في نفسه.',
};
