/** Where things are on a radar whose first axis points up. */
export interface RadarLayout {
  cx: number;
  cy: number;
  radius: number;
  /** Axes go around clockwise, and the other way where the page reads from the right. */
  mirrored: boolean;
  axes: number;
  highest: number;
}

export interface Point {
  x: number;
  y: number;
}

const angleOf = ({ axes, mirrored }: RadarLayout, axis: number): number =>
  -Math.PI / 2 + ((mirrored ? -1 : 1) * axis * 2 * Math.PI) / axes;

const at = ({ cx, cy }: RadarLayout, angle: number, distance: number): Point => ({
  x: cx + distance * Math.cos(angle),
  y: cy + distance * Math.sin(angle),
});

/** A value on an axis; beyond the highest for what is written around the radar. */
export const pointOf = (layout: RadarLayout, axis: number, value: number): Point =>
  at(layout, angleOf(layout, axis), (value / layout.highest) * layout.radius);

/** The name of an axis, so far outside. */
export const nameAt = (layout: RadarLayout, axis: number, gap: number): Point =>
  at(layout, angleOf(layout, axis), layout.radius + gap);

/** How text lies around a name's place: before it, over it, or after it. */
export function anchorOf(layout: RadarLayout, axis: number): 'start' | 'middle' | 'end' {
  const across = Math.cos(angleOf(layout, axis));
  return across > 0.2 ? 'start' : across < -0.2 ? 'end' : 'middle';
}

const short = (value: number): string => value.toFixed(1);

/** The slice of the radar that belongs to an axis. */
export function sliceOf(layout: RadarLayout, axis: number): string {
  const half = Math.PI / layout.axes;
  const middle = angleOf(layout, axis);
  const [from, to] = [at(layout, middle - half, layout.radius), at(layout, middle + half, layout.radius)];
  return `M${short(layout.cx)},${short(layout.cy)} L${short(from.x)},${short(from.y)} A${short(layout.radius)},${short(layout.radius)} 0 0 1 ${short(to.x)},${short(to.y)} Z`;
}

const letter = 6.4;

/** How many letters of a name fit between its place and the edge of the picture. */
export function lettersAt(layout: RadarLayout, axis: number, gap: number): number {
  const { x } = nameAt(layout, axis, gap);
  const anchor = anchorOf(layout, axis);
  const room = anchor === 'middle' ? 116 : anchor === 'start' ? 2 * layout.cx - x : x;
  return Math.max(5, Math.min(18, Math.floor(room / letter)));
}

const cut = (word: string, most: number): string =>
  word.length <= most ? word : `${word.slice(0, most - 1)}…`;

/** A name in lines of at most so many letters, at most three; what is longer is cut. */
export function linesOf(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const fitting = lines.map((line) => cut(line, most));
  return fitting.length <= 3 ? fitting : [...fitting.slice(0, 2), cut(`${fitting[2]} …`, most)];
}
