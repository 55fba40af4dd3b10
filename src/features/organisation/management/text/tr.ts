import type { ManagementText } from './en.ts';

export const tr: ManagementText = {
  title: 'Kişiler ve erişim',
  tab: {
    people: 'Kişiler',
    invitations: 'Davetler',
    auditors: 'Dış denetçiler',
    sign_in: 'Tek oturum açma',
    security: 'Güvenlik',
    log: 'Etkinlik günlüğü',
  },
};
