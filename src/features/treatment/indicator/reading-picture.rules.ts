import type { Indicator } from './indicator.contract.ts';

type Pictured = Pick<Indicator, 'direction' | 'amber' | 'red'> & {
  readings: readonly Pick<Indicator['readings'][number], 'at' | 'value'>[];
};

/** From where to where the picture of an indicator reaches: values with both limits and a little room, and moments of days. */
export function spanOf({ amber, red, readings }: Pictured): {
  low: number;
  high: number;
  from: number;
  to: number;
} {
  const values = [amber, red, ...readings.map(({ value }) => value)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least) * 0.1;
  const days = readings.map(({ at }) => Date.parse(at));
  return { low: least - room, high: most + room, from: Math.min(...days), to: Math.max(...days) };
}

/** The bands of the picture, from which value down to which: the red one ends where the picture does, and so does the green one. */
export function bandsOf(
  indicator: Pictured,
): { band: 'green' | 'amber' | 'red'; top: number; foot: number }[] {
  const { direction, amber, red } = indicator;
  const { low, high } = spanOf(indicator);
  return direction === 'higher_worse'
    ? [
        { band: 'red', top: high, foot: red },
        { band: 'amber', top: red, foot: amber },
        { band: 'green', top: amber, foot: low },
      ]
    : [
        { band: 'green', top: high, foot: amber },
        { band: 'amber', top: amber, foot: red },
        { band: 'red', top: red, foot: low },
      ];
}
