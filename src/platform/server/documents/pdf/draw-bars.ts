import type { Bars } from '#platform/server/documents/document.ts';
import { colours, inner, lowest, page, sizes, type Press } from './press.ts';

const labelWidth = inner * 0.34;
const toldWidth = inner * 0.26;
const gap = 10;
const track = inner - labelWidth - toldWidth - 2 * gap;
const trackStart = labelWidth + gap;
/** Above the bars, below them, and one of them. */
const height = { legend: 18, axis: 16, bar: 8 } as const;

function laidOut(press: Press, { bars }: Bars) {
  const rows = bars.map((bar) => {
    const label = press.setText(bar.label, sizes.cell, labelWidth);
    const told = press.setText(bar.told, sizes.number, toldWidth);
    return { ...bar, label, told, height: Math.max(label.length, told.length) * sizes.cell.leading + 2.5 };
  });
  const whole = rows.reduce((sum, row) => sum + row.height, height.legend + height.axis);
  return { rows, whole };
}
type Row = ReturnType<typeof laidOut>['rows'][number];

/** How much of a page the bars ask for; more than one page holds is not asked for at once. */
export function barsHeight(press: Press, bars: Bars): number {
  const { whole } = laidOut(press, bars);
  return whole <= lowest - page.top - 60 ? whole : 120;
}

/** Bars beside their names, all of them on one page where a page can hold them. */
export function drawBars(press: Press, bars: Bars): void {
  const { name, scale, legend } = bars;
  const { rows, whole } = laidOut(press, bars);
  press.need(barsHeight(press, bars));
  const across = (value: number) => ((value - scale.from) / (scale.to - scale.from)) * track;
  const element = press.pdf.struct('Figure', {
    alt: name,
    placement: 'Block',
    bbox: [page.side, press.y, page.side + inner, Math.min(lowest, press.y + whole)],
  });
  press.root.add(element);
  const drawn = (draw: () => void) => press.within(element, 'Figure', draw);
  const steps = Array.from({ length: scale.to - scale.from + 1 }, (_, at) => scale.from + at);

  drawn(() => drawLegend(press, legend));
  press.y += height.legend;
  for (const row of rows) {
    press.need(row.height);
    drawn(() => {
      for (const step of steps) {
        const x = press.left(trackStart + across(step), 0);
        press.pdf
          .moveTo(x, press.y)
          .lineTo(x, press.y + row.height)
          .lineWidth(0.5)
          .stroke(colours.rule);
      }
      drawRow(press, row, scale.from, across);
    });
    press.y += row.height;
  }
  drawn(() => {
    for (const step of steps) {
      const [line] = press.setText(String(step), sizes.small, 20);
      const place = { start: trackStart + across(step) - 10, width: 20, y: press.y + 2, middle: true };
      if (line) press.line(line, { ...place, size: sizes.small, colour: colours.faint });
    }
  });
  element.end();
  press.y += height.axis + 8;
}

function drawRow(press: Press, row: Row, least: number, across: (value: number) => number): void {
  const y = press.y + (row.height - height.bar) / 2;
  if (row.value !== null && row.value > least) {
    const width = across(row.value);
    drawBar(press, { x: press.left(trackStart, width), y, width, height: height.bar }, row.partial);
  }
  if (row.goal !== null) drawGoal(press, press.left(trackStart + across(row.goal), 0), y, height.bar);
  const texts = [
    { lines: row.label, start: 0, width: labelWidth, size: sizes.cell, colour: colours.text },
    {
      lines: row.told,
      start: trackStart + track + gap,
      width: toldWidth,
      size: sizes.number,
      colour: colours.faint,
    },
  ];
  for (const { lines, size, ...place } of texts)
    lines.forEach((line, at) => press.line(line, { ...place, y: press.y + 1 + at * size.leading, size }));
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Full where everything is known; hatched, with an outline, where something is missing. */
function drawBar(press: Press, { x, y, width, height }: Box, partial: boolean): void {
  const { pdf } = press;
  if (!partial) {
    pdf.rect(x, y, width, height);
    press.fill(colours.primary);
    return;
  }
  pdf.save().rect(x, y, width, height).clip();
  for (let at = x - height; at < x + width; at += 4) pdf.moveTo(at, y + height).lineTo(at + height, y);
  pdf.lineWidth(1.1).stroke(colours.tint).restore();
  pdf.rect(x, y, width, height).lineWidth(0.8).stroke(colours.primary);
}

function drawGoal({ pdf }: Press, x: number, y: number, height: number): void {
  pdf
    .moveTo(x, y - 2.5)
    .lineTo(x, y + height + 2.5)
    .lineWidth(2)
    .stroke(colours.goal);
}

function drawLegend(press: Press, legend: Bars['legend']): void {
  const size = sizes.small;
  const y = press.y + 1;
  const bar = { y: y + 2, width: 16, height: 7 };
  let start = 0;
  for (const which of ['value', 'goal', 'partial'] as const) {
    const [line] = press.setText(legend[which], size, 160);
    if (line === undefined) continue;
    const x = press.left(start, bar.width);
    if (which === 'goal') drawGoal(press, x + bar.width / 2, bar.y, bar.height);
    else drawBar(press, { x, ...bar }, which === 'partial');
    press.line(line, { start: start + bar.width + 5, width: line.width, y, size, colour: colours.faint });
    start += bar.width + line.width + 22;
  }
}
