import type { ContactMailText } from './en.ts';

export const mail: ContactMailText = {
  subject: 'İletişim formu: {{subject}}',
  name: 'Ad',
  from_email: 'E-posta',
  phone: 'Telefon',
};
