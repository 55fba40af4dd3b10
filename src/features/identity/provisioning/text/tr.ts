import type { ProvisioningText } from './en.ts';

export const tr: ProvisioningText = {
  refusals: {
    scim_filter_unknown: 'Yalnızca userName, displayName ve externalId, eq ile aranabilir.',
    scim_address_needed: 'Bir e-posta adresi gerekli: userName olarak ya da emails içinde.',
    scim_address_foreign:
      'Dizin yalnızca kuruluşun doğrulanmış e-posta alan adlarından adres verebilir. Önce alan adını doğrulayın ya da kişiyi bir yönetici davet etsin.',
    scim_address_waits:
      'Bu, bir yöneticinin adresi. Değişiklik bir yöneticinin onayını bekliyor; onaydan sonra yeniden gönderin.',
    scim_address_declined: 'Bir yönetici bu adresi reddetti. Adres olduğu gibi kalıyor.',
    scim_path_unknown: 'Bu değişiklik burada bilinen bir biçimde değil.',
    scim_member_unknown: 'Bir üye bu kuruluşta değil.',
    scim_name_taken: 'Bu ad zaten kullanılıyor.',
    scim_last_admin: 'Son yönetici etkin kalır.',
    too_many_provisioning_tokens: 'Zaten beş belirteç var. Önce birini iptal edin.',
  },
  screen: {
    title: 'Kullanıcı eşitleme (SCIM)',
    about:
      'Dizininiz üyelikleri kendisi açar, değiştirir ve sonlandırır. Bir birimin adını taşıyan gruplar o birimi doldurur.',
    address: 'Adres (kiracı URL’si):',
    name: 'Yeni belirtecin adı',
    make: 'Belirteç oluştur',
    once: 'Bu belirteç yalnızca bir kez gösterilir.',
    made: 'Oluşturulma: {{moment}}.',
    used: 'Son kullanım: {{moment}}.',
    unused: 'Henüz kullanılmadı.',
    revoke: 'İptal et',
    revoke_named: '{{name}} belirtecini iptal et',
    revoke_text: 'Bu belirteci kullanan dizin burada artık hiçbir şeyi değiştiremez.',
  },
};
