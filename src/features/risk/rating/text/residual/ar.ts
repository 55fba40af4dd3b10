import type { ResidualText } from './en.ts';

export const residual: ResidualText = {
  why: 'لماذا {{level}}؟',
  basis: { computed: 'محتسب من الضوابط', override: 'معدَّل مع ذكر المبرر' },
  says: 'وفق الضوابط وحدها',
  none: 'لا ضابط مرتبط: يُعتدّ بالتقييم المتأصّل.',
  acts_on: {
    likelihood: 'يؤثر في الاحتمال',
    consequence: 'يؤثر في الأثر',
    both: 'يؤثر في الاحتمال والأثر',
  },
  design: 'التصميم {{share}}',
  status: {
    planned: 'مخطط {{share}}',
    in_progress: 'قيد التنفيذ {{share}}',
    implemented: 'مطبّق {{share}}',
    degraded: 'متراجع {{share}}',
    retired: 'موقوف {{share}}',
  },
  result: {
    pass: 'ناجح {{share}}',
    pass_with_exceptions: 'ناجح مع استثناءات {{share}}',
    fail: 'فاشل {{share}}',
    inconclusive: 'غير حاسم {{share}}',
    never: 'لم يُختبر قط {{share}}',
  },
  fresh: 'محدَّث {{share}}',
  stale: {
    test: 'اختبار متأخر {{share}}',
    evidence: 'دليل منتهي الصلاحية {{share}}',
    both: 'اختبار متأخر ودليل منتهي الصلاحية {{share}}',
  },
  effect: '{{factors}} = المفعول {{share}}',
  reduction: 'تخفض معًا الاحتمال بنسبة {{likelihood}} والأثر بنسبة {{consequence}} من المسافة إلى أدنى درجة.',
  as_of: 'بتاريخ {{day}}',
  reopens:
    'لا يجعله أعلى من الشهية إلا اختبارات أو أدلة انقضى موعدها. من دون اختبار جديد يعود الخطر إلى «مسجَّل» في {{day}}.',
  override: 'تعديل',
  override_help: 'اتركه فارغًا لتحدده الضوابط. يسقط التعديل عند المراجعة القادمة في {{day}}.',
  override_help_undated: 'اتركه فارغًا لتحدده الضوابط. يسقط التعديل عند المراجعة القادمة.',
};
