import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { pathOfCard } from '#features/board/board/board-path.rules.ts';
import { listBoardsOfTask } from '#features/board/card/task-boards.contract.ts';
import type { BoardsOfTaskProps } from '#features/treatment/task/web/shared/BoardsOfTask.tsx';

const PutOnBoard = lazy(async () => ({ default: (await import('./PutOnBoard.tsx')).PutOnBoard }));

/** The boards that a task is on, each the way to its card, and the way to another one. */
export function TaskBoardsCard({ task }: BoardsOfTaskProps) {
  const { t } = useTranslation('board-page');
  const { data } = useRead(listBoardsOfTask, { params: { id: task.id } });
  const [isPutting, put] = useState(false);
  if (data === undefined) return null;
  const add = (
    <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={() => put(true)}>
      {t('task.put')}
    </Button>
  );
  return (
    <SectionCard title={t('task.boards')} action={task.deleted_at === null && add}>
      {data.data.length === 0 ? (
        <Typography color="textSecondary">{t('task.none')}</Typography>
      ) : (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.data.map(({ id, name, uri, card_id, list }) => (
            <li key={id}>
              <Link component={RouterLink} to={pathOfCard(id, card_id, uri)} dir="auto">
                {name}
              </Link>{' '}
              <Typography component="span" variant="caption" color="textSecondary" dir="auto">
                {list}
              </Typography>
            </li>
          ))}
        </ul>
      )}
      {isPutting && (
        <Suspense>
          <PutOnBoard task={task} on={data.data.map(({ id }) => id)} onClose={() => put(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
