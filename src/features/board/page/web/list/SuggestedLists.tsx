import Button from '@mui/material/Button';
import { ListPlus, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { addList } from '#features/board/board/board-part.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { AddList } from './AddList.tsx';

const SourceDialog = lazy(async () => ({
  default: (await import('../source/SourceDialog.tsx')).SourceDialog,
}));

/** Lists as most boards have them, and where the tasks in them stand. */
const suggested = [
  ['todo', 'todo'],
  ['doing', 'in_progress'],
  ['done', 'done'],
] as const;

/** A board without lists: three to begin with, by one press, or one of one's own. */
export function SuggestedLists() {
  const { t } = useTranslation('board-page');
  const { board } = useBoardView();
  const { mutateAsync } = useWrite(addList);
  const [isMaking, make] = useState(false);
  const [isChoosing, choose] = useState(false);
  const makeThem = async () => {
    make(true);
    try {
      for (const [name, task_status] of suggested)
        await mutateAsync({
          params: { id: board.id },
          body: { name: t(`list.suggested.${name}`), task_status },
        });
    } catch {
      // Said by a snackbar; those that were made are there.
    } finally {
      make(false);
    }
  };
  return (
    <div className="board-start">
      <EmptyState
        action={
          <>
            <Button
              variant="contained"
              startIcon={<ListPlus size={16} aria-hidden />}
              disabled={isMaking}
              onClick={() => void makeThem()}
            >
              {t('list.suggest')}
            </Button>
            <Button
              startIcon={<Plus size={16} aria-hidden />}
              disabled={isMaking}
              onClick={() => choose(true)}
            >
              {t('settings.add_source')}
            </Button>
          </>
        }
      >
        {t('list.empty')}
      </EmptyState>
      <AddList />
      {isChoosing && (
        <Suspense>
          <SourceDialog board={board.id} onBefore={makeThem} onClose={() => choose(false)} />
        </Suspense>
      )}
    </div>
  );
}
