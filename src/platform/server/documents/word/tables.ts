import { xmlText } from '#platform/server/sheets/xml.ts';
import { printable, type Bars, type Facts, type Figures, type Table } from '../document.ts';
import { colours, type Words } from './words.ts';

/** A4 without its margins, in twentieths of a point. */
export const inner = 9638;

interface CellLook {
  width: number;
  span?: number;
  fill?: string;
  content: string;
  /** Hatched instead of full. */
  hatched?: boolean;
}

function cell({ width, span = 1, fill, content, hatched = false }: CellLook): string {
  const shade =
    fill === undefined
      ? ''
      : hatched
        ? `<w:shd w:val="diagStripe" w:color="${fill}" w:fill="FFFFFF"/>`
        : `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`;
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span > 1 ? `<w:gridSpan w:val="${span}"/>` : ''}${shade}</w:tcPr>${content}</w:tc>`;
}

const line = (side: string, colour: string, size = 4) =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="0" w:color="${colour}"/>`;

interface TableLook {
  name: string;
  widths: readonly number[];
  borders?: string;
  margins?: string;
  rows: readonly string[];
}

function table(
  { rightToLeft }: Words,
  { name, widths, borders = '', margins = '', rows }: TableLook,
): string {
  const properties = [
    rightToLeft ? '<w:bidiVisual/>' : '',
    `<w:tblW w:w="${widths.reduce((sum, width) => sum + width, 0)}" w:type="dxa"/>`,
    borders && `<w:tblBorders>${borders}</w:tblBorders>`,
    '<w:tblLayout w:type="fixed"/>',
    margins && `<w:tblCellMar>${margins}</w:tblCellMar>`,
    '<w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>',
    `<w:tblCaption w:val="${xmlText(printable(name))}"/>`,
  ].join('');
  const grid = widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
}

const padding =
  '<w:top w:w="50" w:type="dxa"/><w:left w:w="80" w:type="dxa"/><w:bottom w:w="40" w:type="dxa"/><w:right w:w="80" w:type="dxa"/>';
const underRows = line('top', colours.rule) + line('bottom', colours.rule) + line('insideH', colours.rule);

/** What follows a table, so that two of them do not become one. */
const after = '<w:p><w:pPr><w:pStyle w:val="Small"/></w:pPr></w:p>';
const between = '<w:p><w:pPr><w:pStyle w:val="Small"/><w:keepNext/></w:pPr></w:p>';

/** A row no longer than this stays on one page. */
const shortRow = 1500;

export function tableXml(words: Words, { name, columns, rows }: Table): string {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.round((inner * share) / total));
  const widthAt = (at: number) => widths[at] ?? 0;
  const head = columns
    .map(({ name: title, end = false }, at) =>
      cell({
        width: widthAt(at),
        fill: colours.head,
        content: words.text(title, { style: 'TableHead', end, keepNext: true }),
      }),
    )
    .join('');
  const body = rows.map((cells) => {
    const length = cells
      .flat()
      .reduce((sum, { spans }) => sum + spans.reduce((all, { text }) => all + text.length, 0), 0);
    const content = columns.map(({ end = false }, at) => {
      const paragraphs = (cells[at] ?? []).map((one) => words.paragraph(one, { style: 'TableText', end }));
      return cell({
        width: widthAt(at),
        content: paragraphs.join('') || words.text('', { style: 'TableText' }),
      });
    });
    return `<w:tr><w:trPr>${length < shortRow ? '<w:cantSplit/>' : ''}</w:trPr>${content.join('')}</w:tr>`;
  });
  return (
    table(words, {
      name,
      widths,
      borders: underRows,
      margins: padding,
      rows: [`<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${head}</w:tr>`, ...body],
    }) + after
  );
}

