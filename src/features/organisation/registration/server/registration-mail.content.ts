import type { Language } from '#platform/contract/access.ts';
import type { SecretMailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type RegistrationMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, RegistrationMailText> = { en, tr, ar };

/** Where a new organisation's administrator signs in, how long by this password, and when the organisation goes if they do not. */
export interface Welcome {
  slug: string;
  email: string;
  password_until: string;
  until: string;
}

/** The password for the first sign-in. */
export const welcomeMail: SecretMailKind<Welcome> = {
  name: 'registration.welcome',
  secret: 'in_words',
  words({ slug, email, password_until, until }, { language, formats, say, organisation, secret }) {
    const text = texts[language];
    return {
      subject: say(text.subject, { organisation }),
      paragraphs: [say(text.text, { organisation })],
      facts: [
        { label: text.email, value: email },
        { label: text.password, value: secret ?? text.not_shown },
        { label: text.short_name, value: slug },
        { label: text.until, value: formats.full(password_until) },
      ],
      link: { label: text.link, path: `/login?org=${slug}` },
      closing: [text.if_late, say(text.if_not, { until: formats.full(until) })],
    };
  },
};
