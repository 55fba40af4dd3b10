import { directed, mirrored } from '#platform/server/documents/bidi.ts';
import { bare, type Paragraph, type Span } from '#platform/server/documents/document.ts';
import type { Face, FaceOf, Weight } from './faces.ts';

/** How large words are set. */
export interface Size {
  size: number;
  leading: number;
  strong?: boolean;
  /** The size of the words it stands beside. */
  beside?: number;
  /** Digits as wide as each other, for columns of numbers. */
  tabular?: boolean;
}

/** Letters of one face and dress that stand side by side, as they are given to the font. */
export interface Piece {
  text: string;
  face: Face;
  span: Span;
  width: number;
}

/** What becomes a piece, by its places in the text. */
interface Group {
  face: Face;
  span: Span;
  turned: boolean;
  places: number[];
}

export interface Line {
  /** From left to right. */
  pieces: Piece[];
  width: number;
  /** The words as they are read. */
  read: string;
  /** Whether some of them were turned around for the eye. */
  turned: boolean;
}

/** What a font is told. Letters stay as they were typed: it must not make an arrow of `->`, nor a multiplication of an x between
 *  digits, and 3.1 keeps its distance from its point. The joining ones it knows best itself. */
export const featuresOf = (
  text: string,
  { isArabic }: Face,
  { tabular = false }: Size,
): Record<string, boolean> | undefined =>
  isArabic ? undefined : { calt: false, liga: false, tnum: tabular, kern: /\p{L}/u.test(text) };

const drawn = /[^\p{Cf}\p{Cc}]|[\u200c\u200d]/u;
const joiners = /[\u200c\u200d]/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Sets paragraphs into lines of a width. */
export function lineSetter(faceOf: FaceOf) {
  const widths = new Map<string, number>();

  function widthOf(text: string, face: Face, size: Size): number {
    const key = `${face.name} ${size.tabular} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known * size.size;
    const width = face.font.layout(text, featuresOf(text, face, size)).advanceWidth / face.font.unitsPerEm;
    // Words come again, whole lines do not.
    if (text.length <= 20) widths.set(key, width);
    return width * size.size;
  }

  return function set(paragraph: Paragraph, given: Size, width: number, rightToLeft: boolean): Line[] {
    const text = paragraph.spans.map((span) => span.text).join('');
    const spanAt = spansOf(paragraph.spans);
    const whole = directed(text, rightToLeft, paragraph.typed);
    const weightOf = (span: Span): Weight => (span.strong || given.strong ? 600 : 400);

    /** A part of the text as pieces, in the order of its places. */
    function piecesOf(places: readonly number[]): Piece[] {
      const groups: Group[] = [];
      // What is not drawn parts what stands beside it: two isolated words may stand the other way around.
      let parted = true;
      for (const at of places) {
        const span = spanAt(at);
        const character = characterAt(text, at);
        if (character === undefined) continue;
        const last: Group | undefined = parted ? undefined : groups.at(-1);
        parted = !drawn.test(character) || (joiners.test(character) && last?.face.isArabic !== true);
        if (parted) continue;
        const turned = whole.isRightToLeft(at);
        // A space between joining letters is theirs, or every word would be drawn by itself.
        const joins = joiners.test(character) || (character === ' ' && turned && last?.face.isArabic);
        const face = joins && last ? last.face : faceOf(character, weightOf(span));
        if (last?.face === face && last.span === span && last.turned === turned) last.places.push(at);
        else groups.push({ face, span, turned, places: [at] });
      }
      return groups.map(({ face, span, turned, places: own }) => {
        const letters = pieceText(text, own, face, turned);
        return { text: letters, face, span, width: widthOf(letters, face, given) };
      });
    }

    const measure = (start: number, end: number) =>
      piecesOf(range(start, end)).reduce((sum, piece) => sum + piece.width, 0);

    return brokenLines(text, width, measure).map(({ start, end }) => {
      const pieces = piecesOf(whole.visual(start, end));
      return {
        pieces,
        width: pieces.reduce((sum, piece) => sum + piece.width, 0),
        read: bare(text.slice(start, end)),
        turned: range(start, end).some(whole.isRightToLeft),
      };
    });
  };
}

export type SetLines = ReturnType<typeof lineSetter>;

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, at) => start + at);

/** Half of a pair is told with its first half. */
function characterAt(text: string, at: number): string | undefined {
  const code = text.charCodeAt(at);
  if (code >= 0xdc00 && code <= 0xdfff) return undefined;
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20);
}

function pieceText(text: string, places: readonly number[], face: Face, turned: boolean): string {
  const inOrder = places.toSorted((one, other) => one - other).map((at) => characterAt(text, at) ?? '');
  if (!turned) return inOrder.join('');
  // A font of joining letters turns words around by itself, as long as there is a letter to tell it.
  if (face.isArabic && /\p{Script=Arabic}/u.test(inOrder.join(''))) return inOrder.join('');
  return mirrored(inOrder.toReversed().join(''));
}

function spansOf(spans: readonly Span[]): (at: number) => Span {
  const ends: { end: number; span: Span }[] = [];
  let length = 0;
  for (const span of spans) ends.push({ end: (length += span.text.length), span });
  return (at) => ends.find(({ end }) => at < end)?.span ?? { text: '' };
}

interface Broken {
  start: number;
  end: number;
}

/** Breaks at spaces, after a hyphen or a slash, and anywhere where nothing else helps. */
function brokenLines(text: string, width: number, measure: (start: number, end: number) => number): Broken[] {
  const words = [...text.matchAll(/[^\s/\-–—]*[/\-–—]+(?=[^\s\d])|\S*\s+|\S+$/gu)].map((found) => ({
    start: found.index,
    bare: found.index + found[0].trimEnd().length,
    end: found.index + found[0].length,
  }));
  const lines: Broken[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const put = (from: number, to: number) => lines.push({ start: from, end: to });
  for (const word of words) {
    if (used > 0 && used + measure(word.start, word.bare) > width) {
      put(start, end);
      start = word.start;
      used = 0;
    }
    if (used === 0 && measure(word.start, word.bare) > width) {
      for (const cut of cuts(text.slice(word.start, word.bare), width, (from, to) =>
        measure(word.start + from, word.start + to),
      )) {
        put(start, word.start + cut);
        start = word.start + cut;
      }
    }
    used += measure(Math.max(start, word.start), word.end);
    end = word.bare;
  }
  if (end > start || lines.length === 0) put(start, end);
  return lines;
}

/** Where a word that is wider than the line is cut. */
function cuts(word: string, width: number, measure: (start: number, end: number) => number): number[] {
  const places: number[] = [];
  let from = 0;
  let used = 0;
  for (const { index, segment } of graphemes.segment(word)) {
    const wide = measure(index, index + segment.length);
    if (index > from && used + wide > width) {
      places.push(index);
      from = index;
      used = 0;
    }
    used += wide;
  }
  return places;
}
