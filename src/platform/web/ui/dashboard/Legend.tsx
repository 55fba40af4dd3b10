import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StackSeries } from '#platform/web/ui/charts/stacked.ts';
import { levelFill, levelInk } from '#platform/contract/contrast.ts';
import { LevelShape } from '#platform/web/ui/values/LevelShape.tsx';

export interface LegendEntry extends StackSeries {
  /** The shape of a risk level: 1 is the least. */
  shape?: number | undefined;
  /** A thin broken line. */
  isDashed?: boolean | undefined;
  /** "12 (23%)" */
  figure?: ReactNode;
  href?: string | undefined;
}

/** What the colours of a picture stand for, told apart by shape as well. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="chart-legend">
      {entries.map(({ id, label, colour, isHatched, isDashed, shape, figure, href }) => {
        const words = (
          <>
            {label}
            {figure !== undefined && <strong> {figure}</strong>}
          </>
        );
        return (
          <li key={id}>
            {shape === undefined ? (
              <span
                aria-hidden
                className={`chart-swatch${isHatched ? ' is-hatched' : ''}${isDashed ? ' is-dashed' : ''}`}
                style={{ '--swatch': colour }}
              />
            ) : (
              <span aria-hidden className="chart-level" style={{ backgroundColor: levelFill(colour) }}>
                <LevelShape index={shape} colour={levelInk(colour)} size={8} />
              </span>
            )}
            {href === undefined ? (
              <span>{words}</span>
            ) : (
              <Link to={href} style={{ color: 'inherit' }}>
                {words}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
