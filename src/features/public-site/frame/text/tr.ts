import type { SiteFrameText } from './en.ts';

export const tr: SiteFrameText = {
  product: 'Plumbline',
  skip: 'İçeriğe geç',
  navigation: 'Bölümler',
  language: 'Dil',
  home: 'Ana sayfa',
  community: 'Kimler için',
  features: 'Özellikler',
  services: 'Hizmetler',
  contact: 'Bize ulaşın',
  login: 'Giriş yap',
  register: 'Kaydol',
  to_top: 'Sayfanın başına dön',
  footer: {
    about: 'Kurumlar için yönetişim, risk ve uyum.',
    page: 'Bu sayfada',
    service: 'Hizmet',
    elsewhere: 'Başka yerlerde',
    schedule: 'Hizmet koşulları',
    privacy: 'Gizlilik politikası',
    documentation: 'Çağrıların belgeleri',
  },
};
