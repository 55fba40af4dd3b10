import type { PersonText } from './en.ts';

export const tr: PersonText = {
  refusals: {
    person_unknown: 'Bu kişi kuruluşun etkin bir üyesi değil.',
    email_taken: 'Bu e-posta adresiyle bir üye zaten var.',
  },
};
