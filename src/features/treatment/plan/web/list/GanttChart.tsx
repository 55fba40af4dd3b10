import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useSize } from '#platform/web/browser/size.hooks.ts';
import { currentDay, useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useChartKeys } from '#platform/web/ui/charts/chart-keys.hooks.ts';
import { along, axisOf } from '../../gantt.rules.ts';
import type { PlanRow } from '../../plan.contract.ts';
import { planLink } from '../shared/plan-paths.ts';
import { GanttRow } from './GanttRow.tsx';

const head = 32;
const rowHeight = 40;
/** How much of the width the names take. */
const namesOf = (width: number): number => Math.min(320, Math.max(112, Math.round(width * 0.3)));

/** Plans by time: a row for each, its bar from start to due date, filled as far as it is. Arrows go through the rows, Enter opens. */
export function GanttChart({ plans }: { plans: readonly PlanRow[] }) {
  const { t } = useTranslation('treatment-plan');
  const formats = useFormats();
  const { direction } = useLanguage();
  const navigate = useNavigate();
  const today = currentDay(usePerson().timezone);
  const picture = useRef<HTMLDivElement>(null);
  const { width } = useSize(picture);
  const { at, go, onKey } = usePlanKeys(plans, picture);
  useChartKeys();
  const mirrored = direction === 'rtl';
  const names = namesOf(width);
  const axis = axisOf(plans, today);
  const height = head + plans.length * rowHeight;
  const room = Math.max(0, width - names - 16);
  /** Where a day stands: names come first in the reading direction. */
  const x = (day: string): number => {
    const offset = names + along(axis, day) * room;
    return mirrored ? width - offset : offset;
  };
  // Words on the axis have room of their own.
  const every = Math.max(1, Math.ceil((axis.ticks.length * 56) / Math.max(room, 1)));
  return (
    <div ref={picture} className="gantt" style={{ minHeight: height }}>
      {width > 0 && (
        <svg
          className="chart gantt-chart"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          direction="ltr"
          aria-label={t('list.gantt.label')}
          onKeyDown={onKey}
        >
          {axis.ticks.map((tick, index) => (
            <g key={tick} aria-hidden>
              <line x1={x(tick)} x2={x(tick)} y1={head} y2={height} className="gantt-grid" />
              {index % every === 0 && (
                <text
                  x={x(tick)}
                  dx={mirrored ? -4 : 4}
                  y={head - 4}
                  textAnchor={mirrored ? 'end' : 'start'}
                  className="gantt-month"
                >
                  {formats.month(tick)}
                </text>
              )}
            </g>
          ))}
          <g aria-hidden>
            <line x1={x(today)} x2={x(today)} y1={head} y2={height} className="gantt-today" />
            <text x={x(today)} y={12} textAnchor="middle" className="gantt-today-name">
              {t('list.gantt.today')}
            </text>
          </g>
          {plans.map((plan, index) => (
            <GanttRow
              key={plan.id}
              plan={plan}
              y={head + index * rowHeight}
              height={rowHeight}
              width={width}
              names={names}
              mirrored={mirrored}
              x={x}
              isCurrent={index === Math.min(at, plans.length - 1)}
              onFocus={() => go(index)}
              onOpen={() => void navigate(planLink('view', plan.id))}
            />
          ))}
        </svg>
      )}
    </div>
  );
}

/** Arrows go from row to row, Enter opens the plan of the one at hand. */
function usePlanKeys(plans: readonly PlanRow[], picture: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const [at, go] = useState(0);
  const focus = (to: number) => {
    const next = Math.min(plans.length - 1, Math.max(0, to));
    go(next);
    picture.current?.querySelector<SVGElement>(`[data-plan="${plans[next]?.id}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: plans.length - 1 }[event.key];
    const plan = plans[at];
    if (to !== undefined) focus(to);
    else if ((event.key === 'Enter' || event.key === ' ') && plan !== undefined)
      void navigate(planLink('view', plan.id));
    else return;
    event.preventDefault();
  };
  return { at, go, onKey };
}
