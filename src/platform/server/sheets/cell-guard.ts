// A spreadsheet runs a cell that begins with one of these, full-width forms and leading blanks included.
// eslint-disable-next-line no-control-regex -- NUL and its kin are what is looked for
const runs = /^[\s\u0000]*[=+\-@\t\r\u0000＝＋－＠]/u;
// eslint-disable-next-line no-control-regex -- NUL and its kin are what is looked for
const escaped = /^'+[\s\u0000]*[=+\-@\t\r\u0000＝＋－＠]/u;

/** A CSV cell that no spreadsheet runs: an apostrophe in front makes it text. What looks guarded already gets one more,
 *  so that taking one off again always gives back what it was. */
export const guarded = (text: string): string => (runs.test(text) || escaped.test(text) ? `'${text}` : text);

/** A cell of a workbook says itself that it is text; only what looks guarded must not lose its apostrophe on the way back. */
export const guardedTwice = (text: string): string => (escaped.test(text) ? `'${text}` : text);

/** What a guarded cell was before. */
export const unguarded = (text: string): string => (escaped.test(text) ? text.slice(1) : text);

const quotes = /[";,\t\r\n|]/;
// Most cells begin with a letter or a digit, and need no closer look.
const harmless = /^[\p{L}\p{N}]/u;

const csvCell = (text: string): string => {
  const safe = text === '' || harmless.test(text) ? text : guarded(text);
  return quotes.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of RFC 4180, no cell of which can run. */
export function csvLine(cells: readonly (string | null)[]): string {
  let line = '';
  for (let at = 0; at < cells.length; at++) line += (at === 0 ? '' : ',') + csvCell(cells[at] ?? '');
  return `${line}\r\n`;
}

/** Tells spreadsheets that UTF-8 follows. */
export const byteOrderMark = '\ufeff';
