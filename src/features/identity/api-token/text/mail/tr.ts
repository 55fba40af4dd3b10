import type { ApiTokenMailText } from './en.ts';

export const mail: ApiTokenMailText = {
  subject: '{{organisation}} hesabınız için bir API belirteci oluşturuldu',
  text: 'Bu belirtece sahip bir program, kendisi için seçilen alanlarda sizin adınıza çağrı yapabilir.',
  name: 'API belirteci',
  time: 'Zaman',
  expires: 'Geçerlilik sonu',
  link: 'Profilinize bakın',
  if_you: 'Bu sizseniz yapmanız gereken bir şey yok.',
  if_not:
    'Siz değilseniz tanımadığınız API belirteçlerini iptal edin, parolanızı hemen değiştirin ve yöneticinize haber verin.',
};
