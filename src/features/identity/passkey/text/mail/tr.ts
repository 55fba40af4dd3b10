import type { PasskeyMailText } from './en.ts';

export const mail: PasskeyMailText = {
  added: {
    subject: '{{organisation}} hesabınıza bir geçiş anahtarı eklendi',
    text: 'Bundan sonra bu geçiş anahtarıyla hesabınızda parolasız oturum açılır.',
  },
  removed: {
    subject: '{{organisation}} hesabınızın bir geçiş anahtarı kaldırıldı',
    text: 'Bu geçiş anahtarıyla artık hesabınızda oturum açılamaz.',
  },
  name: 'Geçiş anahtarı',
  time: 'Zaman',
  link: 'Profilinize bakın',
  if_you: 'Bu sizseniz yapmanız gereken bir şey yok.',
  if_not:
    'Siz değilseniz tanımadığınız geçiş anahtarlarını kaldırın, parolanızı hemen değiştirin ve yöneticinize haber verin.',
};
