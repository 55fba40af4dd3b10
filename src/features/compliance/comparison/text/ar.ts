import type { ComparisonText } from './en.ts';

export const ar: ComparisonText = {
  refusals: { standards_differ: 'هذان التقييمان وفق معيارين مختلفين.' },
  title: 'المقارنة',
  back: 'العودة إلى {{ref}}',
  with: 'مقارنةً مع',
  choose: 'اختر تقييمًا',
  choose_help: 'اختر ما تقارن به: تقييم آخر وفق المعيار نفسه.',
  none_other: 'لا يوجد تقييم آخر وفق هذا المعيار تراه كاملًا.',
  whole: 'الكل',
  sections: 'الامتثال حسب القسم',
  before: 'سابقًا',
  now: 'الآن',
  change: 'التغيّر',
  points: '{{change}} نقطة',
  says: '{{name}}: الامتثال {{now}}، سابقًا {{before}}',
  now_before: '{{now}}، سابقًا {{before}}',
  not_asked: 'غير مطلوب',
  controls: 'الضوابط المختلفة',
  same: 'نتيجة كل ضابط واحدة في التقييمين.',
  count: { risen: 'تحسّنت', fallen: 'تراجعت', same: 'لم تتغيّر', incomparable: 'غير قابلة للمقارنة' },
  count_help: 'غير قابلة للمقارنة: غير مُقيَّمة أو لا تنطبق أو غير مطلوبة في أحد التقييمين.',
};
