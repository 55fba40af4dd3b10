import { bare, type Table } from '#platform/server/documents/document.ts';
import type { Line, Size } from './lines.ts';
import { colours, inner, lowest, page, sizes, type Element, type Press } from './press.ts';

/** A cell with its lines, and the room it keeps around them. */
interface Box {
  start: number;
  width: number;
  lines: Line[];
  end: boolean;
  size: Size;
  over: number;
}

const side = 5;
const roomy = 4;
const dense = 2.2;

const lengthOf = (boxes: readonly Box[]) => Math.max(1, ...boxes.map(({ lines }) => lines.length));
const heightOf = (boxes: readonly Box[], { leading }: Size) =>
  lengthOf(boxes) * leading + 2 * (boxes[0]?.over ?? roomy);

/** A table: its head again on every page, and a row whole wherever a page can hold it. */
export function drawTable(press: Press, table: Table): void {
  const { heads, rows } = laidOut(press, table);
  const headHeight = heightOf(heads, sizes.head);
  const wholePage = lowest - page.top - headHeight;
  const element = press.pdf.struct('Table', { title: bare(table.name) });
  press.root.add(element);

  const drawHead = (draw: () => void) => {
    press.aside(() => {
      press.pdf.rect(page.side, press.y, inner, headHeight);
      press.fill(colours.head);
      press.rule(press.y + headHeight);
    });
    draw();
    press.y += headHeight;
  };
  const turn = () => {
    press.turn();
    drawHead(() => press.aside(() => heads.forEach((box) => drawLines(press, box, box.lines))));
  };

  press.need(headHeight + Math.min(heightOf(rows[0] ?? [], sizes.cell), wholePage));
  drawHead(() => {
    const row = press.pdf.struct('TR');
    element.add(row);
    for (const box of heads) {
      const cell = press.element('TH', box.lines, { scope: 'Column' });
      row.add(cell);
      press.within(cell, 'TH', () => drawLines(press, box, box.lines));
      cell.end();
    }
    row.end();
  });
  for (const boxes of rows) {
    if (press.room() < heightOf(boxes, sizes.cell) && heightOf(boxes, sizes.cell) <= wholePage) turn();
    drawRow(press, boxes, element, turn);
  }
  element.end();
  press.y += 12;
}

function laidOut(press: Press, table: Table): { heads: Box[]; rows: Box[][] } {
  const total = table.columns.reduce((sum, { share }) => sum + share, 0);
  const over = table.dense ? dense : roomy;
  let start = 0;
  const columns = table.columns.map(({ share, end = false, name }) => {
    const width = (inner * share) / total;
    const column = { start, width, end, name, over, size: end ? sizes.number : sizes.cell };
    start += width;
    return column;
  });
  return {
    heads: columns.map((column) => ({
      ...column,
      over: roomy,
      size: sizes.head,
      lines: press.setText(column.name, sizes.head, column.width - 2 * side),
    })),
    rows: table.rows.map((cells) =>
      columns.map((column, at) => ({
        ...column,
        lines: (cells[at] ?? []).flatMap((one) => press.set(one, column.size, column.width - 2 * side)),
      })),
    ),
  };
}

function drawLines(press: Press, { start, width, over, end, size }: Box, lines: readonly Line[]): void {
  lines.forEach((line, at) =>
    press.line(line, {
      start: start + side,
      width: width - 2 * side,
      y: press.y + over + at * size.leading,
      size,
      end,
    }),
  );
}

/** A row; one that no page can hold goes on over the next. */
function drawRow(press: Press, boxes: readonly Box[], table: Element, turn: () => void): void {
  const size = sizes.cell;
  const row = press.pdf.struct('TR');
  table.add(row);
  const cells = boxes.map((box, at) => {
    const tag = at === 0 ? 'TH' : 'TD';
    const element = press.element(tag, box.lines, at === 0 ? { scope: 'Row' } : {});
    row.add(element);
    return { box, tag, element };
  });
  const most = lengthOf(boxes);
  const over = 2 * (boxes[0]?.over ?? roomy);
  const fitting = () => Math.floor((press.room() - over) / size.leading);
  for (let from = 0; from < most;) {
    if (fitting() < Math.min(3, most - from)) turn();
    const upTo = Math.min(most, from + fitting());
    for (const { box, tag, element } of cells) {
      const lines = box.lines.slice(from, upTo);
      if (lines.length > 0) press.within(element, tag, () => drawLines(press, box, lines));
    }
    press.y += (upTo - from) * size.leading + over;
    press.aside(() => press.rule(press.y));
    from = upTo;
  }
  for (const { element } of cells) element.end();
  row.end();
}
