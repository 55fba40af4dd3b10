import type { IdentityText } from './en.ts';

export const tr: IdentityText = {
  refusals: {
    wrong_credentials: 'E-posta ya da parola yanlış',
    password_too_short: 'En az 12 karakter.',
    password_too_guessable: 'Parola, başkalarının tahmin edebileceği bir ad içeriyor.',
    person_unknown: 'Bu kişi kuruluşun etkin bir üyesi değil.',
    email_taken: 'Bu e-posta adresiyle bir üye zaten var.',
  },
  input: {
    email_incorrect: 'E-posta hatalı',
    email_invalid: 'Geçerli bir e-posta girin',
    password_length_4: 'Uzunluk en az 4 olmalı',
  },
};
