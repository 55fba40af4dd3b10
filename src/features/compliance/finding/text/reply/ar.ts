import type { FindingReplyText } from './en.ts';

export const reply: FindingReplyText = {
  refusals: {
    ref_taken: 'هذا المرجع مستخدم في ملاحظة تدقيق أخرى.',
    action_missing: 'اكتب أولًا ما تم عمله.',
    proof_or_reason: 'أضف دليلًا، أو اكتب سبب عدم وجوده.',
    own_finding: 'يتحقق شخص آخر مما تملكه أو عالجته.',
    finding_terms_not_yours: 'يغيّر هذا من يبتّ في الملاحظة. ولك أن تكتب أسبابها وما يُعمل بشأنها.',
    control_missing: 'حدّد أولًا الضابط الذي تحسّنه الخطة.',
    finding_department_archived: 'إدارة هذه الملاحظة مؤرشفة. استعد الإدارة أولًا.',
    control_unknown: 'لا يوجد ضابط كهذا.',
    source_unknown: 'لا يوجد سجل كهذا تأتي منه الملاحظة.',
    due_date_missing: 'الملاحظة التي لها مالك تحتاج إلى تاريخ استحقاق.',
  },
  holdings: {
    findings: 'ملاحظات التدقيق المفتوحة',
    finding_owner: 'ملاحظات التدقيق المملوكة',
  },
};
