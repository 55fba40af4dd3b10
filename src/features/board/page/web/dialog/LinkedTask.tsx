import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { Prose } from '#platform/web/ui/values/Prose.tsx';
import type { Card } from '#features/board/card/card.contract.ts';
import { pathOfTask } from '#features/treatment/task/task-path.rules.ts';
import type { TaskParentName } from '#features/treatment/task/task.contract.ts';
import { TaskStatus } from '#features/treatment/task/web/shared/TaskStatus.tsx';

/** What the task says that a card is: it is changed there. */
export function LinkedTask({ card, task }: { card: Card; task: NonNullable<Card['task']> }) {
  const { t } = useTranslation(['board-page', 'board-card', 'web']);
  const formats = useFormats();
  const { title, description, due_on, members } = card;
  return (
    <>
      <h2 className="card-title" dir="auto">
        {title}
      </h2>
      <p className="card-task">
        <Link component={RouterLink} to={pathOfTask(task.id)}>
          {t('card.open_task', { ref: task.ref })}
        </Link>
        <TaskStatus status={task.status} />
      </p>
      <p className="card-note">{t('card.is_task')}</p>
      {description !== null && <Prose text={description} />}
      <FactList>
        {task.parent !== null && (
          <Fact name={t('card.parent')}>
            <Parent parent={task.parent} />
          </Fact>
        )}
        {members.length > 0 && (
          <Fact name={t('field.members')}>{formats.list(members.map(({ name }) => name))}</Fact>
        )}
        {due_on !== null && <Fact name={t('field.due_on')}>{formats.day(due_on)}</Fact>}
      </FactList>
    </>
  );
}

/** What the task belongs to; its page for whoever sees it. */
function Parent({ parent: { ref, title, link } }: { parent: TaskParentName }) {
  const words = (
    <>
      <bdi>{ref}</bdi> <span dir="auto">{title}</span>
    </>
  );
  if (link === null) return words;
  return (
    <Link component={RouterLink} to={link}>
      {words}
    </Link>
  );
}
