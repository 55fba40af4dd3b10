import type { AddText, FieldText, FormText, ListText, OwnText } from './en.ts';

const more = {
  and_more_zero: '{{first}}',
  and_more_one: '{{first}} وشخص آخر',
  and_more_two: '{{first}} وشخصان آخران',
  and_more_few: '{{first}} و{{count}} آخرون',
  and_more_many: '{{first}} و{{count}} شخصًا آخر',
  and_more_other: '{{first}} و{{count}} شخص آخر',
};

export const list: ListText = {
  title: { cis: 'تقييمات CIS', iso: 'تقييمات ISO 27k', nist: 'تقييمات NIST', custom: 'تقييمات {{name}}' },
  frameworks: 'الأطر',
  new: 'تقييم جديد',
  column: {
    ref: 'المرجع',
    current: 'الحالي',
    desired: 'المستهدف',
    gap: 'الفجوة',
    coverage: 'نسبة الإجابة',
    flags: 'يستدعي الانتباه',
  },
  filter: { any: 'الكل عدا الأرشيف' },
  empty: {
    none: 'لا تقييمات بعد. يبيّن التقييم إلى أين وصلت الإدارة وإلى أين تريد أن تصل.',
    none_reader: 'لا تقييمات بعد. ستراها هنا حين تبدأ إدارتك أحدها.',
    status: 'لا تقييم بهذه الحالة.',
    clear: 'عرض الكل',
  },
  shown: 'في لوحة المتابعة',
  ...more,
  sections: 'نسبة الإجابة حسب القسم',
  answered: '{{answered}} من {{applying}}',
};
export const add: AddText = {
  title: {
    cis: 'تقييم CIS جديد',
    iso: 'تقييم ISO 27k جديد',
    nist: 'تقييم NIST جديد',
    custom: 'تقييم جديد: {{name}}',
  },
  verb: 'إنشاء التقييم',
  done: 'أُنشئ {{ref}}',
  nowhere: 'يبدأ التقييم من يحرّر إدارة ما. اسأل من يقود إدارتك.',
  group_what: 'ما يُقيَّم',
  group_who: 'من يعمل عليه',
  suggestion: 'تقييم {{framework}}، {{period}}',
  from: 'من',
  to: 'إلى',
  department_choose: 'اختر إدارة',
  scope: 'مجموعات التنفيذ',
  scope_1: 'المجموعة 1',
  scope_1_help: 'عدد إجراءات الحماية {{number}}: ما ينبغي لكل مؤسسة أن تفعله.',
  scope_2: 'المجموعتان 1 و2',
  scope_2_help: 'عدد إجراءات الحماية {{number}}: حيث يوجد من يعتني بأمن المعلومات.',
  scope_3: 'كل المجموعات',
  scope_3_help: 'عدد إجراءات الحماية {{number}}: حيث يوجد خبراء أمن ومهاجمون يستهدفون المؤسسة.',
  baseline: 'نسخ الإجابات من',
  baseline_help: 'تحتاج كل إجابة مُرحَّلة إلى تأكيد قبل التقديم.',
  baseline_none: 'البدء بلا إجابات',
  assessors_help: 'هم المسؤولون عن الإجابات، وهم من يقدّم التقييم.',
  reviewer_help: 'يعتمده أو يعيده. وإن لم يُعيَّن مراجع فعل ذلك أحد المسؤولين.',
  reviewer_none: 'أحد المسؤولين',
  tier: 'مرتبة المؤسسة',
  tier_none: 'لم تُحدَّد بعد',
};
export const field: FieldText = {
  assessor: 'المقيِّمون',
  groups_in_scope: 'النطاق',
  tier: 'المرتبة',
  is_dashboard: 'في لوحة المتابعة',
  carried_from: 'إجابة مُرحَّلة',
  days: 'الأيام المخططة',
  body: 'النص',
};
export const form: FormText = { due_date: 'الموعد' };
export const own: OwnText = {
  list: 'التقييمات بأطركم الخاصة',
  add: 'تقييم جديد بإطار خاص بكم',
  choose: 'اختر أحد الأطر التي كتبتها مؤسستك.',
  none: 'لم يُنشر إطار خاص بكم بعد. متى نُشر قيّمت به الإدارات نفسها كما تفعل مع CIS وISO 27k وNIST.',
  none_reader: 'لم تنشر مؤسستك إطارًا خاصًا بها بعد.',
  write: 'كتابة إطار',
  unknown: 'هذا الإطار غير موجود، أو لم يعد متاحًا.',
};
