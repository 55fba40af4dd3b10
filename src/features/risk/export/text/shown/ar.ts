import type { ShownSheetText } from './en.ts';

export const shownSheet: ShownSheetText = {
  column: {
    ref: 'المرجع',
    title: 'العنوان',
    level: 'المستوى',
    inherent: 'المتأصّل',
    residual: 'المتبقي',
    target: 'المستهدف',
    status: 'الحالة',
    treatment: 'المعالجة',
    department: 'الإدارة',
    owner: 'مالك الخطر',
    category: 'الفئة',
    tags: 'الوسوم',
    flags: 'يحتاج إلى انتباه',
    review_on: 'المراجعة القادمة',
    updated_at: 'آخر تعديل',
  },
  /** Likelihood times consequence, beside the level. */
  score: '{{column}}: النقاط',
  whole: 'المؤسسة كلها',
};
