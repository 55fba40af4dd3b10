import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { addCard } from '#features/board/card/card.contract.ts';
import { useReturnFocus } from '../board/return-focus.hooks.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import type { ShownList } from '../move/arrangement.rules.ts';
import { AddForm } from './AddForm.tsx';

interface AddCardProps {
  list: ShownList;
  scroller: RefObject<HTMLElement | null>;
}

/** The way to a further card, at the foot of a list: it stays open for the next one. */
export function AddCard({ list, scroller }: AddCardProps) {
  const { t } = useTranslation('board-page');
  const { board, adding, add } = useBoardView();
  const { button, ends } = useReturnFocus();
  const { mutate } = useWrite(addCard);
  if (adding !== list.id)
    return (
      <button type="button" ref={button} className="add-button" onClick={() => add(list.id)}>
        <Plus size={16} aria-hidden />
        {t('card.add')}
        <span className="visually-hidden">{list.name}</span>
      </button>
    );
  return (
    <AddForm
      label={t('card.title_in', { list: list.name })}
      verb={t('card.add')}
      most={200}
      onAdd={(title) =>
        mutate(
          { params: { board_id: board.id }, body: { title, list_id: list.id } },
          { onSuccess: () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight }) },
        )
      }
      onClose={(isDone) => {
        ends(isDone);
        add(undefined);
      }}
    />
  );
}
