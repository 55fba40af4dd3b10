import type { MemberText } from './en.ts';

export const tr: MemberText = {
  refusals: {
    last_admin: 'Kuruluşun etkin bir yöneticisi olmalıdır. Önce başka birini yönetici yapın.',
  },
  type: { Admin: 'Yönetici', Staff: 'Personel', User: 'Kullanıcı' },
  type_help: {
    Admin: 'Her şeyi yapar ve kuruluşu yönetir.',
    Staff: 'Birimlerindeki riskler ve değerlendirmeler hakkında karar verir.',
    User: 'Risk bildirir, yanıtlar ve sahibi olduğu kayıtlar üzerinde çalışır.',
  },
  access: { lead: 'Sorumlu', editor: 'Düzenleyen', viewer: 'Görüntüleyen' },
  status: { active: 'Etkin', deactivated: 'Devre dışı' },
  screen: {
    label: 'Kişiler',
    about:
      'Oturum açabilen ya da bir zamanlar açabilmiş herkes. Burada değiştirdikleriniz bir sonraki adımlarından itibaren geçerlidir.',
    search: 'Ad ya da e-posta ile ara',
    email: 'E-posta',
    type: 'Tür',
    any_type: 'Tüm türler',
    any_status: 'Tüm durumlar',
    departments: 'Birimler',
    any_department: 'Tüm birimler',
    last_login: 'Son oturum',
    never: 'Hiç',
    decision_waits: 'Karar bekliyor',
    actions: 'İşlemler',
    none_found: 'Bu aramaya uyan kimse yok.',
  },
  change: {
    verb: 'Yetkileri değiştir',
    title: '{{name}} adlı kişinin yetkileri',
    saved: '{{name}} adlı kişinin yetkileri değişti',
    self: 'Bu sizin hesabınız: bu sayfayı açma yetkinizi kaybedebilirsiniz.',
    org_editor: 'Tüm kuruluşa ait kayıtları düzenleyebilir',
    org_editor_help: 'Personel için geçerlidir; yönetici zaten düzenler, kullanıcı hiçbir zaman.',
    departments: 'Birimler',
    departments_help: 'Altlarındaki birimlerle birlikte.',
    no_departments: 'Birim yok',
    access: '{{name}} birimine erişim',
    conflict: 'Bu arada biri bu kişiyi değiştirdi. Şimdiki durumu burada.',
  },
};
