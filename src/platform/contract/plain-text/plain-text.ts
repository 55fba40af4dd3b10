import { cutText } from './cut-text.ts';

// What cannot be seen and yet changes what is seen, or carries what nobody sees: control characters, direction overrides and
// isolates, ends of lines that no key types, tags (U+E0000 and on), and code points that are no characters. The marks that people
// write Arabic and Persian with (U+200C to U+200F, U+061C) are none of them. Which and why: docs/decisions/0062-unseen-characters.md
const unseen = String.raw`\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029\u{e0000}-\u{e007f}\ufff9-\ufffb\ufffe\uffff`;
const anyUnseen = new RegExp(`[${unseen}]`, 'u');
const runsOfUnseen = new RegExp(`[${unseen}]+`, 'gu');
/** A tab, and the ends of lines, also those that come along when somebody pastes. */
const betweenLines = /[\t\n\r\u2028\u2029]/g;

/** Whether a database keeps a text as it is: it takes neither a zero nor half of a letter. Asked of what is looked up or kept, and so
 *  after it was decoded. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Whether a text of one line shows what it holds: the name of a person, a risk, a view. */
export const isReadableLine = (text: string): boolean => !anyUnseen.test(text) && text.isWellFormed();

/** The same of paragraphs: these have tabs and ends of lines too. */
export const isReadableText = (text: string): boolean => isReadableLine(text.replace(betweenLines, ''));

/** Paragraphs that a machine gave us: what cannot be seen is a space, but for tabs and ends of lines. */
export const shownText = (text: string): string =>
  text.toWellFormed().replace(runsOfUnseen, (run) => run.replace(/[^\t\n\r\u2028\u2029]+/gu, ' '));

/** A text of one line that a machine gave us, the name of a file or of a sheet: what cannot be seen is a space, and it is cut. */
export const shownLine = (text: string, most: number): string =>
  cutText(text.toWellFormed().replace(runsOfUnseen, ' ').trim(), most);
