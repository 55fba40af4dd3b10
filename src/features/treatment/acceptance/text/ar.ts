import type { AcceptanceText } from './en.ts';
import { screen } from './screen/ar.ts';

export const ar: AcceptanceText = {
  refusals: {
    risk_not_acceptable:
      'لا يمكن قبول {{ref}}: يُقبل الخطر بعد فرزه وتقييمه إذا كان مفتوحًا وكانت معالجته القبول.',
    departments_differ: 'مخاطر القبول الواحد من إدارة واحدة.',
    approver_not_allowed: 'لا يحق لهذا الشخص اعتماد قبول مخاطر هذا المستوى وهذه الإدارة.',
    approver_is_requester: 'يوافق شخص آخر على ما تطلبه.',
    second_approver_missing: 'يوافق شخصان على مخاطر هذا المستوى: اختر الثاني.',
    second_approver_not_allowed:
      'المعتمِد الثاني غير الأول وغير مقدّم الطلب، ويحق له أيضًا اعتماد قبول مخاطر هذا المستوى وهذه الإدارة.',
    expiry_too_late: 'تُقبل مخاطر هذا المستوى حتى {{day}} على الأكثر.',
    expiry_past: 'انقضى اليوم الأخير.',
    risk_changed: 'لم يعد أحد المخاطر كما كان عند أخذ نسخته. خذ نسخة جديدة وقرّر على أساسها.',
    risk_unknown: 'أحد هذه المخاطر غير موجود، أو لا يحق لك رؤيته.',
  },
  input: {
    risk_named_twice: 'ذُكر الخطر نفسه مرتين.',
  },
  ...screen,
  holdings: {
    acceptances: 'حالات قبول المخاطر',
    acceptance_requester: 'طلبات قبول المخاطر',
    acceptance_approver: 'قرارات قبول المخاطر',
    acceptance_second_approver: 'قرارات قبول المخاطر الثانية',
  },
};
