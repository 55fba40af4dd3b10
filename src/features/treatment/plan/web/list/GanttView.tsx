import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PagingBar } from '#platform/web/ui/table/PagingBar.tsx';
import { GanttChart } from './GanttChart.tsx';
import type { PlanList } from './plan-list.hooks.ts';
import './gantt.css';

interface GanttViewProps {
  list: PlanList;
  toolbar: ReactNode;
  empty: ReactNode;
}

/** The page of the list that is shown, by time: its table is the list. */
export function GanttView({ list: { read, rows, paging }, toolbar, empty }: GanttViewProps) {
  const { t } = useTranslation('treatment-plan');
  return (
    <div className="gantt-view">
      <div className="gantt-toolbar">{toolbar}</div>
      {read.error !== null && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {rows?.length === 0 && empty}
      {rows !== undefined && rows.length > 0 && (
        <>
          <ul className="gantt-legend" aria-hidden>
            {(['done', 'left', 'overdue', 'first'] as const).map((key) => (
              <li key={key}>
                <span className="gantt-key" data-key={key} />
                {t(`list.gantt.key_${key}`)}
              </li>
            ))}
          </ul>
          <GanttChart plans={rows} />
        </>
      )}
      {paging && <PagingBar {...paging} />}
    </div>
  );
}
