import { bare, type Facts } from '#platform/server/documents/document.ts';
import { colours, inner, sizes, type Press } from './press.ts';

const space = 5;
const nameShare = 0.27;

/** Name and value beside each other, in rows that say so. */
export function drawFacts(press: Press, { name, facts }: Facts): void {
  const { pdf } = press;
  const element = pdf.struct('Table', { title: bare(name) });
  press.root.add(element);
  const width = inner * nameShare;
  for (const fact of facts) {
    const parts = [
      { tag: 'TH', text: fact.name, start: 0, wide: width - space, size: sizes.name, colour: colours.faint },
      {
        tag: 'TD',
        text: fact.value,
        start: width,
        wide: inner - width,
        size: sizes.body,
        colour: colours.text,
      },
    ].map((part) => ({ ...part, lines: press.setText(part.text, part.size, part.wide) }));
    const height = Math.max(...parts.map(({ lines }) => lines.length)) * sizes.body.leading + 5;
    press.need(height);
    const row = pdf.struct('TR');
    element.add(row);
    for (const { tag, lines, start, wide, size, colour } of parts) {
      const cell = press.element(tag, lines, tag === 'TH' ? { scope: 'Row' } : {});
      row.add(cell);
      press.within(cell, tag, () =>
        lines.forEach((line, at) =>
          press.line(line, { start, width: wide, y: press.y + 2 + at * size.leading, size, colour }),
        ),
      );
      cell.end();
    }
    row.end();
    press.y += height;
    press.aside(() => press.rule(press.y));
  }
  element.end();
  press.y += 14;
}
