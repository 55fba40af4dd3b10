import type { CategoryText } from './en.ts';

export const category: CategoryText = {
  about: 'نوع ما قد يحدث. يمكن أن تقع فئة تحت فئة أخرى.',
  empty: 'لا فئات بعد. بالفئات تُفرز المخاطر حسب نوع ما قد يحدث.',
  add: 'إضافة فئة',
  edit: 'تعديل {{name}}',
  parent: 'تحت',
  top: 'في الأعلى',
  owner: 'المالك الافتراضي',
  no_colour: 'بلا لون',
  risks: 'المخاطر المفتوحة',
  save: 'حفظ الفئة',
  saved: 'حُفظت الفئة',
  remove_title: 'إزالة الفئة {{name}}؟',
  remove_text: 'لا يمكن التراجع عن ذلك. تُنقل مخاطرها، ومنها المغلقة:',
  move_to: 'تُنقل مخاطرها إلى',
  no_category: 'بلا فئة',
  removed: 'أُزيلت الفئة',
};
