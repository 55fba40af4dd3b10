import type { Language } from '#platform/contract/access.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type PasskeyMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, PasskeyMailText> = { en, tr, ar };

/** There is another way into the account than before, or one less: whoever did not do that learns of it. */
export const passkeyMail: MailKind<{ what: 'added' | 'removed'; name: string; at: string }> = {
  name: 'passkey.changed',
  words({ what, name, at }, { language, formats, say, organisation }) {
    const text = texts[language];
    return {
      subject: say(text[what].subject, { organisation }),
      paragraphs: [text[what].text],
      facts: [
        { label: text.name, value: name },
        { label: text.time, value: formats.full(at) },
      ],
      link: { label: text.link, path: '/profile' },
      closing: [text.if_you, text.if_not],
    };
  },
};
