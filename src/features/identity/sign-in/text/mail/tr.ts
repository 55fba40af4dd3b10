import type { SignInMailText } from './en.ts';

export const mail: SignInMailText = {
  new_device: {
    subject: '{{organisation}} hesabınızda yeni oturum',
    text: 'Hesabınızda, daha önce bu hesap için kullanılmamış bir tarayıcı ya da programla, parolanız girilerek oturum açıldı.',
  },
  after_failures: {
    subject: '{{organisation}} hesabınızda başarısız denemelerin ardından oturum açıldı',
    text: 'Hesabınızda, yanlış parolayla yapılan {{count}} denemenin ardından oturum açıldı.',
  },
  time: 'Zaman',
  device: 'Cihaz',
  browser_on_system: '{{system}} üzerinde {{browser}}',
  unknown_device: 'Bilinmiyor',
  link: 'Oturumlarınıza bakın',
  if_you: 'Bu sizseniz yapmanız gereken bir şey yok.',
  if_not: 'Siz değilseniz bu oturumu hemen sonlandırın, parolanızı değiştirin ve yöneticinize haber verin.',
};
