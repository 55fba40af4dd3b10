import type { PlanText } from '../en.ts';

export const page: PlanText['page'] = {
  name: 'خطة تحسين',
  unknown: 'هذه الخطة لم تعد موجودة، أو ليست متاحة لك.',
  pick: { title: 'أي خطة؟', text: 'اختر خطة من القائمة.', open: 'فتح القائمة' },
  fact: { effort_days: 'الجهد' },
  times: '{{count}} ×',
  no_objective: 'لا هدف بعد.',
  expected: {
    title: 'الأثر المتوقع',
    none: 'لم يُذكر أثر على الضابط.',
    design: 'قوة التصميم',
    gaps: 'الفجوات التي تسدّها',
    gap: '{{question}} إلى المستوى {{level}}',
  },
  progress: {
    title: 'التقدّم',
    by_tasks: 'بحسب أوزان مهامها: {{open}} مفتوحة من {{total}}.',
    typed: 'من دون مهام يكتب المالك مدى التقدّم.',
    proofs: 'الأدلة والاختبارات منذ البدء: {{number}}',
    left: 'المهام المفتوحة: {{number}}. يمكن إكمال الخطة بعد إنجازها أو إلغائها.',
    unproved: 'يمكن التحقق منها بعد أن يبيّن دليل مقبول أو اختبار ناجح للضابط أنها نجحت.',
  },
  money: {
    title: 'الميزانية',
    of: 'أُنفق {{spent}} من {{budget}}',
    over: 'تجاوز الميزانية بمقدار {{amount}}',
  },
  risks: { title: 'المخاطر التي تخفضها', none: 'لا خطر مرتبط.' },
  reason: { returned: 'معادة', rejected: 'مرفوضة', on_hold: 'معلّقة', cancelled: 'ملغاة' },
  said: '\u2068{{name}}\u2069، {{day}}',
  request: {
    title: 'طُلب تاريخ استحقاق جديد',
    text: 'الطلب من \u2068{{name}}\u2069: {{to}} بدلًا من {{from}}.',
  },
  way: {
    title: 'القرارات',
    submitted: 'التقديم',
    approved: 'الاعتماد',
    started: 'البدء',
    completed: 'الإكمال',
    validated: 'التحقق',
  },
  section: { title: 'خطط التحسين', none: 'لا خطة.', new: 'خطة جديدة', all: 'كل خطط هذا الخطر' },
};
