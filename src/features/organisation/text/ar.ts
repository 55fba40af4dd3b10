import type { OrganisationText } from './en.ts';

export const ar: OrganisationText = {
  refusals: {
    department_unknown: 'هذه الإدارة ليست من إدارات المؤسسة.',
    department_name_taken: 'توجد هنا إدارة بهذا الاسم.',
    slug_taken: 'هذا الاسم المختصر مستخدم من قبل.',
    organisation_name_taken: 'اسم المؤسسة موجود من قبل',
    mail_domain_public: 'نطاق البريد هذا متاح للجميع، فلا يمكن أن يدلّ على مؤسسة بعينها.',
  },
  screen: {
    business_unit: 'وحدة العمل',
    select_department: 'اختر الإدارة',
    whole: 'المؤسسة كلها',
  },
};
