import type { en } from './en.ts';

export const ar: typeof en = {
  empty: 'لا شيء يعالج هذا الخطر بعد: لا ضابط ولا خطة ولا مهمة ولا قبول ولا دليل.',
  view: { label: 'العرض', graph: 'مخطط', table: 'جدول' },
  kind: {
    risk: 'خطر',
    control: 'ضابط',
    acceptance: 'قبول',
    plan: 'خطة',
    test: 'اختبار ضابط',
    question: 'سؤال نضج',
    requirement: 'متطلب',
    task: 'مهمة',
    evidence: 'دليل',
  },
  many: {
    risk: 'المخاطر',
    control: 'الضوابط',
    acceptance: 'حالات القبول',
    plan: 'الخطط',
    test: 'اختبارات الضوابط',
    question: 'أسئلة النضج',
    requirement: 'المتطلبات',
    task: 'المهام',
    evidence: 'الأدلة',
  },
  column: { what: 'السجل', status: 'الحالة', from: 'يأتي من' },
  left_out: 'غير معروض هنا: {{kinds}}',
  left_out_of: '{{kind}}: {{number}}',
};
