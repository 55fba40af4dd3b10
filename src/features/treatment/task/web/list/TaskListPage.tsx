import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListTodo, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useChosenRows } from '#platform/web/workflow/bulk/chosen-rows.hooks.ts';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import { AddTaskDialog } from '../edit/AddTaskDialog.tsx';
import { OpenTask } from '../shared/OpenTask.tsx';
import { TaskBulkBar } from './bulk/TaskBulkBar.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskTable } from './TaskTable.tsx';
import { useTaskList, type TaskListing } from './task-list.hooks.ts';

/** Every task that one sees; one of them opens over the list. */
export function TaskListPage() {
  const { t } = useTranslation('treatment-task');
  const list = useTaskList();
  const [isAdding, add] = useState(false);
  const title = t('list.title');
  const { chosen, listed, select, leave } = useChosenRows(list.rows, list.asked);
  const button = (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      onClick={() => add(true)}
      startIcon={<Plus size={16} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} action={button} />
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        <TaskTable
          label={title}
          list={list}
          toolbar={
            listed.size > 0 ? <TaskBulkBar chosen={listed} onLeave={leave} /> : <TaskFilters list={list} />
          }
          selected={new Set(chosen.keys())}
          onSelect={select}
          empty={<Empty list={list} onAdd={() => add(true)} />}
        />
      </Box>
      <OpenTask />
      {isAdding && <AddTaskDialog onClose={() => add(false)} />}
    </>
  );
}

function Empty({ list, onAdd }: { list: TaskListing; onAdd: () => void }) {
  const { t } = useTranslation('treatment-task');
  if (!list.isNarrowed)
    return (
      <EmptyUnit>
        <EmptyState
          icon={<ListTodo size={32} aria-hidden />}
          action={
            <Button variant="outlined" aria-haspopup="dialog" onClick={onAdd}>
              {t('list.new')}
            </Button>
          }
        >
          {t('list.empty')}
        </EmptyState>
      </EmptyUnit>
    );
  const nothing = { mine: undefined, status: undefined, due: undefined, q: undefined };
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      action={
        <Button variant="outlined" onClick={() => list.narrow(nothing)}>
          {t('list.reset')}
        </Button>
      }
    >
      {t('list.none')}
    </EmptyState>
  );
}
