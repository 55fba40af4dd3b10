/** From least to worst: more corners, then points. Told apart without colour. */
const shapes = [
  'M6 1a5 5 0 1 1 0 10a5 5 0 0 1 0-10z',
  'M1.5 1.5h9v9h-9z',
  'M6 .5L11.5 6L6 11.5L.5 6z',
  'M6 .8L11.6 11H.4z',
  'M3.6 .5h4.8l3.1 3.1v4.8l-3.1 3.1H3.6L.5 8.4V3.6z',
  'M6 .3l1.7 3.5l3.8.5l-2.8 2.7l.7 3.8L6 9l-3.4 1.8l.7-3.8L.5 4.3l3.8-.5z',
  'M4 .5h4V4h3.5v4H8v3.5H4V8H.5V4H4z',
] as const;

/** The shape of a risk level (1 is the least), for pills, legends and the matrix. */
export function LevelShape({
  index,
  colour = 'currentColor',
  size = 10,
}: {
  index: number;
  colour?: string;
  size?: number;
}) {
  const shape = shapes[Math.min(Math.max(index, 1), shapes.length) - 1];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={shape} fill={colour} />
    </svg>
  );
}
