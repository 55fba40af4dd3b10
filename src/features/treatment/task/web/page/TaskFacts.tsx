import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordFacts } from '#platform/web/record/RecordFacts.tsx';
import { Fact } from '#platform/web/ui/page/FactList.tsx';
import type { Task, TaskParentName } from '../../task.contract.ts';
import { pathOfTask } from '../../task-path.rules.ts';
import { taskRecord } from '../../task.record.ts';
import { TaskFlags } from '../shared/TaskFlags.tsx';
import { TaskStatus } from '../shared/TaskStatus.tsx';
import { useTaskWords } from '../shared/task-words.hooks.ts';

/** Hours stand together, and who added it as the last; when it was changed last is told by its history. */
const elsewhere = ['estimate_h', 'spent_h', 'created', 'updated_at'];

/** What is known about a task at a glance. */
export function TaskFacts({ task }: { task: Task }) {
  const { t } = useTranslation('treatment-task');
  return (
    <RecordFacts
      record={taskRecord}
      feature="treatment-task"
      shown={task}
      linkTo={() => null}
      leavesOut={[
        ...elsewhere,
        ...(task.kind === 'none' ? [] : ['department']),
        ...(task.kind === 'cip' ? [] : ['weight']),
        ...(['start_on', 'done_at'] as const).filter((name) => task[name] === null),
      ]}
      first={
        <>
          {task.flags.length > 0 && (
            <Fact stacked name={t('web:field.flags')}>
              <TaskFlags flags={task.flags} />
            </Fact>
          )}
          {task.parent !== null && (
            <Fact stacked name={t('field.parent')}>
              <Parent parent={task.parent} />
            </Fact>
          )}
        </>
      }
      further={<Further task={task} />}
    />
  );
}

function Further({ task }: { task: Task }) {
  const { t } = useTranslation('treatment-task');
  const formats = useFormats();
  const words = useTaskWords();
  const { recurrence, created_by, created_at } = task;
  const hours = (name: 'spent_h' | 'estimate_h') => words.valueOf(name, task[name]) ?? '–';
  const day = formats.day(created_at);
  return (
    <>
      {(task.spent_h !== null || task.estimate_h !== null) && (
        <Fact stacked name={t('field.hours')}>
          {t('page.hours', { spent: hours('spent_h'), estimate: hours('estimate_h') })}
        </Fact>
      )}
      {recurrence !== null && (
        <Fact stacked name={t('field.recurrence')}>
          {words.valueOf('recurrence_rule', recurrence.rule)}
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {words.wordsOf('recurrence_mode', recurrence.mode)}
          </Typography>
        </Fact>
      )}
      {task.blocked_by.length > 0 && (
        <Fact stacked name={t('field.blocked_by')}>
          {task.blocked_by.map(({ id, ref, title, status }) => (
            <span key={id} style={{ display: 'block' }}>
              {title === null ? (
                <>
                  <bdi>{ref}</bdi> {t('page.hidden')}
                </>
              ) : (
                <Link component={RouterLink} to={pathOfTask(id)}>
                  <bdi>{ref}</bdi> <span dir="auto">{title}</span>
                </Link>
              )}{' '}
              <TaskStatus status={status} />
            </span>
          ))}
        </Fact>
      )}
      <Fact stacked name={t('field.created')}>
        {created_by === null ? day : t('page.added_by', { name: created_by.name, day })}
      </Fact>
    </>
  );
}

/** What a task belongs to; its page for whoever sees it. */
function Parent({ parent }: { parent: TaskParentName }) {
  const words = (
    <>
      <bdi>{parent.ref}</bdi> <span dir="auto">{parent.title}</span>
    </>
  );
  if (parent.link === null) return words;
  return (
    <Link component={RouterLink} to={parent.link}>
      {words}
    </Link>
  );
}
