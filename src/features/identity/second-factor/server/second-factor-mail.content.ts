import type { Language } from '#platform/contract/access.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type SecondFactorMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, SecondFactorMailText> = { en, tr, ar };

export type FactorChange = 'added' | 'removed' | 'recovery_used';

/** The sign-in asks for something else than before, or a recovery code was used: whoever did not do that learns of it. */
export const secondFactorMail: MailKind<{ what: FactorChange; at: string }> = {
  name: 'second_factor.changed',
  words({ what, at }, { language, formats, say, organisation }) {
    const text = texts[language];
    return {
      subject: say(text[what].subject, { organisation }),
      paragraphs: [text[what].text],
      facts: [{ label: text.time, value: formats.full(at) }],
      link: { label: text.link, path: '/profile' },
      closing: [text.if_you, text.if_not],
    };
  },
};
