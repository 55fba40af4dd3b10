import type { ContactMailText } from './en.ts';

export const mail: ContactMailText = {
  subject: 'نموذج التواصل: {{subject}}',
  name: 'الاسم',
  from_email: 'البريد الإلكتروني',
  phone: 'الهاتف',
};
