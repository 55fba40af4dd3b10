import { levelFill, levelInk } from '#platform/contract/contrast.ts';
import { LevelShape } from './LevelShape.tsx';
import './pill.css';

interface LevelPillProps {
  /** 1 is the least. Decides the shape. */
  index: number;
  /** #RRGGBB of the model. */
  colour: string;
  /** One to three letters: "H". */
  short: string;
  /** The level's whole name. */
  name: string;
  /** Shows the short code only; the name is on hover. */
  compact?: boolean;
}

/** The shapes that a style sheet draws. Each picture of its own (`svg`) is sorted for every picture of a list that has one in each row. */
const drawn: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);

/** A risk level: colour, shape and words together, so that none of them is needed alone. */
export function LevelPill({ index, colour, short, name, compact = false }: LevelPillProps) {
  const ink = levelInk(colour);
  return (
    <span
      className="level-pill"
      aria-label={compact ? name : undefined}
      title={compact ? name : undefined}
      role={compact ? 'img' : undefined}
      style={{ backgroundColor: levelFill(colour), color: ink }}
    >
      {drawn.has(index) ? (
        <i className={`level-shape is-${index}`} aria-hidden />
      ) : (
        <LevelShape index={index} colour={ink} />
      )}
      {compact ? short : name}
    </span>
  );
}
