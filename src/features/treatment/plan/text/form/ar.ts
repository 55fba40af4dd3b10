import type { PlanText } from '../en.ts';

export const form: PlanText['form'] = {
  title_new: 'خطة تحسين جديدة',
  title_edit: 'تحرير {{ref}}',
  group_what: 'ماذا',
  group_who: 'من ومتى',
  group_cost: 'الكلفة',
  group_effect: 'الأثر المتوقع',
  objective_help: 'ما الذي يختلف بعد إنجازها. لازم لتقديم الخطة.',
  control_help: 'الضابط الذي تحسّنه الخطة.',
  choose: 'اختر',
  approver_help: 'يبتّ في الخطة وتاريخ استحقاقها؛ وليس مالكها.',
  effort_days: 'الجهد (شخص/يوم)',
  expected_design: 'قوة التصميم (٪)',
  expected_design_help: 'مدى الأثر المتوقع للضابط على المخاطر المرتبطة.',
  expected_status: 'حالة الضابط',
  no_change: 'دون تغيير',
  expected_maturity_level: 'مستوى النضج',
  risks: 'المخاطر التي تخفضها',
  no_risks: 'لا خطر',
  progress: 'التقدّم (٪)',
  fixed:
    'الضابط والمعتمِد وتاريخ الاستحقاق والميزانية والأثر المتوقع معتمدة وتبقى كما هي. يُنقل تاريخ الاستحقاق بإعادة الجدولة.',
  save: 'حفظ التغييرات',
  add: 'إنشاء الخطة',
  added: 'أُنشئت {{ref}}',
};
