import { shippedMatrix } from '#features/public-site/further/web/shared/FurtherSections.tsx';

/** Rows likelihood 5 to 1. */
const levels = shippedMatrix.toReversed();
/** How many risks of the drawing lie where, from the top left. */
const discs: readonly [row: number, column: number, count: number][] = [
  [0, 1, 4],
  [1, 0, 11],
  [1, 2, 6],
  [2, 1, 14],
  [2, 3, 9],
  [3, 0, 21],
  [3, 4, 2],
  [4, 1, 17],
  [4, 3, 5],
];
const pitch = 62;
const side = 58;
const middle = (at: number) => at * pitch + side / 2;

/** A risk matrix with a risk that has moved. Where text runs from the right, so does consequence. */
export function MatrixDrawing({ isMirrored, label }: { isMirrored: boolean; label: string }) {
  const column = (at: number) => (isMirrored ? 4 - at : at);
  const x = (at: number) => middle(column(at));
  const [from, to] = [
    { x: x(4), y: middle(1) },
    { x: x(2), y: middle(3) },
  ];
  const sign = isMirrored ? -1 : 1;
  return (
    <svg className="matrix-drawing" viewBox="0 0 306 306" role="img" aria-label={label}>
      {levels.map((row, at) =>
        row.map((level, across) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
            key={`${at} ${across}`}
            className={`matrix-level-${level}`}
            x={column(across) * pitch}
            y={at * pitch}
            width={side}
            height={side}
            rx="7"
          />
        )),
      )}
      {discs.map(([row, across, count]) => (
        <g key={`${row} ${across}`} transform={`translate(${x(across)} ${middle(row)})`}>
          <circle className="matrix-disc" r={9 + Math.sqrt(count) * 2.6} />
          <text className="matrix-count" textAnchor="middle" y="4.5">
            {count}
          </text>
        </g>
      ))}
      <path
        className="matrix-move"
        d={`M${from.x} ${from.y} C${from.x - 70 * sign} ${from.y + 4} ${to.x + 8 * sign} ${to.y - 92} ${to.x} ${to.y - 14}`}
      />
      <path className="matrix-move-head" d={`M${to.x - 7} ${to.y - 26}l7 13 7-13`} />
      <circle className="matrix-end" cx={to.x} cy={to.y} r="9" />
      <circle className="matrix-start" cx={from.x} cy={from.y} r="9" />
    </svg>
  );
}
