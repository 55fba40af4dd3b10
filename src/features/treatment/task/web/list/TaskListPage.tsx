import Button from '@mui/material/Button';
import { ListTodo, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRecordColumns, type OwnColumn } from '#platform/web/record/record-columns.hooks.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { useChosenRows } from '#platform/web/workflow/bulk/chosen-rows.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { ListFilter, ListSearch } from '#features/workspace/record-list/web/shared/ListFilters.tsx';
import { RecordList } from '#features/workspace/record-list/web/shared/RecordList.tsx';
import { useRecordList } from '#features/workspace/record-list/web/shared/record-list.hooks.ts';
import { listTasks, taskDues, taskOrderings, taskQuery, taskStandings } from '../../task-list.contract.ts';
import type { TaskRow } from '../../task.contract.ts';
import { taskRecord } from '../../task.record.ts';
import { AddTaskDialog } from '../edit/AddTaskDialog.tsx';
import { OpenTask } from '../shared/OpenTask.tsx';
import { useOpenTask } from '../shared/open-task.hooks.ts';
import { TaskFlags } from '../shared/TaskFlags.tsx';
import { TaskStatus } from '../shared/TaskStatus.tsx';
import { TaskBulkBar } from './bulk/TaskBulkBar.tsx';

const feature = 'treatment-task';
const statusOf = ({ status }: TaskRow) => <TaskStatus status={status} />;

function useColumns() {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const own = useMemo((): OwnColumn<TaskRow>[] => {
    const columns: OwnColumn<TaskRow>[] = [
      { id: 'title', width: 180 },
      { id: 'status', before: 'assignees', sortable: false },
      {
        id: 'flags',
        before: 'assignees',
        width: 140,
        card: 'fact',
        cell: ({ flags }) =>
          flags.length === 0 ? null : (
            <span className="row-flags">
              <TaskFlags flags={flags} />
            </span>
          ),
      },
      { id: 'due_on', before: 'assignees' },
      {
        id: 'parent',
        before: 'reviewer',
        width: 168,
        cell: ({ parent }) => (
          <TextLine text={parent === null ? undefined : `${parent.ref} ${parent.title}`} />
        ),
      },
      { id: 'priority', before: 'reviewer', width: 84 },
      {
        id: 'checklist',
        before: 'reviewer',
        width: 88,
        align: 'end',
        hidden: true,
        cell: ({ checklist_done: done, checklist_total: total }) =>
          total === 0 ? '–' : t('list.checked', { done: formats.number(done), total: formats.number(total) }),
      },
    ];
    return columns;
  }, [t, formats]);
  return useRecordColumns<TaskRow>(taskRecord, feature, { status: statusOf, own });
}

/** Every task that one sees; one of them opens over the list. */
export function TaskListPage() {
  const { t } = useTranslation(feature);
  const list = useRecordList<typeof listTasks, typeof taskQuery, TaskRow>(listTasks, taskQuery);
  const [isAdding, add] = useState(false);
  const [, open] = useOpenTask();
  const { dpt } = useDepartment();
  const { mine, status, due, q } = list.sent;
  // What was asked for, whichever page of it.
  const asked = JSON.stringify([mine, status, due, q, dpt]);
  const { chosen, listed, select, leave } = useChosenRows(list.read.data?.data, asked);
  const parts = { feature, list } as const;
  const button = (variant: 'contained' | 'outlined') => (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      onClick={() => add(true)}
      startIcon={variant === 'contained' && <Plus size={16} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <RecordList
        {...parts}
        columns={useColumns()}
        orderings={taskOrderings}
        memory="task-list"
        open={open}
        selection={{
          selected: new Set(chosen.keys()),
          onSelect: select,
          bar: listed.size > 0 ? <TaskBulkBar chosen={listed} onLeave={leave} /> : undefined,
        }}
        empty={{
          icon: <ListTodo size={32} aria-hidden />,
          text: t('list.empty'),
          action: button('outlined'),
        }}
        action={button('contained')}
        filters={
          <>
            <ListSearch {...parts} />
            <ListFilter {...parts} name="mine" values={['1']} wordsAt={() => 'list.filter.my'} />
            <ListFilter
              {...parts}
              name="status"
              values={taskStandings}
              wordsAt={(one) => (one === 'open' ? 'list.filter.open' : `words.status.${one}`)}
            />
            <ListFilter {...parts} name="due" values={taskDues} wordsAt={(one) => `list.due.${one}`} />
          </>
        }
      />
      <OpenTask />
      {isAdding && <AddTaskDialog onClose={() => add(false)} />}
    </>
  );
}
