import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PopUp } from '#platform/web/ui/menus/PopUp.tsx';
import '#platform/web/ui/buttons/buttons.css';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { addLabel } from '#features/board/board/board-part.contract.ts';
import type { Card } from '#features/board/card/card.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { freeColour } from '../free-colour.ts';
import { AddForm } from '../list/AddForm.tsx';

interface CardLabelsProps {
  card: Card;
  mayEdit: boolean;
  onChange: (ids: string[]) => Promise<unknown>;
}

/** The labels of a card, and the choice among those of its board: each is kept at once. A new one is the board's as well. */
export function CardLabels({ card, mayEdit, onChange }: CardLabelsProps) {
  const { t } = useTranslation(['board-page', 'board-card']);
  const { id: board, labels, permissions } = useBoardView().board;
  const add = useWrite(addLabel);
  const [anchor, open] = useState<HTMLElement>();
  const [chosen, choose] = useState<string[]>();
  const ids = chosen ?? card.labels.map(({ id }) => id);
  const toggle = (id: string) => keep(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  const keep = async (next: string[]) => {
    choose(next);
    await onChange(next);
    choose((now) => (now === next ? undefined : now));
  };
  const addNew = (name: string) =>
    add.mutate(
      { params: { id: board }, body: { name, colour: freeColour(labels) } },
      {
        onSuccess: ({ data }) => {
          const made = data.labels.find(({ id }) => labels.every((known) => known.id !== id));
          if (made !== undefined) void keep([...ids, made.id]);
        },
      },
    );
  if (!mayEdit && ids.length === 0) return null;
  return (
    <section className="card-labels" aria-label={t('field.labels')}>
      {labels
        .filter(({ id }) => ids.includes(id))
        .map(({ id, name, colour }) => (
          <span key={id} className="label-chip" data-colour={colour} dir="auto">
            {name}
          </span>
        ))}
      {mayEdit && (
        <button
          type="button"
          className="plain-button is-outlined"
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          <Tags size={14} aria-hidden />
          {t('field.labels')}
        </button>
      )}
      {anchor && (
        <PopUp label={t('field.labels')} anchor={anchor} onClose={() => open(undefined)}>
          <div className="label-choice">
            {labels.map(({ id, name, colour }) => (
              <label key={id}>
                <input type="checkbox" checked={ids.includes(id)} onChange={() => void toggle(id)} />
                <span className="label-chip" data-colour={colour} dir="auto">
                  {name}
                </span>
              </label>
            ))}
            {permissions.can.includes('arrange') && (
              <AddForm
                label={t('label.name')}
                verb={t('label.add')}
                most={40}
                stays
                onAdd={addNew}
                onClose={() => open(undefined)}
              />
            )}
          </div>
        </PopUp>
      )}
    </section>
  );
}
