import type { PreparationText } from './en.ts';

export const ar: PreparationText = {
  palette: {
    iso27001: 'تقييم امتثال جديد وفق ISO/IEC 27001',
    nist_csf: 'تقييم امتثال جديد وفق NIST CSF',
    pci_dss: 'تقييم امتثال جديد وفق PCI DSS',
    cis: 'تقييم امتثال جديد وفق CIS Controls',
  },
  add: {
    title: 'تقييم جديد',
    title_by: 'تقييم {{standard}} جديد',
    verb: 'إنشاء التقييم',
    done: 'أُنشئ {{ref}}',
    nowhere: 'يبدأ التقييم من يحرّر إدارة ما. اسأل من يقود إدارتك.',
    suggestion: 'تقييم {{standard}}، {{period}}',
  },
  form: {
    what: 'ما يُقيَّم',
    who: 'من يعمل عليه',
    department_choose: 'اختر إدارة',
    whole: 'المؤسسة كلها',
    group: 'مجموعة التنفيذ',
    groups: 'المجموعات في النطاق',
    groups_help: 'ما يستوفيه الجميع يُسأل عنه دائمًا.',
    groups_none: 'ما يستوفيه الجميع وحده',
    lead: 'القائد',
    lead_help: 'يُعدّ التقييم وينظر في الإجابات ويقدّمه للاعتماد.',
    lead_choose: 'اختر شخصًا',
    reviewer_help: 'يعتمده أو يعيده. وإن لم يُعيَّن مراجع فعل ذلك أحد المسؤولين.',
    reviewer_none: 'أحد المسؤولين',
    baseline: 'ترحيل الإجابات من',
    baseline_help: 'تُحتسب كل إجابة مُرحَّلة بعد تأكيدها أو تغييرها.',
    baseline_none: 'البدء دون إجابات',
    follows: 'اتباع إجابات',
    follows_help:
      'تقترح إجاباتها الإجابات هنا وفق المقابلات بين المعايير. ومن يقرر غير ذلك ينهي الاتباع لذلك الضابط.',
    follows_none: 'لا شيء',
    follows_nothing: 'لا يوجد بعد تقييم وفق معيار آخر يمكن اتباعه.',
  },
};
