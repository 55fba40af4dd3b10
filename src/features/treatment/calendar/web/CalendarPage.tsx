import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CalendarDays, CalendarSync, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { FeedDialog } from './FeedDialog.tsx';
import { DayTable } from './list/DayTable.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import { useCalendar } from './calendar.hooks.ts';
import './calendar.css';

/** What falls on the days of a month, as a grid or day by day; on a narrow screen always day by day. */
export function CalendarPage() {
  const { t } = useTranslation('treatment-calendar');
  const formats = useFormats();
  const calendar = useCalendar();
  const { read, month, weeks, byDay, moreFrom } = calendar;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isSubscribing, subscribe] = useState(false);
  /** A day whose things the grid had no room for: the list begins there. */
  const [wanted, want] = useState<string>();
  const isGrid = calendar.view === 'month' && !isNarrow;
  const ofMonth = weeks.flat().filter((day) => day.startsWith(month));
  const isEmpty = read.data !== undefined && !read.isFetching && ofMonth.every((day) => !byDay.has(day));
  return (
    <>
      <PageHeader
        title={t('screen.title')}
        action={
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            startIcon={<CalendarSync size={16} aria-hidden />}
            onClick={() => subscribe(true)}
          >
            {t('screen.subscribe')}
          </Button>
        }
      />
      <div className="calendar">
        <CalendarFilters calendar={calendar} isNarrow={isNarrow} />
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {moreFrom !== null && (
          <p className="calendar-more-from" role="status">
            {t('screen.more_from', { day: formats.day(moreFrom) })}
          </p>
        )}
        {isGrid && (
          <MonthGrid
            calendar={calendar}
            onMore={(day) => {
              want(day);
              calendar.look('list');
            }}
          />
        )}
        {!isGrid && !isEmpty && !read.isError && (
          <DayTable calendar={calendar} days={ofMonth} wanted={wanted} />
        )}
        {isEmpty && (
          <EmptyState
            icon={
              calendar.isNarrowed ? <SearchX size={32} aria-hidden /> : <CalendarDays size={32} aria-hidden />
            }
            action={
              calendar.isNarrowed && (
                <Button variant="outlined" onClick={calendar.reset}>
                  {t('screen.reset')}
                </Button>
              )
            }
          >
            {t(calendar.isNarrowed ? 'screen.none_narrowed' : 'screen.none')}
          </EmptyState>
        )}
      </div>
      {isSubscribing && (
        <FeedDialog kinds={calendar.kinds} isMine={calendar.isMine} onClose={() => subscribe(false)} />
      )}
    </>
  );
}
