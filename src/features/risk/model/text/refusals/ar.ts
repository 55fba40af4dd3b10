import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  model_number_taken: 'أنشأ شخص آخر إصدارًا جديدًا للتو.',
  factor_scale_differs: 'جميع عوامل هذا المحور مؤلفة من {{size}} درجات.',
  last_factor: 'يجب أن يبقى عامل واحد على الأقل في هذا المحور.',
  factor_in_use: 'قُيّمت مخاطر بهذا العامل. أوقفه بدل حذفه.',
  factor_name_required: 'اذكر اسمًا.',
  matrix_not_monotone: 'ينخفض المستوى مع ارتفاع الاحتمال أو الأثر. أكّد أن هذا مقصود.',
};
export const input: typeof en.input = {
  steps_out_of_order: 'يجب أن تتصاعد الدرجات ابتداءً من 1.',
  steps_differ: 'سمِّ كل درجة من درجات المحور.',
  matrix_has_other_size: 'حجم المصفوفة لا يطابق محوريها.',
  level_unknown: 'في إحدى الخلايا مستوى غير موجود.',
  levels_out_of_order: 'يجب أن تتصاعد المستويات ابتداءً من 0.',
  code_repeated: 'لمستويين الرمز نفسه.',
};
