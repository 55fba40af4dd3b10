import type { ManagementText } from './en.ts';

export const tr: ManagementText = {
  title: 'Kişiler ve erişim',
  tab: { people: 'Kişiler', invitations: 'Davetler', security: 'Güvenlik', log: 'Etkinlik günlüğü' },
};