export function factsXml(words: Words, { name, facts }: Facts): string {
  const widths = [2600, inner - 2600];
  const rows = facts.map(
    (fact) =>
      `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cell({ width: widths[0] ?? 0, content: words.paragraph({ spans: [{ text: fact.name, faint: true }] }, { style: 'TableText' }) })}${cell({ width: widths[1] ?? 0, content: words.text(fact.value, { style: 'TableText' }) })}</w:tr>`,
  );
  return table(words, { name, widths, borders: underRows, margins: padding, rows }) + after;
}

export function figuresXml(words: Words, { name, figures }: Figures): string {
  const width = Math.floor(inner / figures.length);
  const cells = figures.map((figure) =>
    cell({
      width,
      content:
        words.text(figure.name, { style: 'Small', keepNext: true }) +
        words.text(figure.value, { style: 'Figure', keepNext: true }) +
        words.text(figure.note ?? '', { style: 'Small' }),
    }),
  );
  const frame = ['top', 'left', 'bottom', 'right', 'insideV']
    .map((side) => line(side, colours.rule))
    .join('');
  return (
    table(words, {
      name,
      widths: figures.map(() => width),
      borders: frame,
      margins: padding,
      rows: [`<w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.join('')}</w:tr>`],
    }) + after
  );
}

const track = { steps: 50, step: 84, label: 3400 } as const;

/** Bars as a row of filled cells: no picture that somebody could not read, copy or turn around. */
export function barsXml(words: Words, { name, scale, legend, bars }: Bars): string {
  const lines = inner - track.label - track.steps * track.step;
  const widths = [track.label, ...Array.from({ length: track.steps }, () => track.step), lines];
  const unit = (value: number) => Math.round(((value - scale.from) / (scale.to - scale.from)) * track.steps);
  const tiny = words.framed('', { style: 'Small' });
  const part = (from: number, to: number, fill?: string, hatched = false) =>
    to <= from
      ? ''
      : cell({
          width: (to - from) * track.step,
          span: to - from,
          content: tiny,
          hatched,
          ...(fill && { fill }),
        });

  const rows = bars.map((bar) => {
    const value = unit(bar.value ?? scale.from);
    // The mark of the goal ends where the goal is.
    const mark = bar.goal === null ? undefined : Math.max(0, unit(bar.goal) - 1);
    const filled = (from: number, to: number) =>
      part(from, Math.min(to, value), colours.primary, bar.partial) +
      part(Math.max(from, Math.min(to, value)), to);
    const drawn =
      mark === undefined
        ? filled(0, track.steps)
        : filled(0, mark) + part(mark, mark + 1, colours.goal) + filled(mark + 1, track.steps);
    return `<w:tr><w:trPr><w:cantSplit/></w:trPr>${cell({ width: track.label, content: words.text(bar.label, { style: 'TableText', keepNext: true }) })}${drawn}${cell({ width: lines, content: words.text(bar.told, { style: 'TableText' }) })}</w:tr>`;
  });
  const keys = [
    cell({ width: 280, fill: colours.primary, content: tiny }),
    cell({ width: 2900, content: words.text(legend.value, { style: 'Small', keepNext: true }) }),
    cell({ width: 84, fill: colours.goal, content: tiny }),
    cell({ width: 2900, content: words.text(legend.goal, { style: 'Small' }) }),
    cell({ width: 280, fill: colours.primary, hatched: true, content: tiny }),
    cell({ width: inner - 6444, content: words.text(legend.partial, { style: 'Small' }) }),
  ];
  const beside = '<w:left w:w="60" w:type="dxa"/><w:right w:w="60" w:type="dxa"/>';
  const key = table(words, {
    name: legend.value,
    widths: [280, 2900, 84, 2900, 280, inner - 6444],
    margins: beside,
    rows: [`<w:tr><w:trPr><w:cantSplit/></w:trPr>${keys.join('')}</w:tr>`],
  });
  const picture = table(words, {
    name,
    widths,
    borders: line('insideH', 'FFFFFF', 36),
    margins: beside,
    rows,
  });
  return key + between + picture + after;
}
