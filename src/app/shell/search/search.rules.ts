import { folded } from '#platform/contract/folding.ts';
import { present } from '#platform/contract/values/present.ts';

/** A piece of a title; what was asked for is drawn bolder. */
export interface Piece {
  text: string;
  isHit: boolean;
}

export interface SearchHit<Entry> {
  entry: Entry;
  pieces: readonly Piece[];
}

/** Where a word of the question may stand: at the beginning of a word of the title, or anywhere in it. */
export type MatchPlace = 'beginnings' | 'anywhere';

interface Search<Entry> {
  titleOf: (entry: Entry) => string;
  manner?: MatchPlace;
  /** How many are enough. */
  most?: number;
}

/** The entries whose title holds one of the words that were typed, in the order they came. Nothing typed finds nothing. */
export function search<Entry>(
  entries: readonly Entry[],
  typed: string,
  { titleOf, manner = 'beginnings', most = Infinity }: Search<Entry>,
): SearchHit<Entry>[] {
  const wanted = wordsOf(typed);
  const found: SearchHit<Entry>[] = [];
  for (const entry of entries) {
    if (found.length >= most) break;
    const pieces = piecesOf(titleOf(entry), wanted, manner);
    if (pieces.some(({ isHit }) => isHit)) found.push({ entry, pieces });
  }
  return found;
}

/** A title with what was typed marked in it, whether or not it holds any of it. */
export const marked = (title: string, typed: string, manner: MatchPlace = 'beginnings'): readonly Piece[] =>
  piecesOf(title, wordsOf(typed), manner);

const isWordSign = /[\p{L}\p{N}]/u;

/** What was typed, word by word, as titles are compared with it. Signs around a word are not part of it. With signs inside it, it is
 *  still one word: a reference ("R-0008") is not the letter it begins with. */
const wordsOf = (typed: string): RegExp[] =>
  folded(typed)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '')
    .map(patternOf);

const anySigns = '[^\\p{L}\\p{N}]*';
const signsWithin = '[^\\p{L}\\p{N}\\s]*';
const isDigit = (sign: string | undefined): boolean => sign !== undefined && /\p{N}/u.test(sign);

/** A word as it is found whatever signs are in it or in the title: "iso-27" and "iso27" in "ISO 27k", "email" in "E-mail". A blank
 *  of the title counts as such a sign where one was typed, and between letters and digits. */
function patternOf(word: string): RegExp {
  let pattern = '';
  let before: string | undefined;
  for (const sign of word) {
    if (!isWordSign.test(sign)) before = undefined;
    else {
      const joint = before === undefined || isDigit(before) !== isDigit(sign) ? anySigns : signsWithin;
      pattern += pattern === '' ? sign : joint + sign;
      before = sign;
    }
  }
  return new RegExp(pattern, 'gu');
}

interface Letters {
  folded: string;
  /** For each sign of the folded text, the sign of the title it came from; one more for the end. */
  places: readonly number[];
}

/** Folds sign by sign, because folding changes lengths: what is found in the folded title is marked in the one that is read. */
function lettersOf(title: string): Letters {
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of title) {
    const letters = folded(sign);
    for (let n = 0; n < letters.length; n++) places.push(at);
    text += letters;
    at += sign.length;
  }
  return { folded: text, places: [...places, title.length] };
}

function piecesOf(title: string, wanted: readonly RegExp[], manner: MatchPlace): Piece[] {
  const letters = lettersOf(title);
  const hits: boolean[] = Array.from({ length: title.length }, () => false);
  for (const word of wanted)
    for (const { index: at, 0: match } of letters.folded.matchAll(word)) {
      if (manner === 'beginnings' && isWordSign.test(letters.folded[at - 1] ?? '')) continue;
      // To where the next sign begins: a vowel sign after the last letter, or the rest of a ligature, is marked with it.
      let end = at + match.length;
      while (letters.places[end] === letters.places[end - 1]) end++;
      hits.fill(true, letters.places[at], letters.places[end]);
    }
  const pieces: Piece[] = [];
  for (let at = 0; at < title.length; at++) {
    const isHit = hits[at] === true;
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += title[at];
    else pieces.push({ text: present(title[at]), isHit });
  }
  return pieces;
}
