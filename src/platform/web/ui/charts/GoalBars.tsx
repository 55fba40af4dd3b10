import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import './chart.css';
import { ChartTip } from './ChartTip.tsx';
import './goal-bars.css';
import { useListFocus } from '#platform/web/ui/inputs/list-focus.hooks.ts';

export interface GoalBar {
  id: string;
  label: string;
  /** Stands before the name: an identifier. */
  code?: string | undefined;
  /** Where it is now, and where it should be; null where there is no value. */
  value: number | null;
  goal: number | null;
  /** Some of what it is made of has no value yet: drawn as lines. */
  isIncomplete?: boolean;
  /** Written at the end of the bar. */
  figure: string;
  /** Written in place of a bar where there is none: why. */
  absence?: string | undefined;
  /** The whole of it in words. */
  says: string;
  href?: string | undefined;
}

interface GoalBarsProps {
  /** What the picture shows. */
  label: string;
  bars: readonly GoalBar[];
  highest: number;
  /** From one number below the bars to the next. */
  step?: number;
  /** Few bars take as much room as this, in pixels. */
  room?: number;
}

const [leastRow, mostRow] = [28, 52];

/** Bars one below the other, each on its way to a mark: what is missing up to it is tinted. Where there is little room each
 *  name stands above its bar. */
export function GoalBars({ label, bars, highest, step = 1, room = 0 }: GoalBarsProps) {
  const formats = useFormats();
  const picture = useRef<HTMLDivElement>(null);
  const focus = useListFocus(picture, bars.length);
  const ticks = Math.floor(highest / step);
  const row = Math.max(leastRow, Math.min(mostRow, Math.floor(room / Math.max(1, bars.length))));
  return (
    <div ref={picture} role="group" aria-label={label} className="goal-bars" onKeyDown={focus.onKey}>
      <div className="goal-bars-rows" style={{ '--row': `${row}px`, '--ticks': ticks }}>
        {bars.map((bar, at) => (
          <Row key={bar.id} bar={bar} {...focus.part(at)}>
            {bar.code !== undefined && (
              <span className="goal-bars-code">
                <bdi>{bar.code}</bdi>
              </span>
            )}
            <span className="goal-bars-name" dir="auto">
              {bar.label}
            </span>
            <Track bar={bar} highest={highest} />
            <span className="goal-bars-figure">{bar.figure}</span>
          </Row>
        ))}
        <div aria-hidden className="goal-bars-axis">
          {Array.from({ length: ticks + 1 }, (_, tick) => (
            <span key={tick}>{formats.number(tick * step)}</span>
          ))}
        </div>
      </div>
      <ChartTip within={picture} />
    </div>
  );
}

interface RowProps {
  bar: GoalBar;
  at: string;
  isCurrent: boolean;
  onFocus: () => void;
  children: ReactNode;
}

/** A link to what the bar stands for; one that leads nowhere is still reached and read. */
function Row({ bar: { says, href }, at, isCurrent, onFocus, children }: RowProps) {
  const shared = {
    className: 'goal-bars-row',
    'data-tip': says,
    'data-at': at,
    'aria-label': says,
    tabIndex: isCurrent ? 0 : -1,
    onFocus,
  };
  return href === undefined ? (
    <div {...shared} role="img">
      {children}
    </div>
  ) : (
    <Link {...shared} to={href}>
      {children}
    </Link>
  );
}

function Track({ bar, highest }: { bar: GoalBar; highest: number }) {
  const { value, goal, isIncomplete = false, absence } = bar;
  const share = (of: number) => `${(of / highest) * 100}%`;
  if (value === null && absence !== undefined) return <span className="goal-bars-absence">{absence}</span>;
  return (
    <span className="goal-bars-track">
      {value !== null && (
        <>
          {goal !== null && goal > value && (
            <i
              className="goal-bars-missing"
              style={{ insetInlineStart: share(value), width: share(goal - value) }}
            />
          )}
          <i
            className={`goal-bars-value${isIncomplete ? ' is-incomplete' : ''}`}
            style={{ width: share(value) }}
          />
        </>
      )}
      {goal !== null && <i className="goal-bars-mark" style={{ insetInlineStart: share(goal) }} />}
    </span>
  );
}
