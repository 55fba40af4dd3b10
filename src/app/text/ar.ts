import type { ShellText } from './en.ts';

export const ar: ShellText = {
  navigation: {
    label: 'القائمة الرئيسية',
    dashboards: 'لوحات المتابعة',
    maturity: 'تقييم النضج',
    cis: 'CIS',
    iso: 'ISO 27k',
    compliance: 'الامتثال',
    risk: 'إدارة المخاطر',
    risk_register: 'سجل المخاطر',
    risk_reports: 'التقارير',
    settings: 'الإعدادات',
    likelihood: 'الاحتمال والأثر',
  },
  skip: 'انتقل إلى المحتوى',
  open_menu: 'فتح القائمة',
  close_menu: 'إغلاق القائمة',
  fold: 'طي القائمة',
  unfold: 'إبقاء القائمة مفتوحة',
  language: 'اللغة',
  account: 'حسابك',
  dark: 'ألوان داكنة',
  logout: 'تسجيل الخروج',
  type: { Admin: 'مدير', Staff: 'موظف', User: 'مستخدم' },
};
