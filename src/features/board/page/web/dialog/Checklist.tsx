import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { CardChecklist } from '#features/board/card/card.record.ts';
import { useReturnFocus } from '../board/return-focus.hooks.ts';
import { InlineName } from '../board/InlineName.tsx';
import { MenuButton } from '../card/MenuButton.tsx';
import { AddForm } from '../list/AddForm.tsx';
import { useRowActions } from './row-actions.hooks.tsx';

interface ChecklistProps {
  checklist: CardChecklist;
  /** What else can be done with it. */
  menu: ReactNode;
  mayEdit: boolean;
  onChange: (next: CardChecklist) => void;
}

/** Steps, and how far they are. */
export function Checklist({ checklist, menu, mayEdit, onChange }: ChecklistProps) {
  const { t } = useTranslation(['board-page', 'board-card']);
  const formats = useFormats();
  const [isAdding, add] = useState(false);
  const { button, ends } = useReturnFocus();
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
        {menu}
      </div>
      {items.length > 0 && <progress value={done} max={items.length} aria-label={t('card.steps', steps)} />}
      <ul>
        {items.map((item, at) => (
          // Two steps may have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <input
              type="checkbox"
              aria-label={item.text}
              checked={item.done}
              disabled={!mayEdit}
              onChange={({ target }) => change(items.toSpliced(at, 1, { ...item, done: target.checked }))}
            />
            <InlineName
              level="span"
              value={item.text}
              label={t('checklist.rename_step')}
              most={200}
              mayChange={mayEdit}
              onChange={(text) => change(items.toSpliced(at, 1, { ...item, text }))}
            />
            {mayEdit && <RowMenu rows={items} at={at} name={item.text} onChange={change} />}
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
            onClose={(isDone) => {
              ends(isDone);
              add(false);
            }}
          />
        ) : (
          <button type="button" ref={button} className="add-button" onClick={() => add(true)}>
            <Plus size={14} aria-hidden />
            {t('checklist.add_step')}
          </button>
        ))}
    </div>
  );
}

interface RowMenuProps<Row> {
  rows: readonly Row[];
  at: number;
  name: string;
  onChange: (rows: Row[]) => void;
}

/** What can be done with a step among steps, or with a checklist among others. */
export function RowMenu<Row>({ rows, at, name, onChange }: RowMenuProps<Row>) {
  const { t } = useTranslation('board-page');
  const actions = useRowActions(rows, at, onChange);
  return <MenuButton label={t('checklist.menu', { name })} actions={actions} />;
}
