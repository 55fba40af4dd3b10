import { addressOf, sayIn, type MailFrame, type MailWords } from './mail-kind.ts';
import { textsOfMail } from './mail-frame.ts';

/** The plain form of a mail: what every program shows, and what people read who want no other. */
export function mailText(words: MailWords, frame: MailFrame): string {
  const said = textsOfMail[frame.language];
  const { paragraphs, facts = [], items = [], link, closing = [] } = words;
  const parts = [
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map(({ text, detail, path }) => [text, detail, `${frame.origin}${path}`].join('\n')),
    link === undefined ? '' : `${link.label}:\n${addressOf(link.path, frame)}`,
    ...closing,
    `-- \n${sayIn(frame.language)(said.sent_for, { organisation: frame.organisation })}\n${said.no_reply}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
