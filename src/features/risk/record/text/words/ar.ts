import type { WordsText } from './en.ts';

const risks = {
  risks_zero: 'لا مخاطر',
  risks_one: 'خطر واحد',
  risks_two: 'خطران',
  risks_few: '{{count}} مخاطر',
  risks_many: '{{count}} خطرًا',
  risks_other: '{{count}} خطر',
};

export const words: WordsText = {
  status: {
    untriaged: 'ينتظر الفرز',
    created: 'مسجَّل',
    accepted: 'مقبول',
    avoided: 'متجنَّب',
    mitigated: 'مخفَّف',
    transferred: 'منقول',
    closed: 'مغلق',
    rejected: 'مرفوض',
  },
  treatment: {
    undecided: 'لم يُحدَّد بعد',
    mitigate: 'التخفيف',
    accept: 'القبول',
    avoid: 'التجنب',
    transfer: 'النقل',
  },
  source: {
    workshop: 'ورشة عمل',
    audit: 'تدقيق',
    incident: 'حادث',
    assessment: 'تقييم',
    user: 'رفعه أحد الأشخاص',
    library: 'مكتبة المخاطر',
    pia: 'تقييم الخصوصية',
    import: 'استيراد',
  },
  flag: {
    untriaged: 'ينتظر الفرز',
    awaiting_decision: 'ينتظر قرارًا',
    acceptance_open: 'ينتظر البتّ في القبول',
    unrated: 'غير مقيَّم',
    overdue_review: 'تأخرت مراجعته',
    residual_lapsed: 'انتهت مدة تقييم المتبقي',
    rating_asked: 'مطلوب تقييم جديد',
    older_model: 'مقيَّم بنموذج سابق',
  },
  basis: { current: 'الحالي', inherent: 'المتأصّل', residual: 'المتبقي', target: 'المستهدف' },
  unrated: 'غير مقيَّم',
  ...risks,
  close_reason: {
    no_longer_exists: 'لم يعد قائمًا',
    duplicate_of: 'تكرار لخطر آخر',
    merged_into: 'دُمج في خطر آخر',
    treated_stable: 'عولج واستقر',
    entered_in_error: 'أُدخل خطأً',
    rejected: 'رُفض عند الفرز',
    imported: 'كان مغلقًا في ملفه',
  },
};
