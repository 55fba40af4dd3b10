import { directionOf, type Language } from '#platform/contract/access.ts';

/** A stretch of words in one dress. */
export interface Span {
  text: string;
  strong?: boolean;
  faint?: boolean;
}

export interface Paragraph {
  spans: readonly Span[];
  /** Words of unknown language, typed by somebody: they run the way their first letter does. */
  typed?: boolean;
}

export interface Heading {
  kind: 'heading';
  level: 1 | 2;
  text: string;
}

/** What the document is, at its beginning: who says it, what it is called, and what kind of thing it is. */
export interface Title {
  kind: 'title';
  over: string;
  text: string;
  under: string;
}

/** Name and value, one below the other. */
export interface Facts {
  kind: 'facts';
  /** What they are about, for whoever cannot see them. */
  name: string;
  facts: readonly { name: string; value: string }[];
}

/** A few figures side by side. */
export interface Figures {
  kind: 'figures';
  name: string;
  figures: readonly { name: string; value: string; note?: string }[];
}

export interface Column {
  name: string;
  /** Its part of the width, beside those of the others. */
  share: number;
  /** Numbers stand at the end. */
  end?: boolean;
}

export type Cell = readonly Paragraph[];

export interface Table {
  kind: 'table';
  name: string;
  columns: readonly Column[];
  /** Short rows, closer together. */
  dense?: boolean;
  rows: readonly (readonly Cell[])[];
}

/** How far something is and should be, drawn. */
export interface Bars {
  kind: 'bars';
  /** The text alternative of the chart, for screen readers. */
  name: string;
  /** Both ends of the scale, and the steps between. */
  scale: { from: number; to: number };
  legend: { value: string; goal: string; partial: string };
  bars: readonly {
    label: string;
    value: number | null;
    goal: number | null;
    partial: boolean;
    told: string;
  }[];
}

export type Block =
  | Heading
  | Title
  | Facts
  | Figures
  | Table
  | Bars
  | ({ kind: 'paragraph'; notice?: boolean } & Paragraph)
  | { kind: 'page' };

export interface NewDocument {
  language: Language;
  title: string;
  /** Whose it is. */
  author: string;
  /** Stands at the head of every page. */
  head: { start: string; end: string };
  /** Stands at the foot of every page, beside `{{page}} of {{pages}}` as the language says it. */
  foot: { start: string; pages: string };
  blocks: readonly Block[];
}

export const isRightToLeft = (language: Language): boolean => directionOf(language) === 'rtl';

/** Whether a paragraph runs from the right: what somebody typed runs the way of its first letter, all else the way of the language. */
export function runsFromRight({ spans, typed = false }: Paragraph, language: Language): boolean {
  const first = typed ? /[\p{L}\u200e\u200f]/u.exec(spans.map(({ text }) => text).join(''))?.[0] : undefined;
  return first === undefined
    ? isRightToLeft(language)
    : /[\u200f\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
        first,
      );
}

// What no page can show; and marks that would turn the words around them.
// eslint-disable-next-line no-control-regex -- they are what is taken out
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff\u202a-\u202e\u2066-\u2069]/g;

/** What somebody typed, as a document takes it in. */
export const printable = (text: string): string => text.replaceAll(unprintable, ' ').toWellFormed();

/** Words of any direction inside of others: neither disturbs the other. */
export const isolated = (text: string): string => `\u2068${printable(text)}\u2069`;

/** The same without what keeps words apart: for names that nobody sees among others. */
export const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

/** What somebody typed in paragraphs, each running its own way; the first may follow words of ours. */
export const typedParagraphs = (text: string, before?: Span): Paragraph[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .filter((line) => line.trim() !== '')
    .map((line, at) =>
      at === 0 && before !== undefined
        ? { spans: [before, { text: isolated(line) }] }
        : { spans: [{ text: printable(line) }], typed: true },
    );
