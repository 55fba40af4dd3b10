import { mailHtml } from './mail-html.ts';
import type { Mail, MailFrame, MailWords } from './mail-kind.ts';
import { mailText } from './mail-text.ts';

/** A mail in both its forms. */
export const writeMail = (words: MailWords, frame: MailFrame): Mail => ({
  subject: words.subject,
  text: mailText(words, frame),
  html: mailHtml(words, frame),
});
