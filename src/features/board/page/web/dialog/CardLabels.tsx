import { Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PopUp } from '#platform/web/ui/menus/PopUp.tsx';
import '#platform/web/ui/buttons/buttons.css';
import type { Card } from '#features/board/card/card.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';

interface CardLabelsProps {
  card: Card;
  mayEdit: boolean;
  onChange: (ids: string[]) => Promise<unknown>;
}

/** The labels of a card, and the choice among those of its board: each is kept at once. */
export function CardLabels({ card, mayEdit, onChange }: CardLabelsProps) {
  const { t } = useTranslation(['board-page', 'board-card']);
  const { labels } = useBoardView().board;
  const [anchor, open] = useState<HTMLElement>();
  const [chosen, choose] = useState<string[]>();
  const ids = chosen ?? card.labels.map(({ id }) => id);
  const toggle = async (id: string) => {
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    choose(next);
    await onChange(next);
    choose((now) => (now === next ? undefined : now));
  };
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
            {labels.length === 0 && <p>{t('card.no_labels')}</p>}
            {labels.map(({ id, name, colour }) => (
              <label key={id}>
                <input type="checkbox" checked={ids.includes(id)} onChange={() => void toggle(id)} />
                <span className="label-chip" data-colour={colour} dir="auto">
                  {name}
                </span>
              </label>
            ))}
          </div>
        </PopUp>
      )}
    </section>
  );
}
