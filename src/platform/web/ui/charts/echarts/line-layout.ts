export interface LineLayout {
  width: number;
  height: number;
  /** Where the line begins and ends, which is at its right where the page reads from there. */
  start: number;
  end: number;
  top: number;
  bottom: number;
  highest: number;
  times: readonly number[];
  x(point: number): number;
  y(value: number): number;
  /** The strip that belongs to a point. */
  slice(point: number): { x: number; y: number; width: number; height: number };
  /** Whether there is room for the name of a point below it. */
  isNamed(point: number): boolean;
  /** Heights of the names at the end of the lines, moved apart. */
  apart(values: readonly (number | null)[]): number[];
}

interface Wanted {
  width: number;
  mirrored: boolean;
  highest: number;
  /** Whether names stand at the ends of the lines. */
  isNamed?: boolean;
  dates: readonly string[];
}

const height = 224;
const nameRoom = 76;
const [endRoom, endRoomOfValue] = [92, 44];
const axisRoom = 20;
const digitRoom = 6;
const lineHeight = 16;

/** Where the points of a line lie: across by time, up by value. */
export function lineLayout({ width, mirrored, highest, isNamed = true, dates }: Wanted): LineLayout {
  const [top, bottom] = [12, height - 32];
  const before = axisRoom + (String(highest).length - 1) * digitRoom;
  const after = isNamed ? endRoom : endRoomOfValue;
  const [start, end] = mirrored ? [width - before, after] : [before, width - after];
  const times = dates.map((date) => Date.parse(date) / 86_400_000);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const x = (point: number) =>
    first === last
      ? (start + end) / 2
      : start + (((times[point] ?? first) - first) / (last - first)) * (end - start);
  const y = (value: number) => bottom - (value / highest) * (bottom - top);
  const between = (one: number, other: number) =>
    dates[other] === undefined ? undefined : (x(one) + x(other)) / 2;
  let named = Number.NEGATIVE_INFINITY;
  const withNames = new Set(
    dates.flatMap((_, at) => {
      // From the newest backwards: it is the one that must be named.
      const point = dates.length - 1 - at;
      const place = Math.abs(x(point) - end);
      if (at > 0 && place - named < nameRoom) return [];
      named = place;
      return [point];
    }),
  );
  return {
    width,
    height,
    start,
    end,
    top,
    bottom,
    highest,
    times,
    x,
    y,
    slice(point) {
      const edges = [between(point, point - 1) ?? x(point) - 16, between(point, point + 1) ?? x(point) + 16];
      const [from, to] = [Math.min(...edges, x(point) - 8), Math.max(...edges, x(point) + 8)];
      return { x: from, y: top, width: to - from, height: bottom - top };
    },
    isNamed: (point) => withNames.has(point),
    apart(values) {
      const places = values.map((value) => y(value ?? 0));
      const order = places
        .map((_, at) => at)
        .toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
      let above = Number.NEGATIVE_INFINITY;
      for (const at of order) {
        places[at] = Math.max(places[at] ?? 0, above + lineHeight);
        above = places[at] ?? 0;
      }
      return places;
    },
  };
}
