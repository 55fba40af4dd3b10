import type { TagsText } from './en.ts';

export const tags: TagsText = {
  about: 'ما تُعلَّم به المخاطر عبر الإدارات والفئات.',
  empty: 'لا وسوم بعد. الوسم يجمع مخاطر عبر الإدارات والفئات.',
  add: 'إضافة وسم',
  risks: 'المخاطر',
  change: 'تغيير',
  change_title: 'تغيير الوسم {{name}}',
  save: 'حفظ الوسم',
  saved: 'حُفظ الوسم.',
  merge: 'دمج',
  merge_title: 'دمج الوسم {{name}}',
  merge_text: 'المخاطر التي تحمل {{name}} تحمل الوسم الآخر بعد ذلك.',
  into: 'في',
  merged: 'دُمج {{name}} في {{into}}.',
  remove_title: 'إزالة الوسم {{name}}؟',
  remove_text: 'يُزال عن المخاطر التي تحمله. ما تراه منها: {{number}}.',
  removed: 'أُزيل الوسم {{name}}.',
};
