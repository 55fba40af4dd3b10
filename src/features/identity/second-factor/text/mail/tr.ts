import type { SecondFactorMailText } from './en.ts';

export const mail: SecondFactorMailText = {
  added: {
    subject: '{{organisation}} hesabınızda artık ikinci doğrulama adımı var',
    text: 'Bundan sonra hesabınızda oturum açarken kimlik doğrulama uygulamanızın kodu da istenir. Diğer oturumlarınız sonlandırıldı.',
  },
  removed: {
    subject: '{{organisation}} hesabınızın ikinci doğrulama adımı kapatıldı',
    text: 'Bundan sonra hesabınızda yalnızca parolanızla oturum açılır. Diğer oturumlarınız sonlandırıldı.',
  },
  recovery_used: {
    subject: '{{organisation}} hesabınızın bir kurtarma kodu kullanıldı',
    text: 'Hesabınızda parolanız ve kurtarma kodlarından biriyle oturum açıldı. O kod artık geçerli değil.',
  },
  time: 'Zaman',
  link: 'Profilinize bakın',
  if_you: 'Bu sizseniz yapmanız gereken bir şey yok.',
  if_not: 'Siz değilseniz parolanızı hemen değiştirin ve yöneticinize haber verin.',
};
