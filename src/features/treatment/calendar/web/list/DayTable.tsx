import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { CalendarItem } from '../../calendar.contract.ts';
import { useStatusWords } from '../calendar-words.hooks.ts';
import type { CalendarView } from '../calendar.hooks.ts';

interface DayTableProps {
  calendar: CalendarView;
  /** Those of the month. */
  days: readonly string[];
  /** The list is brought to this day. */
  wanted: string | undefined;
}

/** What falls on the days of a month, day by day; under 600 px each thing is a card. */
export function DayTable({ calendar: { byDay, today, read }, days, wanted }: DayTableProps) {
  const { t } = useTranslation('treatment-calendar');
  const formats = useFormats();
  const table = useRef<HTMLTableElement>(null);
  const isLate = useIsSlow(read.isPending);
  useEffect(() => {
    if (wanted === undefined) return;
    const day = table.current?.querySelector<HTMLElement>(`[data-day='${wanted}']`);
    day?.scrollIntoView({ block: 'start' });
    day?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [wanted]);
  if (read.isPending) return isLate ? <div className="calendar-waiting" aria-busy /> : null;
  return (
    <table
      ref={table}
      className="calendar-list"
      aria-label={t('screen.title')}
      aria-busy={read.isFetching || undefined}
    >
      <thead>
        <tr>
          <th scope="col">{t('web:field.kind')}</th>
          <th scope="col">{t('columns.what')}</th>
          <th scope="col">{t('web:field.status')}</th>
        </tr>
      </thead>
      {days
        .filter((day) => byDay.has(day))
        .map((day) => (
          <tbody key={day} data-day={day}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={3}
                className="calendar-heading"
                aria-current={day === today ? 'date' : undefined}
              >
                {formats.full(day)}
                {day === today && ` · ${t('screen.today')}`}
              </th>
            </tr>
            {(byDay.get(day) ?? []).map((item) => (
              <ItemRow key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </tbody>
        ))}
    </table>
  );
}

function ItemRow({ item }: { item: CalendarItem }) {
  const { t } = useTranslation('treatment-calendar');
  const statusOf = useStatusWords();
  const { kind, ref, title, link, is_overdue } = item;
  return (
    <tr>
      <td className="calendar-kind-cell" data-kind={kind}>
        {t(`kinds.${kind}`)}
      </td>
      <td>
        <Link to={link}>
          <bdi className="calendar-ref">{ref}</bdi> <bdi>{title}</bdi>
        </Link>
      </td>
      <td className="calendar-status">
        {statusOf(item)}
        {is_overdue && <StatusPill tone="error">{t('overdue')}</StatusPill>}
      </td>
    </tr>
  );
}
