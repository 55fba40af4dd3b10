import { Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import type { CardChecklist } from '#features/board/card/card.record.ts';
import { InlineName } from '../board/InlineName.tsx';
import { AddForm } from '../list/AddForm.tsx';

interface ChecklistProps {
  checklist: CardChecklist;
  mayEdit: boolean;
  /** Without one it is taken away. */
  onChange: (next: CardChecklist | undefined) => void;
}

/** Steps, and how far they are. */
export function Checklist({ checklist, mayEdit, onChange }: ChecklistProps) {
  const { t } = useTranslation(['board-page', 'board-card']);
  const formats = useFormats();
  const [isAdding, add] = useState(false);
  const { name, items } = checklist;
  const done = items.filter((item) => item.done).length;
  const steps = { done: formats.number(done), total: formats.number(items.length) };
  const change = (next: CardChecklist['items']) => onChange({ name, items: next });
  return (
    <div className="checklist">
      <div className="checklist-head">
        {name === '' ? (
          <h3>{t('field.checklists')}</h3>
        ) : (
          <InlineName
            level="h3"
            value={name}
            label={t('checklist.rename')}
            most={80}
            mayChange={mayEdit}
            onChange={(next) => onChange({ name: next, items })}
          />
        )}
        <span className="checklist-count">{t('card.steps', steps)}</span>
        {mayEdit && (
          <IconAction label={t('checklist.remove', { name })} onClick={() => onChange(undefined)}>
            <Trash2 size={14} aria-hidden />
          </IconAction>
        )}
      </div>
      {items.length > 0 && <progress value={done} max={items.length} aria-label={t('card.steps', steps)} />}
      <ul>
        {items.map((item, at) => (
          // Two steps may have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <label>
              <input
                type="checkbox"
                checked={item.done}
                disabled={!mayEdit}
                onChange={({ target }) => change(items.toSpliced(at, 1, { ...item, done: target.checked }))}
              />
              <span dir="auto">{item.text}</span>
            </label>
            {mayEdit && (
              <IconAction
                label={t('checklist.remove', { name: item.text })}
                onClick={() => change(items.toSpliced(at, 1))}
              >
                <X size={14} aria-hidden />
              </IconAction>
            )}
          </li>
        ))}
      </ul>
      {mayEdit &&
        (isAdding ? (
          <AddForm
            label={t('checklist.step')}
            verb={t('checklist.add_step')}
            most={200}
            onAdd={(text) => change([...items, { text, done: false }])}
            onClose={() => add(false)}
          />
        ) : (
          <button type="button" className="add-button" onClick={() => add(true)}>
            <Plus size={14} aria-hidden />
            {t('checklist.add_step')}
          </button>
        ))}
    </div>
  );
}
