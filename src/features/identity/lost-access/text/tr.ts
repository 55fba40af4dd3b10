import type { LostAccessText } from './en.ts';

export const tr: LostAccessText = {
  refusals: {
    own_access: 'Bu sizin hesabınız: aradığınız şey profilinizde.',
    not_linked: 'Bu kişi tek oturum açmaya bağlı değil.',
  },
  factor: {
    verb: 'İkinci doğrulama adımını kaldır',
    title: '{{name}} için ikinci doğrulama adımı kaldırılsın mı?',
    about:
      'Cihazını ve kurtarma kodlarını kaybedenler içindir. İsteyenin gerçekten o kişi olduğundan başka bir yolla emin olun. Tüm oturumları kapanır, e-postayla haber verilir ve yeniden kurana kadar yalnızca parolasıyla oturum açar.',
    done: '{{name}} için artık ikinci doğrulama adımı yok',
  },
  link: {
    verb: 'Tek oturum açma bağını kaldır',
    title: '{{name}} için tek oturum açma bağı kaldırılsın mı?',
    about:
      'Sağlayıcıda artık başka bir hesabı olanlar içindir. Tüm oturumları kapanır ve e-postayla haber verilir; sağlayıcıyla bir sonraki oturum açışı bağı yeniden kurar; yöneticilerde bunu önce bir yöneticinin onaylaması gerekir.',
    done: '{{name}} artık tek oturum açmaya bağlı değil',
  },
  sessions: {
    verb: 'Her yerde oturumunu kapat',
    title: '{{name}} için tüm oturumlar kapatılsın mı?',
    about:
      'Cihazını kaybedenler ya da hesabına başkasının girmiş olabileceği kişiler içindir. Kaydedilmemiş olanlar kaybolur. Yine eskisi gibi oturum açar: parolasını başkası biliyorsa değiştirmelidir.',
    done: '{{name}} için tüm oturumlar kapatıldı',
  },
};
