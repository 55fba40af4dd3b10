import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { CalendarItem } from '../../calendar.contract.ts';

/** A day shows so many things, or one less and how many more there are. */
const room = 3;

interface DayCellProps {
  day: string;
  items: readonly CalendarItem[];
  /** Of the month before or after. */
  isOther: boolean;
  isToday: boolean;
  /** It is reached by Tab. */
  isCurrent: boolean;
  /** Not all that falls on it is here. */
  isCut: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, day: string) => void;
  onFocus: (day: string) => void;
  onMore: (day: string) => void;
}

/** One day of the grid, with what falls on it. */
export function DayCell({
  day,
  items,
  isOther,
  isToday,
  isCurrent,
  isCut,
  onKeyDown,
  onFocus,
  onMore,
}: DayCellProps) {
  const { t } = useTranslation('treatment-calendar');
  const formats = useFormats();
  const shown = items.length > room ? items.slice(0, room - 1) : items;
  const left = items.length - shown.length;
  const overdue = items.filter(({ is_overdue }) => is_overdue).length;
  const said = [
    formats.full(day),
    items.length === 0
      ? t('screen.no_items')
      : t('screen.items', { count: items.length, shown: formats.number(items.length) }),
    overdue > 0 && t('screen.overdue_items', { shown: formats.number(overdue) }),
    isCut && t('screen.not_all'),
  ];
  return (
    // What happens here by keys is what the ARIA pattern of a grid asks of its cells.
    <td
      data-day={day}
      className="calendar-day"
      data-other={isOther || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={said.filter(Boolean).join(', ')}
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={(event) => onKeyDown(event, day)}
      onFocus={() => onFocus(day)}
    >
      <span className="calendar-number" aria-hidden>
        {Number(day.slice(8))}
        {isCut && <span title={t('screen.not_all')}> …</span>}
      </span>
      {shown.map((item) => (
        <ItemLink key={`${item.kind} ${item.id}`} item={item} />
      ))}
      {left > 0 && (
        <button type="button" className="calendar-left" tabIndex={-1} onClick={() => onMore(day)}>
          {t('screen.more', { shown: formats.number(left) })}
        </button>
      )}
    </td>
  );
}

function ItemLink({ item: { kind, ref, title, link, is_overdue } }: { item: CalendarItem }) {
  const { t } = useTranslation('treatment-calendar');
  const said = [t(`kinds.${kind}`), `${ref} ${title}`, is_overdue && t('overdue')].filter(Boolean).join(': ');
  return (
    <Link
      to={link}
      tabIndex={-1}
      className="calendar-item"
      data-kind={kind}
      data-overdue={is_overdue || undefined}
      aria-label={said}
      title={said}
    >
      <bdi className="calendar-ref">{ref}</bdi>
      <span className="calendar-title" dir="auto">
        {title}
      </span>
    </Link>
  );
}
