import type { OrganisationText } from './en.ts';

export const tr: OrganisationText = {
  refusals: {
    department_unknown: 'Bu birim kuruluşta yok.',
    department_name_taken: 'Burada bu adda bir birim zaten var.',
    slug_taken: 'Bu kısa ad zaten kullanılıyor.',
    organisation_name_taken: 'Bu kuruluş adı zaten var',
    mail_domain_public: 'Bu e-posta alan adında herkes adres alabilir: tek bir kuruluşu temsil edemez.',
  },
  screen: {
    business_unit: 'İş birimi',
    select_department: 'Birim seçin',
    whole: 'Tüm kuruluş',
  },
};
