import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Card } from '#features/board/card/card.contract.ts';
import type { CardChecklist } from '#features/board/card/card.record.ts';
import { useReturnFocus } from '../board/return-focus.hooks.ts';
import { AddForm } from '../list/AddForm.tsx';
import { Checklist, RowMenu } from './Checklist.tsx';

interface ChecklistsProps {
  card: Card;
  mayEdit: boolean;
  onChange: (checklists: CardChecklist[]) => Promise<unknown>;
}

/** The steps of a card in their lists; each change is kept at once. */
export function Checklists({ card, mayEdit, onChange }: ChecklistsProps) {
  const { t } = useTranslation(['board-page', 'board-card']);
  const [kept, keep] = useState<CardChecklist[]>();
  const [isAdding, add] = useState(false);
  const { button, ends } = useReturnFocus();
  const shown = kept ?? card.checklists;
  const change = async (next: CardChecklist[]) => {
    keep(next);
    await onChange(next);
    keep((now) => (now === next ? undefined : now));
  };
  return (
    <section className="card-checklists" aria-label={t('field.checklists')}>
      {shown.map((checklist, at) => (
        <Checklist
          // Two may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          checklist={checklist}
          mayEdit={mayEdit}
          menu={
            mayEdit && (
              <RowMenu rows={shown} at={at} name={checklist.name} onChange={(next) => void change(next)} />
            )
          }
          onChange={(next) => void change(shown.toSpliced(at, 1, next))}
        />
      ))}
      {mayEdit &&
        (isAdding ? (
          <AddForm
            label={t('checklist.name')}
            verb={t('checklist.add')}
            most={80}
            onAdd={(name) => {
              ends(true);
              add(false);
              void change([...shown, { name, items: [] }]);
            }}
            onClose={(isDone) => {
              ends(isDone);
              add(false);
            }}
          />
        ) : (
          <button ref={button} type="button" className="plain-button is-outlined" onClick={() => add(true)}>
            <ListPlus size={14} aria-hidden />
            {t('checklist.add')}
          </button>
        ))}
    </section>
  );
}
