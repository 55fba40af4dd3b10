import type { OrganisationText } from './en.ts';

export const ar: OrganisationText = {
  refusals: {
    slug_taken: 'هذا الاسم المختصر مستخدم من قبل.',
    organisation_name_taken: 'اسم المؤسسة موجود من قبل',
    mail_domain_public: 'نطاق البريد هذا متاح للجميع، فلا يمكن أن يدلّ على مؤسسة بعينها.',
    mail_domain_known: 'هذا النطاق مسجّل لديكم.',
    mail_domain_unproved: 'لم يُعثر على السجل في DNS. قد يستغرق ظهور ما نُشر للتو ساعة.',
    too_many_mail_domains: 'لا ينتظر التحقق أكثر من {{most}} نطاقات.',
  },
  input: {
    currency_unknown: 'تُنتظر عملة مثل EUR.',
    mail_domain_expected: 'يُنتظر نطاق مثل example.com.',
  },
};
