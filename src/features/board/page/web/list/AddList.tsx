import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { addList } from '#features/board/board/board-part.contract.ts';
import { useReturnFocus } from '../board/return-focus.hooks.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { AddForm } from './AddForm.tsx';

/** The way to a further list, behind the last one. */
export function AddList() {
  const { t } = useTranslation('board-page');
  const { board } = useBoardView();
  const [isAdding, add] = useState(false);
  const { button, ends } = useReturnFocus();
  const { mutate } = useWrite(addList);
  return (
    <div className="list-new">
      {isAdding ? (
        <AddForm
          label={t('list.name')}
          verb={t('list.add')}
          most={80}
          onAdd={(name) => mutate({ params: { id: board.id }, body: { name } })}
          onClose={(isDone) => {
            ends(isDone);
            add(false);
          }}
        />
      ) : (
        <button type="button" ref={button} className="add-button" onClick={() => add(true)}>
          <Plus size={16} aria-hidden />
          {t('list.add')}
        </button>
      )}
    </div>
  );
}
