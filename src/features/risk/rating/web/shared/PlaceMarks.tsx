import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { type Basis, type Cell } from '#features/risk/model/risk-level.contract.ts';

export type Places = Readonly<Record<Basis, Cell | null>>;

interface PlaceMarksProps {
  places: Places;
  rows: number;
  columns: number;
  cell: { width: number; height: number; gap: number };
}

const radius = 10;

/** The lettered discs over a matrix, and the arrows from inherent to residual to target. Mirrored with the language. */
export function PlaceMarks({ places, rows, columns, cell }: PlaceMarksProps) {
  const { direction } = useLanguage();
  const head = useId();
  const total = {
    width: columns * (cell.width + cell.gap) - cell.gap,
    height: rows * (cell.height + cell.gap) - cell.gap,
  };
  const shown = bases.flatMap((basis) => {
    const place = places[basis];
    return place === null ? [] : [{ basis, place }];
  });
  const marks = shown.map(({ basis, place }) => {
    const together = shown.filter(({ place: other }) => isSame(other, place));
    // Discs in one cell stand side by side, overlapping where three would not fit.
    const step = Math.min(2 * radius + 1, (cell.width - 2 * radius) / Math.max(1, together.length - 1));
    const aside = (together.findIndex((one) => one.basis === basis) - (together.length - 1) / 2) * step;
    const x = (place.consequence - 1) * (cell.width + cell.gap) + cell.width / 2 + aside;
    const y = (rows - place.likelihood) * (cell.height + cell.gap) + cell.height / 2;
    return { basis, place, x: direction === 'rtl' ? total.width - x : x, y };
  });
  const arrows = marks.flatMap((mark, at) => {
    const next = marks[at + 1];
    return next === undefined || isSame(mark.place, next.place) ? [] : [{ from: mark, to: next }];
  });
  return (
    <svg
      width={total.width}
      height={total.height}
      aria-hidden
      style={{ position: 'absolute', inset: 0, pointerEvents: 'none', overflow: 'visible' }}
    >
      <defs>
        <marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto">
          <path d="M0 0L8 4L0 8z" fill="var(--text)" />
        </marker>
      </defs>
      {arrows.map(({ from, to }) => (
        <Arrow key={to.basis} from={from} to={to} head={head} />
      ))}
      {marks.map((mark) => (
        <Disc key={mark.basis} mark={mark} />
      ))}
    </svg>
  );
}

interface Mark {
  basis: Basis;
  x: number;
  y: number;
}

/** From the edge of one disc to that of the next, with a pale line under it. */
function Arrow({ from, to, head }: { from: Mark; to: Mark; head: string }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return (
    <g>
      {['var(--paper)', 'var(--text)'].map((colour, layer) => (
        <line
          key={colour}
          x1={from.x + dx * radius}
          y1={from.y + dy * radius}
          x2={to.x - dx * (radius + 2)}
          y2={to.y - dy * (radius + 2)}
          stroke={colour}
          strokeWidth={layer === 0 ? 4 : 1.75}
          strokeDasharray={to.basis === 'target' ? '4 3' : undefined}
          markerEnd={layer === 0 ? undefined : `url(#${head})`}
        />
      ))}
    </g>
  );
}

function Disc({ mark: { basis, x, y } }: { mark: Mark }) {
  const { t } = useTranslation('risk');
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="var(--paper)"
        stroke="var(--text)"
        strokeWidth="1.5"
        strokeDasharray={basis === 'target' ? '3 2' : undefined}
      />
      <text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        fill="var(--text)"
        fontSize="11"
        fontWeight="600"
        fontFamily="var(--font)"
      >
        {t(`page.ratings.marks.${basis}`)}
      </text>
    </g>
  );
}

const isSame = (one: Cell, other: Cell): boolean =>
  one.likelihood === other.likelihood && one.consequence === other.consequence;
