import type { LeavingText } from './en.ts';

export const ar: LeavingText = {
  refusals: {
    holdings_left: 'ما زالت سجلات مفتوحة تحمل اسم هذا الشخص. اختر من يتسلّمها.',
    last_admin: 'تحتفظ كل مؤسسة بمسؤول نشط واحد على الأقل.',
    own_account: 'لا يعطّل أحد حسابه بنفسه، ويمكن لمسؤول آخر أن يفعل ذلك.',
    kind_unknown: 'لا يوجد شيء من هذا النوع لتسليمه.',
  },
  holdings: { department_lead: 'الإدارات التي يقودها' },
};
