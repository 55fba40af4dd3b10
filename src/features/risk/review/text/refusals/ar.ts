import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  review_day_past: 'يجب أن تكون المراجعة التالية في المستقبل.',
  closing_required: 'اذكر سبب إغلاق الخطر.',
  no_residual: 'لا يوجد تقييم للخطر المتبقي لتأكيده من جديد.',
  rating_by_deciders: 'يقيّم الخطرَ من يقررون بشأن الإدارة: مراجعتك تطلب منهم ذلك.',
};
