import type { Language } from '#platform/contract/access.ts';
import type { SecretMailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type InvitationMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';
import { invitationPath } from '../invitation-path.rules.ts';

const texts: Record<Language, InvitationMailText> = { en, tr, ar };

/** What is stored of an invitation's mail; the secret of its link is put down beside it. */
export interface InvitationTold {
  inviter: string;
  /** The organisation's short name: the page asks there. */
  slug: string;
  expires_at: string;
  /** Of an external auditor: what is to be audited, and until when. */
  audit?: { assessment: string; access_ends_at: string };
}

/** Asks somebody to join an organisation. */
export const invitationMail: SecretMailKind<InvitationTold> = {
  name: 'invitation.sent',
  secret: 'in_link',
  words({ inviter, slug, expires_at, audit }, { language, formats, say, organisation }) {
    const text = texts[language];
    return {
      subject: say(text.subject, { organisation }),
      paragraphs: [
        audit === undefined
          ? say(text.text, { inviter, organisation })
          : say(text.audit, { inviter, organisation, assessment: audit.assessment }),
      ],
      facts: [
        ...(audit === undefined
          ? []
          : [{ label: text.access_until, value: formats.full(audit.access_ends_at) }]),
        { label: text.until, value: formats.full(expires_at) },
      ],
      link: { label: text.link, path: `${invitationPath}?org=${slug}` },
      closing: [text.once, text.if_not],
    };
  },
};
