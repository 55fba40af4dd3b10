import type { PasswordMailText } from './en.ts';

export const mail: PasswordMailText = {
  reset: {
    subject: '{{organisation}} hesabınız için yeni parola belirleyin',
    asked: 'Hesabınız için yeni bir parola istendi.',
    asked_by: '{{name}}, hesabınız için yeni bir parola belirlemenizi istiyor.',
    how_long:
      'Aşağıdaki bağlantıyla yeni parolanızı belirleyebilirsiniz. Bağlantı bir kez ve {{count}} dakika geçerlidir.',
    link: 'Yeni parola belirle',
    if_not:
      'Bunu siz istemediyseniz yapmanız gereken bir şey yok: bu bağlantı kullanılmadıkça parolanız olduğu gibi kalır.',
  },
  changed: {
    subject: '{{organisation}} hesabınızın parolası değiştirildi',
    text: 'Hesabınızın parolası değiştirildi ve diğer oturumları sonlandırıldı.',
    time: 'Zaman',
    tokens: 'Onunla birlikte sonlandırılan API belirteçleri',
    if_you: 'Bu sizseniz yapmanız gereken bir şey yok.',
    if_not:
      'Siz değilseniz oturum açma sayfasında hemen "Parolanızı mı unuttunuz?" bağlantısını seçin ve yöneticinize haber verin.',
  },
};
