import type { MemberText } from './en.ts';

export const ar: MemberText = {
  refusals: {
    last_admin: 'تحتاج المؤسسة إلى مسؤول نشط. عيّن شخصًا آخر مسؤولًا أولًا.',
  },
  type: { Admin: 'مسؤول', Staff: 'موظف', User: 'مستخدم' },
  type_help: {
    Admin: 'يقوم بكل شيء ويدير المؤسسة.',
    Staff: 'يقرر بشأن المخاطر والتقييمات في إداراته.',
    User: 'يبلّغ عن المخاطر ويجيب ويعمل على ما يملكه.',
  },
  access: { lead: 'قائد', editor: 'محرر', viewer: 'مطّلع' },
  status: { active: 'نشط', deactivated: 'معطّل' },
  screen: {
    label: 'الأشخاص',
    about: 'كل من يمكنه تسجيل الدخول أو كان يمكنه ذلك. ما تغيّره هنا يسري من خطوتهم التالية.',
    search: 'البحث بالاسم أو البريد',
    email: 'البريد الإلكتروني',
    type: 'النوع',
    any_type: 'كل الأنواع',
    any_status: 'كل الحالات',
    departments: 'الإدارات',
    any_department: 'كل الإدارات',
    last_login: 'آخر تسجيل دخول',
    never: 'لم يحدث',
    decision_waits: 'بانتظار قرار',
    actions: 'الإجراءات',
    none_found: 'لا أحد يطابق هذا البحث.',
  },
  change: {
    verb: 'تغيير الصلاحيات',
    title: 'صلاحيات {{name}}',
    saved: 'تغيّرت صلاحيات {{name}}',
    self: 'هذا حسابك أنت: قد تفقد صلاحية فتح هذه الصفحة.',
    org_editor: 'يمكنه تحرير ما يخص المؤسسة كلها',
    org_editor_help: 'يسري على الموظفين؛ المسؤول يمكنه ذلك دائمًا، والمستخدم لا يمكنه.',
    departments: 'الإدارات',
    departments_help: 'مع الإدارات التابعة لكل منها.',
    no_departments: 'بلا إدارة',
    access: 'الوصول إلى {{name}}',
    conflict: 'غيّر شخص آخر بيانات هذا الشخص في الأثناء. هذه حالته الآن.',
  },
};
