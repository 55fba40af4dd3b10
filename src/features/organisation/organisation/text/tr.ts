import type { OrganisationText } from './en.ts';

export const tr: OrganisationText = {
  refusals: {
    slug_taken: 'Bu kısa ad zaten kullanılıyor.',
    organisation_name_taken: 'Bu kuruluş adı zaten var',
    mail_domain_public: 'Bu e-posta alan adında herkes adres alabilir: tek bir kuruluşu temsil edemez.',
  },
};
