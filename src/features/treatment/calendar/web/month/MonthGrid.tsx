import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';
import { dayByKey, monthOf } from '../../month.rules.ts';
import type { CalendarView } from '../calendar.hooks.ts';
import { DayCell } from './DayCell.tsx';

/** The weeks of a month as a grid of days: one of them is reached by Tab, the others by keys (ARIA, date grid). */
export function MonthGrid({ calendar, onMore }: { calendar: CalendarView; onMore: (day: string) => void }) {
  const { t } = useTranslation('treatment-calendar');
  const formats = useFormats();
  const { month, weeks, today, byDay, moreFrom, read } = calendar;
  const { grid, current, press, hold } = useDayKeys(calendar);
  usePageKeys(t('screen.title'), [{ keys: ['↑', '↓', '←', '→'], says: t('screen.keys') }]);
  return (
    <table
      ref={grid}
      role="grid"
      className="calendar-grid"
      aria-label={`${t('screen.title')}: ${formats.monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`}
      aria-busy={read.isFetching || undefined}
    >
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" abbr={formats.weekday(day)}>
              {formats.weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                items={byDay.get(day) ?? []}
                isOther={monthOf(day) !== month}
                isToday={day === today}
                isCurrent={day === current}
                isCut={moreFrom !== null && day >= moreFrom}
                onKeyDown={press}
                onFocus={hold}
                onMore={onMore}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which day of the grid has its place in the order of Tab, and what keys do. */
function useDayKeys({ month, weeks, today, goTo }: CalendarView) {
  const reading = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const [held, hold] = useState<string>();
  const isMoving = useRef(false);
  const isShown = held !== undefined && weeks.some((week) => week.includes(held));
  const current = isShown ? held : monthOf(today) === month ? today : `${month}-01`;
  useLayoutEffect(() => {
    // Until the address has led to another month, its days are not there.
    if (!isMoving.current || current !== held) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day='${current}']`)?.focus();
  }, [current, held]);
  const press = (event: KeyboardEvent<HTMLElement>, day: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = event.currentTarget;
    const inside = [...cell.querySelectorAll<HTMLElement>('a, button')];
    if (event.target !== cell) {
      if (!pressedInside(event, inside)) return;
    } else if (event.key === 'Enter' || event.key === ' ') inside[0]?.focus();
    else {
      const next = dayByKey(day, event, reading);
      if (next === undefined) return;
      isMoving.current = true;
      hold(next);
      if (monthOf(next) !== month) goTo(monthOf(next), { replace: true });
    }
    event.preventDefault();
  };
  return { grid, current, press, hold };
}

/** Among the things of a day: up and down, and back to the day. Answers whether the key was one of these. */
function pressedInside(event: KeyboardEvent<HTMLElement>, inside: readonly HTMLElement[]): boolean {
  const at = inside.findIndex((one) => one === event.target);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) inside[at + step]?.focus();
  else if (event.key === 'Escape') event.currentTarget.focus();
  else return false;
  event.stopPropagation();
  return true;
}
