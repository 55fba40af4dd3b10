import type { Language } from '#platform/contract/access.ts';
import type { MailKind, MailReader, MailWords } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type LostAccessMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, LostAccessMailText> = { en, tr, ar };

/** When, and which Admin. */
interface Taken {
  at: string;
  by: string;
}

function wordsOf(
  which: 'factor_taken' | 'unlinked',
  { at, by }: Taken,
  { language, formats, say, organisation }: MailReader,
): MailWords {
  const text = texts[language];
  return {
    subject: say(text[which].subject, { organisation }),
    paragraphs: [say(text[which].text, { name: by })],
    facts: [{ label: text.time, value: formats.full(at) }],
    link: { label: text.link, path: '/profile' },
    closing: [text[which].next, text.if_not],
  };
}

/** An Admin took the second factor away: whoever did not ask for that learns of it. */
export const factorTakenMail: MailKind<Taken> = {
  name: 'lost_access.factor_taken',
  words: (data, reader) => wordsOf('factor_taken', data, reader),
};

/** An Admin undid the link to the provider. */
export const unlinkedMail: MailKind<Taken> = {
  name: 'lost_access.unlinked',
  words: (data, reader) => wordsOf('unlinked', data, reader),
};

export const lostAccessMails = [factorTakenMail, unlinkedMail];
