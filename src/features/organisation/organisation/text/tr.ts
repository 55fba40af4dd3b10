import type { OrganisationText } from './en.ts';

export const tr: OrganisationText = {
  refusals: {
    slug_taken: 'Bu kısa ad zaten kullanılıyor.',
    organisation_name_taken: 'Bu kuruluş adı zaten var',
    mail_domain_public: 'Bu e-posta alan adında herkes adres alabilir: tek bir kuruluşu temsil edemez.',
    mail_domain_known: 'Bu alan adı zaten sizde kayıtlı.',
    mail_domain_unproved:
      "Kayıt DNS'te bulunamadı. Yeni yayımlanan bir kaydın görülmesi bir saati bulabilir.",
    too_many_mail_domains: 'En çok {{most}} alan adı doğrulanmayı bekleyebilir.',
  },
  input: {
    currency_unknown: 'EUR gibi bir para birimi beklenir.',
    mail_domain_expected: 'example.com gibi bir alan adı beklenir.',
  },
};
