import type { Language } from '#platform/contract/access.ts';
import type { MailKind } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type ProvisioningMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, ProvisioningMailText> = { en, tr, ar };

/** Whom the directory has deactivated, what it is called, and how many open things still name them. */
export interface LeftBehind {
  name: string;
  directory: string;
  count: number;
  at: string;
}

/** The directory has ended a membership, and nobody was asked who takes over: an Admin is. */
export const leftBehindMail: MailKind<LeftBehind> = {
  name: 'provisioning.left_behind',
  words({ name, directory, count, at }, { language, formats, say, organisation }) {
    const text = texts[language];
    return {
      subject: say(text.subject, { name, organisation }),
      paragraphs: [say(text.ended, { name, directory }), text.left],
      facts: [
        { label: text.count, value: formats.number(count) },
        { label: text.time, value: formats.full(at) },
      ],
      link: { label: text.link, path: '/apps/settings/management' },
      closing: [text.how],
    };
  },
};
