import { htmlText } from '#platform/contract/plain-text/html-text.ts';
import type { Mail } from '#platform/server/mail/mail-kind.ts';
import type { ContactQuery } from '../contact.contract.ts';

/** What somebody wrote, for the provider's own mailbox: in English, as the product speaks to whoever runs it. */
export function contactMail({ name, from_email, phone, subject, message }: ContactQuery): Mail {
  const text = `${name} <${from_email}>\n${phone}\n\n${message}\n`;
  return {
    subject: `Contact form: ${subject}`,
    text,
    html: `<!doctype html><html><head><meta charset="utf-8"></head><body><p dir="auto" style="white-space:pre-wrap">${htmlText(text)}</p></body></html>`,
  };
}
