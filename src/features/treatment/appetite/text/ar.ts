import type { AppetiteText } from './en.ts';

// Arabic counts in six forms.
const counted = {
  cells_help_zero: 'لا خلية ضمن الشهية؛ كلها فوقها.',
  cells_help_one: 'خلية واحدة ضمن الشهية؛ وما عداها فوقها.',
  cells_help_two: 'خليتان ضمن الشهية؛ وما عداهما فوقها.',
  cells_help_few: '{{count}} خلايا ضمن الشهية؛ وما عداها فوقها.',
  cells_help_many: '{{count}} خلية ضمن الشهية؛ وما عداها فوقها.',
  cells_help_other: '{{count}} خلية ضمن الشهية؛ وما عداها فوقها.',
};

export const ar: AppetiteText = {
  refusals: {
    appetite_scope_mismatch: 'حدِّد الإدارة أو الفئة المعنية؛ ولا يُحدَّد أيّ منهما للمؤسسة كلها.',
    appetite_unclear: 'حدِّد إما أعلى مستوى ضمن الشهية وإما الخلايا.',
    appetite_level_unknown: 'لا يوجد هذا المستوى أو هذه الخلية في المصفوفة المستخدمة.',
    validity_backwards: 'تاريخ النهاية قبل تاريخ البداية.',
  },
  about:
    'مقدار المخاطر التي تستعد المؤسسة للاحتفاظ بها. تتقدم شهية فئة الخطر على شهية إدارته، وهذه على شهية المؤسسة. ويُعلَّم ما يقع فوقها.',
  none: 'لم تُحدَّد شهية المخاطر بعد.',
  add: 'تحديد شهية المخاطر',
  change_title: 'تعديل شهية المخاطر',
  saved: 'حُفظت شهية المخاطر، وتُقارن بها المستويات خلال دقيقة.',
  removed: 'أُزيلت شهية المخاطر.',
  up_to: 'يُحتفظ بالمخاطر حتى',
  nothing_retained: 'لا يُحتفظ بأي خطر',
  in_cells: 'يُحتفظ بها في هذه الخلايا (الاحتمال × الأثر): {{cells}}',
  approved_by: 'الاعتماد من',
  valid_from: 'سارية من',
  valid_to: 'إلى',
  not_now: 'غير سارية اليوم',
  scope: {
    organisation: 'المؤسسة كلها',
    department: 'الإدارة',
    category: 'الفئة',
  },
  kind: {
    level: 'أعلى مستوى',
    cells: 'خلايا المصفوفة',
  },
  form: {
    scope: 'النطاق',
    kind: 'طريقة التحديد',
    cells: 'الخلايا ضمن الشهية',
    ...counted,
    max_level: 'أعلى مستوى ضمن الشهية',
    max_level_help: 'المخاطر التي تتجاوز هذا المستوى فوق شهية المخاطر.',
    statement: 'البيان',
    statement_help: 'ما تقوله المؤسسة في ذلك.',
    valid_from: 'سارية من',
    valid_to: 'سارية إلى',
  },
  holdings: {
    appetites: 'شهية المخاطر',
    appetite_approver: 'حالات شهية المخاطر المعتمدة',
  },
};
