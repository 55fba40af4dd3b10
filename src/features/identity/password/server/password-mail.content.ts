import type { Language } from '#platform/contract/access.ts';
import type { MailKind, MailReader, SecretMailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type PasswordMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, PasswordMailText> = { en, tr, ar };

/** Who may set a new password by the link of this mail. */
export interface ResetTold {
  /** The organisation's short name. */
  org: string;
  /** How long the link opens something. */
  minutes: number;
  /** The administrator who asked for it; nobody, where it was asked for at the sign-in. */
  by: string | null;
}

/** A link that sets a new password. Behind its `#` stand the secret and the address, which the page shows. */
export const resetLinkMail: SecretMailKind<ResetTold> = {
  name: 'password.reset_link',
  secret: 'in_link',
  words({ org, minutes, by }, { language, formats, say, organisation }) {
    const { reset } = texts[language];
    return {
      subject: say(reset.subject, { organisation }),
      paragraphs: [
        by === null ? reset.asked : say(reset.asked_by, { name: by }),
        say(reset.how_long, { count: formats.number(minutes) }),
      ],
      link: { label: reset.link, path: `/resetpassword?org=${encodeURIComponent(org)}` },
      closing: [reset.if_not],
    };
  },
};

/** The password is another one now: whoever did not do that learns of it. */
export const passwordChangedMail: MailKind<{ at: string; tokens: number }> = {
  name: 'password.changed',
  words({ at, tokens }, { language, formats, say, organisation }: MailReader) {
    const { changed } = texts[language];
    return {
      subject: say(changed.subject, { organisation }),
      paragraphs: [changed.text],
      facts: [
        { label: changed.time, value: formats.full(at) },
        ...(tokens > 0 ? [{ label: changed.tokens, value: formats.number(tokens) }] : []),
      ],
      closing: [changed.if_you, changed.if_not],
    };
  },
};

export const passwordMails = [resetLinkMail, passwordChangedMail];
