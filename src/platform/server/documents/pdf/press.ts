import PdfKit, {
  type ArtifactOptions,
  type EmbeddedFont,
  type StructureElement,
  type StructureOptions,
} from 'pdfkit';
import { isRightToLeft, type NewDocument, type Paragraph } from '#platform/server/documents/document.ts';
import { facesFrom, type Face } from './faces.ts';
import { featuresOf, lineSetter, type Line, type Size } from './lines.ts';
import { tellLigatures } from './ligatures.ts';

export type Pdf = PdfKit;
export type Element = StructureElement;

export const colours = {
  text: '#1f2933',
  faint: '#52606d',
  primary: '#006565',
  tint: '#5fa3a3',
  goal: '#b26b00',
  rule: '#d5dbe1',
  head: '#eef3f4',
} as const;

export const sizes = {
  title: { size: 21, leading: 28, strong: true },
  over: { size: 10, leading: 15 },
  1: { size: 14, leading: 20, strong: true },
  2: { size: 11, leading: 16, strong: true },
  body: { size: 9.5, leading: 14 },
  /** Beside larger words, on the same line as they. */
  name: { size: 8.5, leading: 14, beside: 9.5 },
  cell: { size: 8.5, leading: 12.5 },
  head: { size: 8, leading: 12, strong: true },
  small: { size: 7.5, leading: 11 },
  figure: { size: 17, leading: 23, strong: true, tabular: true },
  number: { size: 8.5, leading: 12.5, tabular: true },
} as const satisfies Record<string, Size>;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, side: 48, top: 64, bottom: 60 } as const;
export const inner = page.width - 2 * page.side;
export const lowest = page.height - page.bottom;

/** The sheet of paper, and the hand that puts lines on it. */
export function pressFor({ language, title, author }: Pick<NewDocument, 'language' | 'title' | 'author'>) {
  const rightToLeft = isRightToLeft(language);
  const pdf = new PdfKit({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Plumbline', Producer: 'Plumbline' },
  });
  // Two pages side by side stand the way the language is read.
  if (rightToLeft) pdf._root.data.ViewerPreferences.data['Direction'] = 'R2L';
  const setLines = lineSetter(facesFrom());
  const fonts = new Map<string, EmbeddedFont>();
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  /** What is filled with on this page now: to say it for each word takes as much room as the word. */
  let ink = '';

  const use = (face: Face, size: number) => {
    if (!fonts.has(face.name)) pdf.registerFont(face.name, face.bytes);
    pdf.font(face.name).fontSize(size);
    fonts.set(face.name, pdf._font);
  };

  const press = {
    pdf,
    root,
    rightToLeft,
    /** Where the next thing is drawn. */
    y: page.top,
    room: () => lowest - press.y,
    turn() {
      // A page waits for the number of pages: as one piece, it is a tenth of what it was as thousands.
      const { content } = pdf.page;
      content.buffer = [Buffer.concat(content.buffer)];
      pdf.addPage();
      press.y = page.top;
      ink = '';
    },
    /** To draw on a page again. */
    switchTo(at: number) {
      pdf.switchToPage(at);
      ink = '';
    },
    /** Fills what was outlined last. */
    fill(colour: string) {
      pdf.fill(colour);
      ink = colour;
    },
    /** Turns the page unless there is room for so much. */
    need(height: number) {
      if (press.room() < height && press.y > page.top) press.turn();
    },
    set: (paragraph: Paragraph, size: Size, width: number): Line[] =>
      setLines(paragraph, size, width, rightToLeft),
    setText: (text: string, size: Size, width: number): Line[] =>
      setLines({ spans: [{ text }] }, size, width, rightToLeft),

    /** Counted from the side where reading begins; answers the left edge. */
    left: (start: number, width: number): number =>
      rightToLeft ? page.width - page.side - start - width : page.side + start,

    /** One line, in a column that begins at `start`; `y` is its upper edge. */
    line(line: Line, { start, width, y, size, colour = colours.text, end = false, middle = false }: Placed) {
      const column = press.left(start, width);
      const atRight = rightToLeft !== end;
      const free = width - line.width;
      let x = column + (middle ? free / 2 : atRight ? free : 0);
      const baseline = y + size.leading / 2 + (size.beside ?? size.size) * 0.36;
      for (const piece of line.pieces) {
        use(piece.face, size.size);
        const wanted = piece.span.faint ? colours.faint : colour;
        if (ink !== wanted) pdf.fillColor((ink = wanted));
        pdf.text(piece.text, x, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          // Without a list of its own, words would be set one by one, and those of Arabic in the wrong order.
          features: featuresOf(piece.text, piece.face, size) ?? [],
        });
        x += piece.width;
      }
    },

    /** An element of the document's structure that holds lines: to whoever has them read aloud, in the order of reading. */
    element(tag: string, lines: readonly Line[], options: StructureOptions = {}): Element {
      const isTurned = lines.some(({ turned }) => turned);
      return pdf.struct(tag, {
        ...options,
        ...(isTurned && { actual: lines.map(({ read }) => read).join(' ') }),
      });
    },
    /** Draws as a part of an element of the document's structure. */
    within(element: Element, tag: string, draw: () => void) {
      const content = pdf.markStructureContent(tag);
      draw();
      pdf.endMarkedContent();
      element.add(content);
    },
    /** Draws what is nobody's to read. */
    aside(draw: () => void, options: ArtifactOptions = { type: 'Layout' }) {
      pdf.markContent('Artifact', options);
      draw();
      pdf.endMarkedContent();
    },
    rule(y: number, start = 0, width: number = inner, colour: string = colours.rule) {
      const x = press.left(start, width);
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(colour);
    },

    /** Nothing is drawn after this. */
    end() {
      root.end();
      for (const font of fonts.values()) tellLigatures(font);
      pdf.end();
    },

    /** Lines one below the other, over as many pages as they take. */
    lines(
      lines: readonly Line[],
      tag: string,
      size: Size,
      { colour = colours.text as string, start = 0, width = inner } = {},
    ) {
      const element = press.element(tag, lines);
      root.add(element);
      for (const line of lines) {
        press.need(size.leading);
        press.within(element, tag, () => press.line(line, { start, width, y: press.y, size, colour }));
        press.y += size.leading;
      }
      element.end();
    },
  };
  return press;
}

export type Press = ReturnType<typeof pressFor>;

interface Placed {
  start: number;
  width: number;
  y: number;
  size: Size;
  colour?: string;
  end?: boolean;
  middle?: boolean;
}
