import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PagingBar } from '#platform/web/ui/table/PagingBar.tsx';
import { GanttChart } from './GanttChart.tsx';
import type { ListParts } from '#features/workspace/record-list/web/shared/RecordList.tsx';
import type { RecordListState } from '#features/workspace/record-list/web/shared/record-list.hooks.ts';
import type { planQuery } from '../../plan-list.contract.ts';
import type { PlanRow } from '../../plan.contract.ts';
import './gantt.css';

interface GanttViewProps extends ListParts {
  read: RecordListState<typeof planQuery, PlanRow>['read'];
}

/** The page of the list that is shown, by time: its table is the list. */
export function GanttView({ read, toolbar, empty, paging }: GanttViewProps) {
  const { t } = useTranslation('treatment-plan');
  const rows = read.data?.data;
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
