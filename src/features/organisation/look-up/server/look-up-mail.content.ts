import type { Language } from '#platform/contract/access.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type LookUpMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, LookUpMailText> = { en, tr, ar };

/** One of the organisations that somebody has an account in. Each tells of itself alone: no organisation learns of another. */
export const ownOrganisationMail: MailKind<{ slug: string; email: string }> = {
  name: 'look_up.organisation',
  words({ slug, email }, { language, say, organisation }) {
    const text = texts[language];
    return {
      subject: say(text.subject, { organisation }),
      paragraphs: [say(text.asked, { organisation }), text.others],
      facts: [
        { label: text.email, value: email },
        { label: text.short_name, value: slug },
      ],
      link: { label: text.link, path: `/login?org=${encodeURIComponent(slug)}` },
      closing: [text.if_not],
    };
  },
};
