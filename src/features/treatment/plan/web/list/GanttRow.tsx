import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { barOf } from '../../gantt.rules.ts';
import type { PlanRow } from '../../plan.contract.ts';

interface GanttRowProps {
  plan: PlanRow;
  y: number;
  height: number;
  width: number;
  /** The room of the names, at the start of the line. */
  names: number;
  mirrored: boolean;
  x: (day: string) => number;
  isCurrent: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

const bar = 16;

/** One plan: its name, its bar filled as far as it is, and a mark where it was due first. */
export function GanttRow({ plan, y, height, width, names, mirrored, x, isCurrent, ...acts }: GanttRowProps) {
  const { ref, title, progress, status, flags, first_due_on } = plan;
  const says = useSaid(plan);
  const days = barOf(plan);
  const [begins, ends] = days === undefined ? [0, 0] : [x(days.from), x(days.to)];
  const [left, long] = [Math.min(begins, ends), Math.max(6, Math.abs(ends - begins))];
  const done = (long * progress) / 100;
  const top = y + (height - bar) / 2;
  const overdue = flags.includes('overdue') || undefined;
  const shape = { y: top, height: bar, rx: 4, 'data-overdue': overdue };
  return (
    <g
      role="link"
      tabIndex={isCurrent ? 0 : -1}
      data-plan={plan.id}
      aria-label={says}
      className="gantt-row"
      onFocus={acts.onFocus}
      onClick={acts.onOpen}
    >
      <title>{says}</title>
      <rect x={0} y={y} width={width} height={height} className="gantt-ground" />
      <foreignObject x={mirrored ? width - names : 0} y={y} width={names - 8} height={height}>
        <div className="gantt-name" dir={mirrored ? 'rtl' : 'ltr'}>
          <bdi>{ref}</bdi>
          <span dir="auto">{title}</span>
        </div>
      </foreignObject>
      {days !== undefined && (
        <>
          <rect {...shape} x={left} width={long} className="gantt-bar" data-status={status} />
          <rect {...shape} x={mirrored ? left + long - done : left} width={done} className="gantt-done" />
          {first_due_on !== null && (
            <line
              x1={x(first_due_on)}
              x2={x(first_due_on)}
              y1={top - 4}
              y2={top + bar + 4}
              className="gantt-first"
            />
          )}
        </>
      )}
    </g>
  );
}

/** The row in words, for those who do not see it and for the hint. */
function useSaid(plan: PlanRow): string {
  const { t } = useTranslation(['treatment-plan', 'record']);
  const formats = useFormats();
  const { ref, title, progress, first_due_on } = plan;
  const days = barOf(plan);
  const values = { ref, title, status: t(`words.status.${plan.status}`) };
  if (days === undefined) return t('list.gantt.bar_undated', values);
  const said = t('list.gantt.bar', {
    ...values,
    from: formats.day(days.from),
    to: formats.day(days.to),
    percent: formats.percent(progress / 100),
  });
  return first_due_on === null
    ? said
    : `${said}, ${t('list.gantt.moved', { day: formats.day(first_due_on) })}`;
}
