import { directionOf } from '#platform/contract/access.ts';
import { htmlText } from '#platform/contract/plain-text/html-text.ts';
import { textOn } from '#platform/contract/contrast.ts';
import { textsOfMail } from './mail-frame.ts';
import { addressOf, sayIn, type MailFrame, type MailWords } from './mail-kind.ts';

/** An organisation's colour, which it may choose; anything but #RRGGBB would be more than a colour. */
const colourOf = (chosen: string): string => (/^#[0-9a-f]{6}$/i.test(chosen) ? chosen : '#006565');

const ink = '#1a1c1e';
const quiet = '#5b6166';
const line = '#d9dee2';
const page = '#f3f5f6';
const font = "font-family:'Segoe UI',Tahoma,Helvetica,Arial,sans-serif";

/** Outlook knows tables and attributes, Gmail styles on each element and none in the head, phones neither width nor patience:
 *  so tables, each with its own styles, as wide as the screen and at most 560 px. Nothing is fetched from anywhere. */
export function mailHtml(words: MailWords, frame: MailFrame): string {
  const { language, organisation, palette } = frame;
  const said = textsOfMail[language];
  const direction = directionOf(language);
  const start = direction === 'rtl' ? 'right' : 'left';
  const primary = colourOf(palette.primary);
  const { subject, paragraphs, facts = [], items = [], link, closing = [] } = words;
  const table = `role="presentation" border="0" cellpadding="0" cellspacing="0" dir="${direction}"`;
  const paragraph = (text: string, colour = ink, size = 15) =>
    `<p style="margin:0 0 16px;${font};font-size:${size}px;line-height:${size + 8}px;color:${colour}">${text}</p>`;
  const cell = `align="${start}" valign="top" style="padding:4px 0;${font};font-size:14px;line-height:20px`;
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td width="35%" ${cell};color:${quiet}">${htmlText(label)}</td><td ${cell};color:${ink}"><span dir="auto">${htmlText(value)}</span></td></tr>`,
  );
  const listed = items.map(
    ({ text, detail, path }) =>
      `<tr><td align="${start}" style="padding:10px 0;border-top:1px solid ${line};${font};font-size:15px;line-height:22px">` +
      `<a href="${htmlText(`${frame.origin}${path}`)}" style="color:${ink};font-weight:600;text-decoration:underline">${htmlText(text)}</a>` +
      `<br><span dir="auto" style="color:${quiet};font-size:14px">${htmlText(detail)}</span></td></tr>`,
  );
  const address = link === undefined ? '' : htmlText(addressOf(link.path, frame));
  const button =
    link === undefined
      ? []
      : [
          `<table ${table} style="margin:0 0 16px"><tr><td align="center" bgcolor="${primary}" style="border-radius:6px">` +
            `<a href="${address}" style="display:inline-block;padding:12px 20px;${font};font-size:15px;line-height:20px;font-weight:600;color:${textOn(primary)};text-decoration:none">${htmlText(link.label)}</a></td></tr></table>`,
          paragraph(
            `${htmlText(said.link_hint)}<br><a href="${address}" dir="ltr" style="color:${ink};word-break:break-all">${address}</a>`,
            quiet,
            13,
          ),
        ];
  const content = [
    `<h1 style="margin:0 0 16px;${font};font-size:20px;line-height:28px;font-weight:600;color:${ink}">${htmlText(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(htmlText(text))),
    ...(rows.length === 0
      ? []
      : [`<table ${table} width="100%" style="margin:0 0 16px">${rows.join('')}</table>`]),
    ...(listed.length === 0
      ? []
      : [`<table ${table} width="100%" style="margin:0 0 16px">${listed.join('')}</table>`]),
    ...button,
    ...closing.map((text) => paragraph(htmlText(text))),
  ];
  const foot = paragraph(
    `${htmlText(sayIn(language)(said.sent_for, { organisation }))}<br>${htmlText(said.no_reply)}`,
    quiet,
    12,
  );
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${htmlText(subject)}</title></head>`,
    `<body bgcolor="${page}" style="margin:0;padding:0;background:${page}"><table ${table} width="100%" bgcolor="${page}"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${table} width="100%" bgcolor="#ffffff" style="max-width:560px;background:#ffffff;border:1px solid ${line};border-radius:8px">`,
    `<tr><td align="${start}" bgcolor="${primary}" style="padding:14px 24px;border-radius:8px 8px 0 0;${font};font-size:15px;line-height:20px;font-weight:600;color:${textOn(primary)}">${htmlText(organisation)}</td></tr>`,
    `<tr><td align="${start}" style="padding:24px 24px 8px">${content.join('\n')}</td></tr>`,
    `<tr><td align="${start}" style="padding:0 24px 8px;border-top:1px solid ${line}"><br>${foot}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}
