import type { DepartmentText } from './en.ts';

export const ar: DepartmentText = {
  refusals: {
    department_unknown: 'هذه الإدارة ليست من إدارات المؤسسة.',
    department_name_taken: 'توجد هنا إدارة بهذا الاسم.',
  },
  screen: {
    business_unit: 'وحدة العمل',
    select_department: 'اختر الإدارة',
    whole: 'المؤسسة كلها',
  },
};
