import type { WordsText } from './en.ts';

const result = {
  pass: 'ناجح',
  pass_with_exceptions: 'ناجح مع استثناءات',
  fail: 'فاشل',
  inconclusive: 'غير حاسم',
};

export const words: WordsText = {
  status: {
    planned: 'مخطَّط',
    implemented: 'مُطبَّق',
    degraded: 'متراجع',
    retired: 'مُلغى',
  },
  kind: {
    policy: 'سياسة',
    process: 'إجراء',
    technical: 'تقني',
    physical: 'مادي',
    people: 'بشري',
  },
  function: {
    govern: 'الحوكمة',
    identify: 'التحديد',
    protect: 'الحماية',
    detect: 'الكشف',
    respond: 'الاستجابة',
    recover: 'التعافي',
  },
  action: {
    preventive: 'وقائي',
    detective: 'كاشف',
    corrective: 'تصحيحي',
    deterrent: 'رادع',
  },
  frequency: {
    continuous: 'مستمر',
    daily: 'يومي',
    weekly: 'أسبوعي',
    monthly: 'شهري',
    quarterly: 'ربع سنوي',
    yearly: 'سنوي',
    as_needed: 'عند الحاجة',
  },
  method: {
    inquiry: 'استفسار',
    observation: 'ملاحظة',
    inspection: 'فحص',
    reperformance: 'إعادة التنفيذ',
    automated: 'آلي',
  },
  result,
  last_test_result: result,
  /** Beside a date, in a row. */
  with_exceptions: 'باستثناءات',
  test_status: {
    planned: 'مخطَّط',
    running: 'جارٍ',
    awaiting_review: 'بانتظار المراجعة',
    approved: 'معتمَد',
    returned: 'مُعاد',
  },
  acts_on: {
    likelihood: 'الاحتمال',
    consequence: 'الأثر',
    both: 'الاحتمال والأثر',
  },
  flag: {
    test_overdue: 'اختبار متأخر',
    never_tested: 'لم يُختبر قط',
  },
  overdue: 'متأخر',
  none: 'لا يوجد',
};
