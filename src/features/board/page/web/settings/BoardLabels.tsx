import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { addLabel, changeLabel, deleteLabel } from '#features/board/board/board-part.contract.ts';
import type { Board, BoardLabel } from '#features/board/board/board.contract.ts';
import { boardColours } from '#features/board/board/board-status.contract.ts';
import { useReturnFocus } from '../board/return-focus.hooks.ts';
import { InlineName } from '../board/InlineName.tsx';
import { freeColour } from '../free-colour.ts';
import { AddForm } from '../list/AddForm.tsx';

// Cards show them.
const refreshes = ['board-card'];

/** The labels of a board: each is named and coloured in place. */
export function BoardLabels({ board }: { board: Board }) {
  const { t } = useTranslation(['board-page', 'board-card']);
  const { mutate } = useWrite(addLabel, { refreshes });
  const [isAdding, add] = useState(false);
  const { button, ends } = useReturnFocus();
  const { id, labels } = board;
  return (
    <section className="settings-labels" aria-label={t('field.labels')}>
      <h3>{t('field.labels')}</h3>
      <ul>
        {labels.map((label) => (
          <OneLabel key={label.id} board={board} label={label} />
        ))}
      </ul>
      {isAdding ? (
        <AddForm
          label={t('label.name')}
          verb={t('label.add')}
          most={40}
          onAdd={(name) => mutate({ params: { id }, body: { name, colour: freeColour(labels) } })}
          onClose={(isDone) => {
            ends(isDone);
            add(false);
          }}
        />
      ) : (
        <button type="button" ref={button} className="add-button" onClick={() => add(true)}>
          <Plus size={16} aria-hidden />
          {t('label.add')}
        </button>
      )}
    </section>
  );
}

function OneLabel({ board, label }: { board: Board; label: BoardLabel }) {
  const { t } = useTranslation(['board-page', 'board-board', 'web']);
  const change = useWrite(changeLabel, { refreshes });
  const remove = useWrite(deleteLabel, { refreshes });
  const { name, colour, version } = label;
  const params = { id: board.id, label_id: label.id };
  return (
    <li>
      <span className="label-colour" data-colour={colour}>
        <select
          aria-label={t('label.colour', { name })}
          value={colour}
          onChange={({ target }) => {
            const chosen = boardColours.find((one) => one === target.value);
            if (chosen !== undefined) change.mutate({ params, body: { colour: chosen, version } });
          }}
        >
          {boardColours.map((one) => (
            <option key={one} value={one}>
              {t(`words.colour.${one}`)}
            </option>
          ))}
        </select>
      </span>
      <InlineName
        level="h4"
        value={name}
        label={t('label.rename', { name })}
        most={40}
        mayChange
        onChange={(next) => change.mutate({ params, body: { name: next, version } })}
      />
      <IconAction
        label={t('label.remove', { name })}
        onClick={() =>
          confirm({
            title: t('label.remove', { name }),
            text: t('label.remove_text'),
            verb: t('web:delete'),
            onConfirm: () => remove.mutate({ params, body: { version } }),
          })
        }
      >
        <Trash2 size={14} aria-hidden />
      </IconAction>
    </li>
  );
}
