import { page } from './page/ar.ts';
import { verb } from './verb/ar.ts';
import { words } from './words/ar.ts';
import type { TreatmentControlText } from './en.ts';

export const ar: TreatmentControlText = {
  refusals: {
    description_missing: 'صِف الضابط أولًا: ما الذي يُنفَّذ ومَن ينفّذه ومتى.',
    proof_missing: 'اذكر كيف تعرف أنه يعمل، أو أضف دليلًا مقبولًا.',
    control_department_archived: 'إدارة هذا الضابط مؤرشفة. أعدها أولًا.',
    control_unknown: 'هذا الضابط غير موجود، أو لا يمكنك رؤيته.',
    risk_unknown: 'هذا الخطر غير موجود، أو لا يمكنك رؤيته.',
    control_retired: 'هذا الضابط مُلغى.',
    already_linked: 'هذا الضابط مرتبط بالخطر أصلًا.',
    merge_target_unfit: 'اختر ضابطًا ليس من الضوابط المراد دمجها.',
    person_unseen: 'لا يرى هذا الشخص الضابط. اختر شخصًا من إدارته.',
    same_person: 'مَن يختبر لا يراجع. اختر شخصًا آخر.',
    own_test: 'يراجع شخص آخر الاختبار الذي أجريته.',
    done_ahead: 'لم يأتِ هذا اليوم بعد.',
    exceptions_missing: 'اذكر ما لم يكن كما ينبغي.',
    one_control_wanted: 'اختر ضابطًا أو أضف ضابطًا جديدًا.',
  },
  input: {},
  holdings: {
    controls: 'الضوابط',
    control_owner: 'الضوابط المملوكة',
    control_test_tester: 'اختبارات ضوابط للتنفيذ',
    control_test_reviewer: 'اختبارات ضوابط للمراجعة',
  },
  story: {
    rule: {
      test_failed: 'فشل أحد اختباراته.',
    },
    action: {
      added: 'إضافة الضابط',
      implemented: 'تطبيق الضابط',
      degraded: 'تراجع الضابط',
      retired: 'إلغاء الضابط',
      merged: 'دمج في ضابط آخر',
      took_over: 'تولّي ضوابط أخرى',
      tested: 'احتساب نتيجة اختبار',
      planned: 'تخطيط اختبار',
      improved: 'تحسين بموجب خطة',
      control_linked: 'ربط بخطر',
      control_changed: 'تعديل الربط بخطر',
      control_unlinked: 'إزالة الربط بخطر',
      finding_raised: 'تسجيل ملاحظة تدقيق',
      finding_changed: 'تغيير ملاحظة تدقيق',
    },
  },
  words,
  ...page,
  verb,
};
