import type { RiskText } from './en.ts';

export const ar: RiskText = {
  refusals: {
    category_unknown: 'هذه الفئة ليست من فئات المؤسسة.',
    tag_unknown: 'أحد هذه الوسوم غير موجود.',
    ref_taken: 'هذا المرجع مستخدم في خطر آخر.',
    department_not_yours: 'لا يمكنك إضافة مخاطر إلى هذه الإدارة.',
    other_risk_required: 'حدّد الخطر الآخر.',
    deletion_too_late: 'يمكنك سحب الخطر خلال 24 ساعة من رفعه. راجع أحد المسؤولين.',
    reason_required: 'اذكر السبب.',
    page_key_unknown: 'مفتاح الصفحة هذا غير صالح.',
    category_name_taken: 'توجد فئة بهذا الاسم.',
    tag_name_taken: 'يوجد وسم بهذا الاسم.',
    model_number_taken: 'أنشأ شخص آخر إصدارًا جديدًا للتو.',
    treatment_differs: 'اختر هذه المعالجة للخطر أولًا.',
    residual_needed: 'قيّم ما يتبقى من الخطر بأقل من تقييمه الأصلي أولًا، واذكر السبب.',
    own_request: 'يقرر شخص آخر ما طلبته.',
    triage_incomplete: 'لقبول الخطر، حدّد مالكًا وفئة.',
    owner_required: 'حدّد مالكًا.',
    category_required: 'اختر فئة.',
    cover_ended: 'انتهت هذه التغطية بالفعل.',
  },
  input: {
    control_characters: 'يحتوي على أحرف لا يمكن عرضها.',
    one_line_only: 'سطر واحد فقط.',
    and_or_or: 'استخدم إما and أو or، لا كليهما.',
    too_many_values: 'يتسع المرشّح الواحد لعشرين قيمة على الأكثر.',
  },
};
