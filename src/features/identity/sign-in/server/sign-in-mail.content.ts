import type { Language } from '#platform/contract/access.ts';
import type { MailKind, MailReader, MailWords } from '#platform/server/mail/mail-kind.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type SignInMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, SignInMailText> = { en, tr, ar };

/** A sign-in that its person is told of. */
export interface SignInTold {
  at: string;
  /** As far as the browser said. */
  browser: string | null;
  system: string | null;
  /** Tries with a wrong password before it. */
  failures: number;
}

function wordsOf(
  which: 'new_device' | 'after_failures',
  { at, browser, system, failures }: SignInTold,
  { language, formats, say, organisation }: MailReader,
): MailWords {
  const text = texts[language];
  const device =
    browser !== null && system !== null
      ? say(text.browser_on_system, { browser, system })
      : (browser ?? system ?? text.unknown_device);
  return {
    subject: say(text[which].subject, { organisation }),
    paragraphs: [say(text[which].text, { count: formats.number(failures) })],
    facts: [
      { label: text.time, value: formats.full(at) },
      { label: text.device, value: device },
    ],
    // Where one's own sessions and password are.
    link: { label: text.link, path: '/profile' },
    closing: [text.if_you, text.if_not],
  };
}

/** Signed in with a browser that does not know this account. */
export const newDeviceMail: MailKind<SignInTold> = {
  name: 'sign_in.new_device',
  words: (told, reader) => wordsOf('new_device', told, reader),
};

/** Signed in after somebody guessed. */
export const afterFailuresMail: MailKind<SignInTold> = {
  name: 'sign_in.after_failures',
  words: (told, reader) => wordsOf('after_failures', told, reader),
};

export const signInMails = [newDeviceMail, afterFailuresMail];
