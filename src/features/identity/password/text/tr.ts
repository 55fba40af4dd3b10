import type { PasswordText } from './en.ts';

export const tr: PasswordText = {
  refusals: {
    password_too_short: 'En az {{least}} karakter.',
    password_too_guessable: 'Parola, başkalarının tahmin edebileceği bir ad içeriyor.',
    password_too_common:
      'Bu parolayı çok kişi kullanıyor ve ilk o deneniyor. Birbiriyle ilgisi olmayan birkaç sözcük seçin.',
    password_unchanged: 'Bu, oturum açtığınız parola. Başka bir parola seçin.',
    current_password_wrong: 'Bu, geçerli parolanız değil.',
  },
  reset: {
    title: 'Yeni parola belirleyin',
    text: 'Yeni parola belirlemeniz için size e-postayla bir bağlantı gönderiyoruz.',
    email: 'E-posta adresi',
    send: 'Bağlantıyı gönder',
    to_login: 'Oturum açma sayfasına git',
    asked_title: 'E-postanıza bakın',
    asked_text:
      'Bu adresin orada bir hesabı varsa bir bağlantı yolda. Bağlantı bir kez ve 30 dakika geçerlidir. Beş dakika sonra bir yenisi gönderilebilir; önceki de geçerli kalır.',
    set_heading: 'Yeni parola belirleyin',
    password: 'Yeni parola',
    rule_length:
      'En az {{least}} karakter; kuruluşunuz ikinci doğrulama adımını zorunlu tutuyorsa en az {{with_factor}}: birkaç sözcük kolay akılda kalır.',
    rule_names: 'Ne adınızı ne de kuruluşunuzun adını içerir.',
    rule_common: 'Çok kişinin kullandığı bir parola olmaz.',
    end_tokens: 'Hesabımın API belirteçlerini de sonlandır',
    set: 'Parolayı belirle',
    set_title: 'Parola belirlendi',
    set_text: 'Oturumlarınız sonlandırıldı. Yeni parolayla oturum açın.',
    lapsed_title: 'Bu bağlantı artık geçerli değil',
    lapsed_text:
      'Bağlantı kullanılmış, parola o zamandan beri değiştirilmiş ya da bağlantı 30 dakikadan eski. Adresin bir hesabı varsa yeni bir bağlantı yolda ya da son birkaç dakika içinde gönderildi.',
    again: 'Bağlantı iste',
  },
  set_password: {
    title: 'Parolanızı belirleyin',
    text: 'E-postayla gelen bir parolayla oturum açtınız. Bundan sonra, başka kimsenin bilmediği kendi parolanızla oturum açacaksınız.',
    next: 'Yeni parola',
    help: 'En az {{least}} karakter: birkaç sözcük kolay akılda kalır.',
    set: 'Parolayı belirle',
    sign_out: 'Oturumu kapat',
  },
};
