import type { Figures } from '#platform/server/documents/document.ts';
import { colours, inner, sizes, type Press } from './press.ts';

/** Figures side by side, each with its name. */
export function drawFigures(press: Press, { name, figures }: Figures): void {
  const { pdf } = press;
  const space = 8;
  const width = (inner - space * (figures.length - 1)) / figures.length;
  const texts = figures.map((figure) => ({
    name: press.setText(figure.name, sizes.small, width - 16),
    value: press.setText(figure.value, sizes.figure, width - 16),
    note: figure.note === undefined ? [] : press.setText(figure.note, sizes.small, width - 16),
  }));
  const most = (which: 'name' | 'note') => Math.max(0, ...texts.map((text) => text[which].length));
  const noteTop = 8 + most('name') * sizes.small.leading + sizes.figure.leading;
  const height = noteTop + most('note') * sizes.small.leading + 8;
  press.need(height);
  const list = pdf.struct('L', { title: name });
  press.root.add(list);
  texts.forEach((text, at) => {
    const start = at * (width + space);
    press.aside(() =>
      pdf
        .roundedRect(press.left(start, width), press.y, width, height, 4)
        .lineWidth(0.8)
        .stroke(colours.rule),
    );
    const item = pdf.struct('LI');
    const body = press.element('LBody', [...text.name, ...text.value, ...text.note]);
    list.add(item);
    item.add(body);
    press.within(body, 'LBody', () => {
      const put = (
        lines: typeof text.name,
        top: number,
        size: (typeof sizes)['small' | 'figure'],
        colour: string,
      ) =>
        lines.forEach((line, row) =>
          press.line(line, {
            start: start + 8,
            width: width - 16,
            y: press.y + top + row * size.leading,
            size,
            colour,
          }),
        );
      put(text.name, 8, sizes.small, colours.faint);
      put(text.value, 8 + most('name') * sizes.small.leading, sizes.figure, colours.text);
      put(text.note, noteTop, sizes.small, colours.faint);
    });
    item.end();
  });
  list.end();
  press.y += height + 16;
}
