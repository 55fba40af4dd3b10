import type { ProvisioningMailText } from './en.ts';

export const mail: ProvisioningMailText = {
  address: {
    subject: '{{organisation}} için oturum açma adresiniz değiştirildi',
    text: 'Artık başka bir e-posta adresiyle oturum açıyorsunuz. Değiştiren: {{by}}.',
    ended: 'Tüm oturumlarınız kapatıldı; daha önce gönderilen bağlantılar artık çalışmaz.',
    from: 'Önceki adres',
    to: 'Yeni adres',
    time: 'Zaman',
    if_expected: 'Bunu bekliyorsanız yapmanız gereken bir şey yok.',
    if_not: 'Beklemiyorsanız kuruluşunuzun bir yöneticisine hemen bildirin.',
  },
  subject: '{{name}}, {{organisation}} kuruluşundan ayrıldı; açık işler hâlâ üzerinde',
  ended: '{{name}} dizin tarafından ({{directory}}) devre dışı bırakıldı ve tüm oturumları kapatıldı.',
  left: 'Açık bazı kayıtlarda hâlâ bu kişinin adı var. Başkası devralana kadar bunlarla kimse ilgilenmez.',
  count: 'Adının geçtiği açık kayıtlar',
  time: 'Devre dışı bırakılma',
  link: 'Yönetime git',
  how: 'Devre dışı bırakılanlar arasında kişiyi bulun ve kimin devralacağını seçin.',
};
