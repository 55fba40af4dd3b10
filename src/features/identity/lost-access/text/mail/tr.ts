import type { LostAccessMailText } from './en.ts';

export const mail: LostAccessMailText = {
  factor_taken: {
    subject: '{{organisation}} hesabınızın ikinci doğrulama adımı kaldırıldı',
    text: 'Kuruluşunuzun yöneticisi {{name}}, hesabınızın ikinci doğrulama adımını kaldırdı. Oturumlarınız kapatıldı.',
    next: 'Parolanızla oturum açın ve ikinci doğrulama adımını yeniden kurun.',
  },
  unlinked: {
    subject: '{{organisation}} hesabınız artık tek oturum açmaya bağlı değil',
    text: 'Kuruluşunuzun yöneticisi {{name}}, hesabınızla oturum açtığınız sağlayıcı arasındaki bağı kaldırdı. Oturumlarınız kapatıldı.',
    next: 'Sağlayıcıyla bir sonraki oturum açışınız bağı yeniden kurar.',
  },
  time: 'Zaman',
  link: 'Profilinize bakın',
  if_not: 'Bunu kimseden istemediyseniz yöneticinize hemen bildirin.',
};
