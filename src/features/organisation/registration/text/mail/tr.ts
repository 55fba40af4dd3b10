import type { RegistrationMailText } from './en.ts';

export const mail: RegistrationMailText = {
  subject: '{{organisation}} için ilk kez oturum açın',
  text: '{{organisation}} kaydedildi. Bu parolayla bir kez oturum açın; ardından kendi parolanızı belirlersiniz.',
  email: 'E-posta',
  password: 'Tek kullanımlık parola',
  not_shown: 'Yalnızca e-postanın kendisinde',
  short_name: 'Kısa ad',
  until: 'Son geçerlilik',
  link: 'Oturum aç',
  if_late:
    'Bundan sonra oturum açma sayfasındaki “Parolanızı mı unuttunuz?” size parola belirleyen bir bağlantı gönderir.',
  if_not:
    'Bir kuruluş kaydetmediyseniz yapmanız gereken bir şey yok: oturum açılmazsa hepsi silinir: {{until}}.',
};
