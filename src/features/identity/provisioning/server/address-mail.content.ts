import type { Language } from '#platform/contract/access.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type ProvisioningMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, ProvisioningMailText> = { en, tr, ar };

/** Somebody signs in with another address now: told to both, as whoever did not want it may read only one of them. */
export const addressChangedMail: MailKind<{ from: string; to: string; by: string; at: string }> = {
  name: 'provisioning.address_changed',
  words({ from, to, by, at }, { language, formats, say, organisation }) {
    const { address } = texts[language];
    return {
      subject: say(address.subject, { organisation }),
      paragraphs: [say(address.text, { by }), address.ended],
      facts: [
        { label: address.from, value: from },
        { label: address.to, value: to },
        { label: address.time, value: formats.full(at) },
      ],
      closing: [address.if_expected, address.if_not],
    };
  },
};
