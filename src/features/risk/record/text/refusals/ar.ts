import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  ref_taken: 'هذا المرجع مستخدم في خطر آخر.',
  department_not_yours: 'لا يمكنك إضافة شيء إلى هذه الإدارة.',
  other_risk_required: 'حدّد الخطر الآخر.',
  department_archived: 'إدارة هذا الخطر مؤرشفة. أعد الإدارة أولًا.',
  deletion_too_late: 'يمكنك سحب الخطر خلال 24 ساعة من رفعه. راجع أحد المسؤولين.',
  too_many_tags: 'يحمل الخطر 20 وسمًا على الأكثر.',
  treatment_differs: 'اختر هذه المعالجة للخطر أولًا.',
  residual_needed: 'اجعل تقييم المتبقي أدنى من المتأصّل أولًا: اربط ضابطًا فعّالًا أو عدّل التقييم مع ذكر المبرر.',
  above_appetite: 'الخطر المتبقي أعلى من شهية المخاطر.',
  no_working_control: 'اربط أولًا ضابطًا فعّالًا: مطبّقًا ولم يفشل في آخر اختبار له.',
  plans_open: 'تحقّق من خطط التحسين لهذا الخطر أو ألغها أولًا.',
  own_request: 'يقرر شخص آخر ما طلبته.',
  triage_incomplete: 'لقبول الخطر، حدّد مالكًا وفئة.',
  owner_required: 'حدّد مالكًا.',
  category_required: 'اختر فئة.',
  cover_ended: 'انتهت هذه التغطية بالفعل.',
  rating_first: 'قيّم الخطر أولًا: الخطر غير المقيَّم لا يُعدّ مخفَّفًا ولا متجنَّبًا ولا منقولًا.',
  avoidance_ahead: 'لم يحن هذا اليوم بعد: يُعدّ الخطر متجنَّبًا بعد إيقاف النشاط.',
  tasks_open: 'لا تزال هناك مهام لهذا الخطر: أنهِها أو ألغِها مع إغلاقه.',
  review_too_late: 'المراجعة التالية متأخرة عما يسمح به مستوى الخطر.',
};
export const input: typeof en.input = {
  owner_required: refusals.owner_required,
  category_required: refusals.category_required,
  one_line_only: 'سطر واحد فقط.',
};
