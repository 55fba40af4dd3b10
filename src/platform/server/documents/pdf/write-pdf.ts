import type { Outline } from 'pdfkit';
import {
  bare,
  isolated,
  type Block,
  type Heading,
  type NewDocument,
  type Title,
} from '#platform/server/documents/document.ts';
import { barsHeight, drawBars } from './draw-bars.ts';
import { drawFacts } from './draw-facts.ts';
import { drawFigures } from './draw-figures.ts';
import { drawTable } from './draw-table.ts';
import { colours, inner, page, pressFor, sizes, type Press } from './press.ts';

/** A document as PDF: tagged, with bookmarks, its fonts inside. */
export async function writePdf(document: NewDocument): Promise<Buffer> {
  const press = pressFor(document);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    press.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    press.pdf.on('end', () => resolve(Buffer.concat(chunks)));
    press.pdf.on('error', reject);
  });
  const bookmark = bookmarksIn(press);
  document.blocks.forEach((block, at) => draw(press, block, document.blocks[at + 1], bookmark));
  furnish(press, document);
  press.end();
  return ended;
}

type Bookmark = (heading: Heading) => void;

/** Headings as bookmarks, the lower below the higher. */
function bookmarksIn({ pdf }: Press): Bookmark {
  let chapter: Outline | undefined;
  return ({ level, text }) => {
    const above = level === 1 || chapter === undefined ? pdf.outline : chapter;
    const item = above.addItem(bare(text), { expanded: level === 1 });
    if (level === 1) chapter = item;
  };
}

function draw(press: Press, block: Block, next: Block | undefined, bookmark: Bookmark): void {
  switch (block.kind) {
    case 'title':
      return drawTitle(press, block);
    case 'heading':
      return drawHeading(press, block, next, bookmark);
    case 'paragraph': {
      press.lines(
        press.set(block, sizes.body, inner),
        'P',
        sizes.body,
        block.notice ? { colour: colours.goal } : {},
      );
      press.y += 8;
      return undefined;
    }
    case 'facts':
      return drawFacts(press, block);
    case 'figures':
      return drawFigures(press, block);
    case 'table':
      return drawTable(press, block);
    case 'bars':
      return drawBars(press, block);
    case 'page':
      return press.y > page.top ? press.turn() : undefined;
  }
}

function drawTitle(press: Press, { over, text, under }: Title): void {
  press.lines(press.setText(over, sizes.over, inner), 'P', sizes.over, { colour: colours.faint });
  press.y += 2;
  press.lines(press.setText(text, sizes.title, inner), 'Title', sizes.title);
  press.lines(press.setText(under, sizes.over, inner), 'P', sizes.over, { colour: colours.faint });
  press.y += 6;
  press.aside(() => press.rule(press.y, 0, 64, colours.primary));
  press.y += 12;
}

/** A heading does not stand alone at the foot of a page, nor on the page before a picture. */
function drawHeading(press: Press, heading: Heading, next: Block | undefined, bookmark: Bookmark): void {
  const size = sizes[heading.level];
  const lines = press.setText(heading.text, size, inner);
  if (press.y > page.top) press.y += heading.level === 1 ? 10 : 4;
  press.need(lines.length * size.leading + (next?.kind === 'bars' ? barsHeight(press, next) + 10 : 90));
  bookmark(heading);
  press.lines(lines, `H${heading.level}`, size);
  press.y += 5;
}

/** What stands above and below each page, once their number is known. */
function furnish(press: Press, { head, foot }: NewDocument): void {
  const { pdf } = press;
  const { count } = pdf.bufferedPageRange();
  const size = sizes.small;
  const put = (text: string, y: number, end: boolean) => {
    const [line] = press.setText(text, size, inner);
    if (line) press.line(line, { start: 0, width: inner, y, size, colour: colours.faint, end });
  };
  for (let at = 0; at < count; at++) {
    press.switchTo(at);
    const pages = foot.pages
      .replace('{{page}}', isolated(String(at + 1)))
      .replace('{{pages}}', isolated(String(count)));
    press.aside(
      () => {
        put(head.start, 30, false);
        put(head.end, 30, true);
        press.rule(46);
      },
      { type: 'Pagination', attached: ['Top'] },
    );
    press.aside(
      () => {
        press.rule(page.height - 46);
        put(foot.start, page.height - 40, false);
        put(pages, page.height - 40, true);
      },
      { type: 'Pagination', attached: ['Bottom'] },
    );
  }
}
