import type { DepartmentText } from './en.ts';

export const ar: DepartmentText = {
  refusals: {
    department_unknown: 'هذه الإدارة ليست من إدارات المؤسسة.',
    department_not_yours: 'لا يمكنك إضافة شيء إلى هذه الإدارة.',
    department_too_deep: 'للإدارات ستة مستويات على الأكثر.',
    department_below_itself: 'لا تكون الإدارة تحت نفسها.',
    department_has_children: 'توجد إدارات تحت هذه الإدارة. انقلها أو أرشفها أولًا.',
    department_in_use: 'في هذه الإدارة سجلات، حالية أو سابقة. أرشفها بدلًا من حذفها.',
    department_target_needed: 'ما زالت هنا سجلات مفتوحة. اختر الإدارة التي تنتقل إليها.',
    department_parent_archived: 'الإدارة الأعلى مؤرشفة. أعدها أولًا.',
    too_many_departments: 'للمؤسسة 1000 إدارة على الأكثر.',
    no_departments: 'لا إدارات في هذه المؤسسة.',
    own_membership: 'لا يغيّر أحد صلاحياته بنفسه هنا.',
    member_twice: 'أحد الأشخاص مذكور مرتين.',
    department_name_taken: 'توجد هنا إدارة بهذا الاسم.',
  },
  screen: {
    business_unit: 'وحدة العمل',
    select_department: 'اختر الإدارة',
    whole: 'المؤسسة كلها',
    nothing_in_unit: 'لا شيء في القائمة لوحدة {{department}}، وقد يوجد في وحدات أخرى من المؤسسة.',
    show_whole: 'عرض المؤسسة كلها',
  },
};
