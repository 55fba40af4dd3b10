import { directionOf, type Language } from '#platform/contract/access.ts';
import { htmlText } from '#platform/contract/plain-text/html-text.ts';
import { sayIn, type Mail } from '#platform/server/mail/mail-kind.ts';
import type { ContactQuery } from '../contact.contract.ts';
import { mail as ar } from '../text/mail/ar.ts';
import { mail as en, type ContactMailText } from '../text/mail/en.ts';
import { mail as tr } from '../text/mail/tr.ts';

const texts: Record<Language, ContactMailText> = { en, tr, ar };

/** What somebody wrote, for the provider's own mailbox, in the language that they wrote in: whoever answers does so in it. */
export function contactMail({ language, message, ...query }: ContactQuery & { language: Language }): Mail {
  const said = texts[language];
  const facts = (['name', 'from_email', 'phone'] as const).map((key) => [said[key], query[key]] as const);
  const cell = 'valign="top" style="padding:4px 6px';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td ${cell};color:#5b6166">${htmlText(label)}</td><td ${cell}"><span dir="auto">${htmlText(value)}</span></td></tr>`,
  );
  const head = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"></head>`;
  return {
    subject: sayIn(language)(said.subject, { subject: query.subject }),
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
    html: `${head}<body style="font-family:'Segoe UI',Tahoma,Helvetica,Arial,sans-serif;font-size:15px;line-height:23px"><table role="presentation" border="0" cellpadding="0" cellspacing="0">${rows.join('')}</table><p dir="auto" style="white-space:pre-wrap">${htmlText(message)}</p></body></html>`,
  };
}
