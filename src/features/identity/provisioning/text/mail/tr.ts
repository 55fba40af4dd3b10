import type { ProvisioningMailText } from './en.ts';

export const mail: ProvisioningMailText = {
  subject: '{{name}}, {{organisation}} kuruluşundan ayrıldı; açık işler hâlâ üzerinde',
  ended: '{{name}} dizin tarafından ({{directory}}) devre dışı bırakıldı ve tüm oturumları kapatıldı.',
  left: 'Açık bazı kayıtlarda hâlâ bu kişinin adı var. Başkası devralana kadar bunlarla kimse ilgilenmez.',
  count: 'Adının geçtiği açık kayıtlar',
  time: 'Devre dışı bırakılma',
  link: 'Yönetime git',
  how: 'Devre dışı bırakılanlar arasında kişiyi bulun ve kimin devralacağını seçin.',
};
