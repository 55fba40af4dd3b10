import { cutText } from './cut-text.ts';
import { folded as lettersOf } from '#platform/contract/folding.ts';

/** A name as people compare it: its letters folded, and one kind of space. */
export const folded = (written: string): string =>
  lettersOf(written)
    .replace(/[\s_\u200b-\u200f\u00a0]+/g, ' ')
    .trim();

/** Digits of other scripts as ours: ٣ is 3. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const lineEnds = /\r\n?/g;
/** Paragraphs with one kind of line end, as they are compared and kept. */
export const paragraphs = (text: string): string => text.replace(lineEnds, '\n').normalize('NFC').trim();
/** One line: breaks become spaces. */
export const oneLine = (text: string): string =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
    .normalize('NFC')
    .trim();

/** A header as people compare it: without marks, and with one kind of dash. */
export const foldedHeader = (header: string): string =>
  folded(header.replace(/[*:?]/g, ' '))
    .replace(/[-–—/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What an error repeats of a cell: its beginning. */
export const beginningOf = (written: string): string => {
  const text = written.replace(/\s+/g, ' ');
  return text.length > 60 ? `${cutText(text, 60)}…` : text;
};
