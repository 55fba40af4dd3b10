import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Task, TaskParentName } from '../../task.contract.ts';
import { pathOfTask } from '../../task-path.rules.ts';
import { useRecurrenceWords } from '../shared/recurrence-words.hooks.ts';
import { TaskFlags } from '../shared/TaskFlags.tsx';
import { TaskStatus } from '../shared/TaskStatus.tsx';

/** What is known about a task at a glance. */
export function TaskFacts({ task }: { task: Task }) {
  const { t } = useTranslation('treatment-task');
  const formats = useFormats();
  const { inWords } = useRecurrenceWords();
  const { flat } = usePerson().organisation;
  const hours = (number: number | null) =>
    number === null ? '–' : t('words.hours', { number: formats.number(number) });
  return (
    <Card component="section" aria-label={t('page.facts')} sx={{ p: 2 }}>
      <FactList stacked>
        {task.flags.length > 0 && (
          <Fact stacked name={t('page.fact.flags')}>
            <TaskFlags flags={task.flags} />
          </Fact>
        )}
        {task.parent !== null && (
          <Fact stacked name={t('page.fact.parent')}>
            <Parent parent={task.parent} />
          </Fact>
        )}
        <Fact stacked name={t('page.fact.assignees')}>
          {task.assignees.length === 0
            ? t('words.nobody')
            : task.assignees.map(({ id, name }) => (
                <div key={id}>
                  <bdi>{name}</bdi>
                </div>
              ))}
        </Fact>
        <Fact stacked name={t('page.fact.reviewer')}>
          <bdi>{task.reviewer?.name ?? t('words.nobody')}</bdi>
        </Fact>
        {!flat && task.kind === 'none' && (
          <Fact stacked name={t('page.fact.department')}>
            <bdi>{task.department?.name ?? t('words.whole')}</bdi>
          </Fact>
        )}
        <Fact stacked name={t('page.fact.priority')}>
          {t(`words.priority.${task.priority as 1}`)}
        </Fact>
        {task.start_on !== null && (
          <Fact stacked name={t('page.fact.start_on')}>
            <DateText value={task.start_on} />
          </Fact>
        )}
        <Fact stacked name={t('page.fact.due_on')}>
          <DateText value={task.due_on} />
        </Fact>
        {task.done_at !== null && (
          <Fact stacked name={t('page.fact.done_at')}>
            <DateText value={task.done_at} />
          </Fact>
        )}
        {task.kind === 'cip' && (
          <Fact stacked name={t('page.fact.weight')}>
            {formats.number(task.weight)}
          </Fact>
        )}
        <Fact stacked name={t('page.fact.evidence_required')}>
          {task.evidence_required ? t('words.yes') : t('words.no')}
        </Fact>
        {(task.spent_h !== null || task.estimate_h !== null) && (
          <Fact stacked name={t('page.fact.hours')}>
            {t('page.hours', { spent: hours(task.spent_h), estimate: hours(task.estimate_h) })}
          </Fact>
        )}
        {task.recurrence !== null && (
          <Fact stacked name={t('page.fact.recurrence')}>
            {inWords(task.recurrence.rule)}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {t(`words.recurs.${task.recurrence.mode}`)}
            </Typography>
          </Fact>
        )}
        {task.blocked_by.length > 0 && (
          <Fact stacked name={t('page.waits')}>
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
        <Fact stacked name={t('page.fact.created')}>
          {task.created_by === null
            ? formats.day(task.created_at)
            : t('page.added_by', { name: task.created_by.name, day: formats.day(task.created_at) })}
        </Fact>
      </FactList>
    </Card>
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
