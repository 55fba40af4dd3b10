import type { SavedViewText } from './en.ts';

export const ar: SavedViewText = {
  refusals: {
    view_name_taken: 'لديك عرض محفوظ بهذا الاسم.',
    sharing_not_yours: 'مشاركة العروض متاحة للموظفين والمسؤولين.',
    too_many_views: 'لديك {{maximum}} عرضًا محفوظًا. احذف واحدًا أولًا.',
  },
  input: {
    view_too_large: 'هذا أكثر مما يتسع له عرض واحد.',
  },
};
