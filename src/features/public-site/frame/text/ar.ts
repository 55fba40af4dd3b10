import type { SiteFrameText } from './en.ts';

export const ar: SiteFrameText = {
  product: 'Plumbline',
  skip: 'الانتقال إلى المحتوى',
  navigation: 'الأقسام',
  language: 'اللغة',
  home: 'الرئيسية',
  community: 'لمن هذا المنتج',
  features: 'الميزات',
  services: 'الخدمات',
  contact: 'تواصل معنا',
  login: 'تسجيل الدخول',
  register: 'التسجيل',
  to_top: 'العودة إلى الأعلى',
  footer: {
    about: 'الحوكمة والمخاطر والامتثال للمؤسسات.',
    page: 'في هذه الصفحة',
    service: 'الخدمة',
    elsewhere: 'روابط أخرى',
    schedule: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
    documentation: 'توثيق الاستدعاءات',
  },
};
