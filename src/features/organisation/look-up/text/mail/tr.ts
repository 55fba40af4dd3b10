import type { LookUpMailText } from './en.ts';

export const mail: LookUpMailText = {
  subject: '{{organisation}} için oturum açma sayfanız',
  asked: 'Bu adresle nerede oturum açıldığı soruldu. Adresin {{organisation}} kuruluşunda bir hesabı var.',
  others: 'Varsa diğer kuruluşların her biri için ayrı bir e-posta alırsınız.',
  email: 'E-posta',
  short_name: 'Kısa ad',
  link: 'Oturum açmaya git',
  if_not:
    'Bunu siz istemediyseniz yapmanız gereken bir şey yok: bu e-postadakileri sizden başka kimse öğrenmez.',
};
