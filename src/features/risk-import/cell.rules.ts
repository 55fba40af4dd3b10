import { folded as lettersOf } from '#platform/contract/folding.ts';

/** A name as people compare it: its letters folded, and one kind of space. */
export const folded = (said: string): string =>
  lettersOf(said)
    .replace(/[\s_\u200b-\u200f\u00a0]+/g, ' ')
    .trim();

/** Digits of other scripts as ours: ٣ is 3. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

const separators = new Set([';', ',', '|', '\n', '،', '؛']);

/** The names in a cell: `privacy; third-party`. One that holds a separator stands in quotes. */
export function namesIn(cell: string): string[] {
  const names: string[] = [];
  let [name, quoted] = ['', false];
  const end = () => {
    const trimmed = name.replace(/\s+/g, ' ').trim();
    if (trimmed !== '' && !names.includes(trimmed)) names.push(trimmed);
    name = '';
  };
  for (let at = 0; at < cell.length; at++) {
    const sign = cell[at] as string;
    if (quoted && sign === '"' && cell[at + 1] === '"') name += cell[at++];
    else if (sign === '"' && (quoted || name.trim() === '')) quoted = !quoted;
    else if (!quoted && separators.has(sign)) end();
    else name += sign;
  }
  end();
  return names;
}

/** Names as one cell, from which `namesIn` reads them again. */
export const namesAsCell = (names: readonly string[]): string =>
  names.map((name) => (/[;,|\n،؛"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ');

const lineEnds = /\r\n?/g;
/** Paragraphs with one kind of line end, as they are compared and kept. */
export const paragraphs = (text: string): string => text.replace(lineEnds, '\n').normalize('NFC').trim();
/** One line: breaks become spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .normalize('NFC')
    .trim();
