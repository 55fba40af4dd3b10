import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  rated_twice: 'قيّم مباشرةً أو حسب العوامل، لا الاثنين معًا.',
  rating_needed: 'قيّم الخطر المتأصّل أولًا.',
  rating_incomplete: 'قيّم عاملًا واحدًا على الأقل للاحتمالية وعاملًا واحدًا للأثر.',
  factor_unknown: 'أحد هذه العوامل غير مستخدم.',
  outside_matrix: 'هذه القيمة خارج المصفوفة.',
  residual_above_inherent: 'لا يمكن أن يكون المتبقي أعلى من التقييم المتأصّل.',
  target_above_inherent: 'لا يمكن أن يكون المستهدف أعلى من التقييم المتأصّل في أي من المحورين.',
  residual_of_avoided: 'لا يبقى شيء من خطر متجنَّب، فليس له تقييم متبقٍّ.',
  override_reason_required: 'اذكر في 20 حرفًا على الأقل لماذا يتبقى أقل.',
};
export const input = {
  place_half: 'اختر الاحتمال والأثر معًا، أو امسحهما معًا.',
};
