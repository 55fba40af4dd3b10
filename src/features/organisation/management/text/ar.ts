import type { ManagementText } from './en.ts';

export const ar: ManagementText = {
  title: 'الأشخاص والوصول',
  tab: {
    people: 'الأشخاص',
    invitations: 'الدعوات',
    auditors: 'المدققون الخارجيون',
    sign_in: 'الدخول الموحّد',
    security: 'الأمان',
    log: 'سجل النشاط',
  },
};
