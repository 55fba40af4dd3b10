import type { OrganisationText } from './en.ts';

export const ar: OrganisationText = {
  refusals: {
    slug_taken: 'هذا الاسم المختصر مستخدم من قبل.',
    organisation_name_taken: 'اسم المؤسسة موجود من قبل',
    mail_domain_public: 'نطاق البريد هذا متاح للجميع، فلا يمكن أن يدلّ على مؤسسة بعينها.',
  },
};
