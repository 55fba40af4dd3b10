import type { ShellText } from './en.ts';

export const tr: ShellText = {
  navigation: {
    label: 'Ana menü',
    dashboards: 'Panolar',
    maturity: 'Olgunluk Değerlendirmesi',
    cis: 'CIS',
    iso: 'ISO 27k',
    compliance: 'Uyum',
    risk: 'Risk Yönetimi',
    risk_register: 'Risk Kaydı',
    risk_reports: 'Raporlama',
    settings: 'Ayarlar',
    likelihood: 'Olasılık ve etki',
  },
  skip: 'İçeriğe geç',
  open_menu: 'Menüyü aç',
  close_menu: 'Menüyü kapat',
  fold: 'Menüyü daralt',
  unfold: 'Menüyü açık tut',
  language: 'Dil',
  account: 'Hesabınız',
  dark: 'Koyu renkler',
  logout: 'Oturumu kapat',
  type: { Admin: 'Yönetici', Staff: 'Personel', User: 'Kullanıcı' },
};
