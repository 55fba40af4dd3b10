import type { Language } from '#platform/contract/access.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type ApiTokenMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, ApiTokenMailText> = { en, tr, ar };

/** A program may call in somebody's name: whoever did not make its token learns of it. */
export const apiTokenMail: MailKind<{ name: string; at: string; expires_at: string }> = {
  name: 'api_token.made',
  words({ name, at, expires_at }, { language, formats, say, organisation }) {
    const text = texts[language];
    return {
      subject: say(text.subject, { organisation }),
      paragraphs: [text.text],
      facts: [
        { label: text.name, value: name },
        { label: text.time, value: formats.full(at) },
        { label: text.expires, value: formats.full(expires_at) },
      ],
      link: { label: text.link, path: '/profile' },
      closing: [text.if_you, text.if_not],
    };
  },
};
