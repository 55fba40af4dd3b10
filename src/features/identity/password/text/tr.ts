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
};
