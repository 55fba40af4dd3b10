import type { Language } from '#platform/contract/access.ts';
import { xmlText } from '#platform/server/sheets/xml.ts';
import { directed, type Directed } from './bidi.ts';
import { bare, isRightToLeft, printable, runsFromRight, type Paragraph, type Span } from '../document.ts';

export const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const colours = {
  faint: '52606D',
  primary: '006565',
  goal: 'B26B00',
  rule: 'D5DBE1',
  head: 'EEF3F4',
} as const;

/** The names of the paragraph styles, as `styles.xml` defines them. */
export type Style =
  | 'Title'
  | 'Subtitle'
  | 'Heading1'
  | 'Heading2'
  | 'Normal'
  | 'TableText'
  | 'TableHead'
  | 'Small'
  | 'Figure'
  | 'Notice';

export interface TextStyle {
  style: Style;
  /** At the end of the line: numbers under each other. */
  end?: boolean;
  keepNext?: boolean;
}

/** Writes paragraphs of a document that runs one way. */
export function wordsIn(language: Language) {
  const rightToLeft = isRightToLeft(language);

  function paragraph(given: Paragraph, dress: TextStyle, after = ''): string {
    const { spans } = given;
    const whole = directed(spans.map(({ text }) => text).join(''), runsFromRight(given, language));
    const isMarked = needsMarks(whole);
    let start = 0;
    const runs = spans.map((span) => {
      const from = start;
      start += span.text.length;
      // Word works out directions by rules of its own: each run states the direction that Unicode gives it.
      return whole
        .runs(from, start)
        .map(({ text, rightToLeft: turned }) => run({ ...span, text: shownOf(text) }, turned, isMarked))
        .join('');
    });
    return framed(runs.join('') + after, dress, whole.rightToLeft);
  }

  function framed(
    content: string,
    { style, end = false, keepNext = false }: TextStyle,
    runs = rightToLeft,
  ): string {
    // In a paragraph from the right, Word's "right" is where lines end, which is at the left.
    const atEnd = runs === rightToLeft ? end : !end;
    const properties = [
      `<w:pStyle w:val="${style}"/>`,
      keepNext ? '<w:keepNext/>' : '',
      runs ? '<w:bidi/>' : '',
      atEnd ? '<w:jc w:val="right"/>' : '',
    ].join('');
    return `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
  }

  return {
    rightToLeft,
    paragraph,
    framed,
    text: (text: string, dress: TextStyle) => paragraph({ spans: [{ text }] }, dress),
  };
}

export type Words = ReturnType<typeof wordsIn>;

const shownOf = (text: string) => printable(bare(text));

/** Whether the words run another way once what kept them apart is gone: no word processor knows all of these marks. */
function needsMarks({ text, rightToLeft, isRightToLeft }: Directed): boolean {
  if (!/[\u2066-\u2069]/.test(text)) return false;
  const plain = directed(shownOf(text), rightToLeft);
  let at = 0;
  for (let place = 0; place < text.length; place++) {
    if (/[\u2066-\u2069]/.test(text[place] ?? '')) continue;
    if (isRightToLeft(place) !== plain.isRightToLeft(at++)) return true;
  }
  return false;
}

/** Words between marks that hold them in their direction, whatever stands beside them. */
const held = (text: string, rightToLeft: boolean) =>
  rightToLeft ? `\u200f${text}\u200f` : `\u200e${text}\u200e`;

function run({ text, strong, faint }: Span, rightToLeft: boolean, isMarked: boolean): string {
  if (text === '') return '';
  const shown = isMarked ? held(text, rightToLeft) : text;
  const properties = [
    strong ? '<w:b/><w:bCs/>' : '',
    faint ? `<w:color w:val="${colours.faint}"/>` : '',
    rightToLeft ? '<w:rtl/>' : '',
  ].join('');
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${xmlText(shown)}</w:t></w:r>`;
}
