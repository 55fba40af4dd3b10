import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  category_unknown: 'هذه الفئة ليست من فئات المؤسسة.',
  category_name_taken: 'توجد فئة بهذا الاسم.',
  category_too_deep: 'للفئات مستويان فقط: الفئة الواقعة تحت فئة أخرى لا تتبعها فئات.',
  category_in_use: 'في هذه الفئة مخاطر عددها {{count}}. حدّد إلى أين تُنقل.',
  category_has_children: 'تتبع هذه الفئة فئات أخرى. انقلها أو احذفها أولًا.',
};
