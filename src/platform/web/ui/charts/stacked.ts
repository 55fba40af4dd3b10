/** What stacked bars are drawn from: bars of parts, each part of one series. */
export interface Stack {
  bars: readonly { id: string; label: string }[];
  series: readonly StackSeries[];
  /** values[bar][series] */
  values: readonly (readonly number[])[];
  /** Where a part leads. */
  linkOf?: ((bar: number, series: number) => string | undefined) | undefined;
}

export interface StackSeries {
  id: string;
  label: string;
  /** #RRGGBB or a variable of the theme. */
  colour: string;
  /** Drawn as lines, not filled: what is not of the same kind as the others. */
  isHatched?: boolean | undefined;
}

/** A part with its place in the bar, in units of value. */
export interface StackPart {
  bar: number;
  series: number;
  value: number;
  /** The values before it in its bar. */
  before: number;
}

export const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The parts that have a size, bar by bar. */
export function partsOf({ values }: Pick<Stack, 'values'>): StackPart[] {
  return values.flatMap((bar, index) => {
    let before = 0;
    return bar.flatMap((value, series) => {
      const part = { bar: index, series, value, before };
      before += value;
      return value > 0 ? [part] : [];
    });
  });
}

/** The part to go to from one: along its bar, or to the nearest part of the next bar that has any. */
export function partBeside(
  parts: readonly StackPart[],
  from: { bar: number; series: number },
  step: { along: number; across: number },
): StackPart | undefined {
  const at = parts.findIndex(({ bar, series }) => bar === from.bar && series === from.series);
  const here = parts[at] ?? parts[0];
  if (here === undefined) return undefined;
  if (step.along !== 0) {
    const next = parts[at + step.along];
    return next?.bar === here.bar ? next : here;
  }
  const bars = [...new Set(parts.map(({ bar }) => bar))];
  const bar = bars[bars.indexOf(here.bar) + step.across] ?? here.bar;
  const middle = here.before + here.value / 2;
  const distance = ({ before, value }: StackPart) => Math.abs(before + value / 2 - middle);
  return parts.filter((part) => part.bar === bar).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Round steps for an axis up to the largest value, at most five of them. */
export function ticksTo(largest: number): number[] {
  const least = Math.max(1, largest / 5);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(Math.max(1, largest) / step) + 1 }, (_, index) => index * step);
}

/** Pixels that a letter and a line of a label take. */
export const labelSize = { letter: 7, line: 14 } as const;

/** What is written on a part of a bar: its count and its share in one line or in two, the count alone where there is no room for
 *  both, nothing where there is none. The tip says both of every part. */
export function partLabel(count: string, share: string, width: number, height: number): string[] | undefined {
  return [[`${count} · ${share}`], [count, share], [count]].find(
    (lines) =>
      lines.length * labelSize.line <= height &&
      Math.max(...lines.map(({ length }) => length)) * labelSize.letter + 6 <= width,
  );
}
