import { cutText } from '#platform/contract/plain-text/cut-text.ts';

/** Where things are on a radar whose first axis points up. */
export interface RadarLayout {
  cx: number;
  cy: number;
  radius: number;
  height: number;
  /** Axes go around clockwise, and the other way where the page reads from the right. */
  mirrored: boolean;
  highest: number;
  names: readonly PlacedName[];
}

/** The name of an axis: its lines around the middle `y`, before `x`, over it or after it. */
export interface PlacedName {
  lines: readonly string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface Point {
  x: number;
  y: number;
}

interface Wanted {
  width: number;
  mirrored: boolean;
  highest: number;
  names: readonly string[];
}

export const lineHeight = 14;
const nameGap = 12;
const edge = 4;
const [smallest, largest] = [64, 200];
/** A narrow name leaves more room for the radar than a low one. */
const letters = 12;

/** As large as the names around it leave room for, and as high as both need. */
export function radarLayout({ width, mirrored, highest, names }: Wanted): RadarLayout {
  const angles = names.map((_, axis) => angleOf(names.length, mirrored, axis));
  const wrapped = names.map((name) => linesOf(name, letters));
  const rooms = angles.map((angle, axis) => {
    const across = Math.abs(Math.cos(angle));
    return across < upright ? largest : (width / 2 - edge - widthOf(wrapped[axis] ?? [])) / across - nameGap;
  });
  const radius = Math.max(smallest, Math.min(largest, ...rooms));
  const placed = apart(
    angles.map((angle, axis): PlacedName => {
      const across = Math.cos(angle);
      const anchor = Math.abs(across) < upright ? 'middle' : across > 0 ? 'start' : 'end';
      const x = across * (radius + nameGap);
      const room = width / 2 - edge - Math.abs(x);
      const lines = (wrapped[axis] ?? []).map((words) => (anchor === 'middle' ? words : cutTo(words, room)));
      // Above the radar a name ends where it would stand, and below it begins there.
      const outwards = (Math.sin(angle) * (lines.length - 1) * lineHeight) / 2;
      return { lines, x, y: Math.sin(angle) * (radius + nameGap) + outwards, anchor };
    }),
  );
  const top = Math.min(-radius, ...placed.map((name) => name.y - halfOf(name))) - edge;
  const bottom = Math.max(radius, ...placed.map((name) => name.y + halfOf(name))) + edge;
  const [cx, cy] = [width / 2, -top];
  return {
    cx,
    cy,
    radius,
    height: Math.ceil(bottom - top),
    mirrored,
    highest,
    names: placed.map((name) => ({ ...name, x: cx + name.x, y: cy + name.y })),
  };
}

/** Names of one side that would lie over each other move away from the middle, one after the other. */
function apart(names: readonly PlacedName[]): PlacedName[] {
  const places = names.map(({ y }) => y);
  const move = (side: readonly PlacedName[], up: boolean) => {
    let taken: number | undefined;
    for (const name of side) {
      const at = names.indexOf(name);
      const half = halfOf(name);
      const y = places[at] ?? 0;
      if (taken !== undefined) places[at] = up ? Math.min(y, taken - half) : Math.max(y, taken + half);
      taken = (places[at] ?? 0) + (up ? -half : half);
    }
  };
  for (const anchor of ['start', 'end'] as const) {
    const side = names
      .filter((name) => name.anchor === anchor || (name.anchor === 'middle' && reaches(name, names, anchor)))
      .toSorted((one, other) => one.y - other.y);
    const middle = side.findIndex(({ y }) => y >= 0);
    const first = middle === -1 ? side.length : middle;
    move(side.slice(first), false);
    // The lowest of the upper half keeps clear of the highest of the lower.
    move(side.slice(0, first + 1).toReversed(), true);
  }
  return names.map((name, at) => ({ ...name, y: places[at] ?? name.y }));
}

/** Whether a name in the middle is so wide that it lies over the next one of a side. */
function reaches(name: PlacedName, names: readonly PlacedName[], anchor: 'start' | 'end'): boolean {
  const half = widthOf(name.lines) / 2;
  return names.some((one) => one.anchor === anchor && one.y * name.y > 0 && Math.abs(one.x) < half + nameGap);
}

const halfOf = ({ lines }: PlacedName): number => (lines.length * lineHeight) / 2;

/** An axis that goes straight up or down has its name in the middle. */
const upright = 0.05;

const angleOf = (axes: number, mirrored: boolean, axis: number): number =>
  -Math.PI / 2 + ((mirrored ? -1 : 1) * axis * 2 * Math.PI) / axes;

const at = ({ cx, cy }: RadarLayout, angle: number, distance: number): Point => ({
  x: cx + distance * Math.cos(angle),
  y: cy + distance * Math.sin(angle),
});

/** A value on an axis. */
export const pointOf = (layout: RadarLayout, axis: number, value: number): Point =>
  at(layout, angleOf(layout.names.length, layout.mirrored, axis), (value / layout.highest) * layout.radius);

const short = (value: number): string => value.toFixed(1);

/** The slice of the radar that belongs to an axis. */
export function sliceOf(layout: RadarLayout, axis: number): string {
  const half = Math.PI / layout.names.length;
  const middle = angleOf(layout.names.length, layout.mirrored, axis);
  const [from, to] = [at(layout, middle - half, layout.radius), at(layout, middle + half, layout.radius)];
  return `M${short(layout.cx)},${short(layout.cy)} L${short(from.x)},${short(from.y)} A${short(layout.radius)},${short(layout.radius)} 0 0 1 ${short(to.x)},${short(to.y)} Z`;
}

const [letter, capital] = [6.4, 8.2];

/** About as wide as its longest line. */
const widthOf = (lines: readonly string[]): number =>
  Math.max(
    0,
    ...lines.map((words) => {
      const capitals = words.replaceAll(/\P{Lu}/gu, '').length;
      return capitals * capital + (words.length - capitals) * letter;
    }),
  );

function cutTo(words: string, room: number): string {
  // The radius may be what makes it fit to the last fraction.
  if (widthOf([words]) <= room + 1) return words;
  let cut = words;
  while (cut.length > 1 && widthOf([`${cut}…`]) > room) cut = cutText(cut, cut.length - 1);
  return `${cut}…`;
}

/** A name in lines of at most so many letters where its words allow it, at most three; what is longer is cut. */
function linesOf(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= 3 ? lines : [...lines.slice(0, 2), `${lines[2]} …`];
}
