import { memo, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { BulkBar } from '#platform/web/workflow/bulk/BulkBar.tsx';
import { BulkDialog } from '#platform/web/workflow/bulk/BulkDialog.tsx';
import {
  useBulkChange,
  type BulkSay,
  type BulkRequest,
} from '#platform/web/workflow/bulk/bulk-change.hooks.ts';
import { DayChip } from '#platform/web/workflow/bulk/DayChip.tsx';
import { changeManyTasks, mostTasks, type BulkSet } from '../../../task-bulk.contract.ts';
import type { TaskRow } from '../../../task.contract.ts';
import { taskKind } from '../../verbs/task-kind.ts';
import { PersonChip, PriorityChip } from './TaskBulkFields.tsx';

interface TaskBulkBarProps {
  chosen: ReadonlyMap<string, TaskRow>;
  onLeave: () => void;
}

/** In place of the filters while tasks are chosen: what can be set on all of them. */
export const TaskBulkBar = memo(function TaskBulkBar({ chosen, onLeave }: TaskBulkBarProps) {
  const { t } = useTranslation(['treatment-task', 'record']);
  const [wish, setWish] = useState<BulkRequest<BulkSet>>();
  const day = (column: 'start_on' | 'due_on') => (
    <DayChip
      label={t(`field.${column}`)}
      none={t('bulk.no_date')}
      next={t('bulk.next')}
      onChosen={(chosenDay, value) =>
        setWish({ set: { [column]: chosenDay }, field: t(`field.${column}`), value })
      }
    />
  );
  return (
    <BulkBar
      label={t('bulk.label')}
      selected={t('bulk.selected', { count: chosen.size })}
      leave={t('bulk.leave')}
      onLeave={onLeave}
    >
      {chosen.size > mostTasks ? (
        <span>{t('bulk.too_many', { count: mostTasks })}</span>
      ) : (
        <>
          <PersonChip field="assignees" onWish={setWish} />
          <PersonChip field="reviewer" onWish={setWish} />
          <PriorityChip onWish={setWish} />
          {day('start_on')}
          {day('due_on')}
        </>
      )}
      {wish && (
        <Change
          wish={wish}
          tasks={[...chosen.values()]}
          onClose={() => setWish(undefined)}
          onDone={() => {
            setWish(undefined);
            onLeave();
          }}
        />
      )}
    </BulkBar>
  );
});

interface ChangeProps {
  wish: BulkRequest<BulkSet>;
  tasks: readonly TaskRow[];
  onClose: () => void;
  onDone: () => void;
}

function Change({ tasks, ...dialog }: ChangeProps) {
  const { t } = useTranslation('treatment-task');
  const say: BulkSay = (word, count) => t(`bulk.${word}`, { count });
  const bulk = useBulkChange<BulkSet>({
    endpoint: changeManyTasks,
    chosen: { tasks: tasks.map(({ id, version }) => ({ id, version })) },
    refreshes: taskKind.refreshes,
    say,
  });
  return <BulkDialog {...dialog} feature="treatment-task" count={tasks.length} bulk={bulk} say={say} />;
}
