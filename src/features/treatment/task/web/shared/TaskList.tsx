import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { TaskRow } from '../../task.contract.ts';
import { OpenTask } from './OpenTask.tsx';
import { useOwnTasks } from './own-tasks.hooks.ts';
import type { ParentOfList } from './parent-of-list.ts';
import { TaskFlags } from './TaskFlags.tsx';
import { TaskStatus } from './TaskStatus.tsx';

// Comes once somebody adds a task.
const AddTaskDialog = lazy(async () => ({
  default: (await import('../edit/AddTaskDialog.tsx')).AddTaskDialog,
}));

export interface TaskListProps {
  parent: ParentOfList;
  /** Whether this person adds tasks to it. */
  mayAdd: boolean;
}

/** So many come at a time. */
const step = 25;

/** The tasks of a record, on its page; a risk's with those of all that treats it. One of them opens over the page. */
export function TaskList({ parent, mayAdd }: TaskListProps) {
  const { t } = useTranslation('treatment-task');
  const formats = useFormats();
  const [isAdding, add] = useState(false);
  const [limit, show] = useState(step);
  const { data, error, refetch } = useOwnTasks(parent, limit);
  const failure = error && <FailureNotice failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return failure ?? <HistorySkeleton />;
  const left = data.count - data.data.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {failure}
      {data.data.length === 0 ? (
        <Typography color="textSecondary">{t('section.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data.data.map((task) => (
            <TaskLine key={task.id} task={task} of={parent} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {mayAdd && (
          <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => add(true)}>
            {t('section.add')}
          </Button>
        )}
        {left > 0 && (
          <Button size="small" onClick={() => show((before) => before + step)}>
            {t('section.more', { number: formats.number(left) })}
          </Button>
        )}
      </Box>
      <OpenTask />
      {isAdding && (
        <Suspense>
          <AddTaskDialog parent={parent} onClose={() => add(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** One task: its title, and below it where it stands and who does it; one of a plan says so in the list of a risk. */
function TaskLine({ task, of }: { task: TaskRow; of: ParentOfList }) {
  const { t } = useTranslation('treatment-task');
  const [search] = useSearchParams();
  const opened = new URLSearchParams(search);
  opened.set('task', task.id);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Link component={RouterLink} to={`?${opened}`} aria-haspopup="dialog">
        <bdi>{task.ref}</bdi> <span dir="auto">{task.title}</span>
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <TaskStatus status={task.status} />
        <TaskFlags flags={task.flags} />
        <DateText value={task.due_on} />
        <Typography variant="caption" color="textSecondary">
          <bdi>{task.assignees.map(({ name }) => name).join(', ') || t('web:record.nobody')}</bdi>
          {task.parent !== null && task.parent.id !== of.id && (
            <>
              {' · '}
              <bdi>{task.parent.ref}</bdi> <span dir="auto">{task.parent.title}</span>
            </>
          )}
        </Typography>
      </Box>
    </Box>
  );
}
