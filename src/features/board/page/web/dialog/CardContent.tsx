import { useEffect, useRef, type RefObject } from 'react';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { changedFields } from '#platform/web/workflow/verb-form.hooks.ts';
import type { Card } from '#features/board/card/card.contract.ts';
import { Cover } from '../card/Cover.tsx';
import { useAutosave } from './autosave.hooks.ts';
import { CardConflict } from './CardConflict.tsx';
import { CardFiles } from './CardFiles.tsx';
import { CardForm, type CardValues } from './CardForm.tsx';
import { CardLabels } from './CardLabels.tsx';
import { cardDetails } from './card-details.ts';
import { CardStory } from './CardStory.tsx';
import { Checklists } from './Checklists.tsx';
import { LinkedTask } from './LinkedTask.tsx';
import { useCardEdit } from './card-edit.hooks.ts';

const valuesOf = ({ title, description, due_on, members }: Card): CardValues => ({
  title,
  description,
  due_on,
  member_ids: members.map(({ id }) => id),
});

interface CardContentProps {
  card: Card;
  edits: boolean;
  /** Whether it has left the board: nothing more is written on it then. */
  isGone: RefObject<boolean>;
}

/** What a card says: its own words, or those of the task that it is. */
export function CardContent({ card: read, edits, isGone }: CardContentProps) {
  const form = useContractForm(cardDetails, {
    feature: 'board-card',
    defaults: valuesOf(read),
    draft: `board-card-${read.id}`,
  });
  const { isDirty } = form.formState;
  const edit = useCardEdit(read, { isTyping: isDirty, handled: form.showFailure });
  const { card, conflict, save, cover, isSaving } = edit;
  const { reset, getValues } = form;
  /** The version that this person wrote last: what they typed for it stays as they typed it. */
  const own = useRef(0);
  // What others wrote shows while nobody types here.
  useEffect(() => {
    if (!isDirty && card.version !== own.current) reset(valuesOf(card));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with another card, not when the typing ends
  }, [card, reset]);
  const send = form.handleSubmit(async (values) => {
    const sent = getValues();
    const part = changedFields(values, valuesOf(card));
    const kept = Object.keys(part).length === 0 ? card : await save(part);
    // Who typed on meanwhile is not done: that is saved next.
    if (kept === undefined || JSON.stringify(getValues()) !== JSON.stringify(sent)) return;
    own.current = kept.version;
    form.discard();
    reset(sent);
  });
  const waits = conflict !== undefined || form.restored;
  useAutosave(form, () => {
    if (!waits && !isGone.current) void send();
  });
  const mayEdit = card.permissions.can.includes('edit');
  return (
    <>
      {conflict && <CardConflict {...conflict} />}
      <div className="card-content">
        {card.cover_id !== null && <Cover board={card.board_id} card={card.id} cover={card.cover_id} />}
        <div className="card-main">
          {card.task === null ? (
            <CardForm
              form={form}
              card={card}
              mayEdit={mayEdit}
              edits={edits}
              isSaving={isSaving}
              asks={waits && isDirty}
              onSave={() => void send()}
              onLeave={() => {
                form.discard();
                reset(valuesOf(card));
              }}
            />
          ) : (
            <LinkedTask card={card} task={card.task} />
          )}
          <CardLabels card={card} mayEdit={mayEdit} onChange={(label_ids) => save({ label_ids })} />
          {(card.checklists.length > 0 || (mayEdit && card.task === null)) && (
            <Checklists
              card={card}
              mayEdit={mayEdit && card.task === null}
              onChange={(checklists) => save({ checklists })}
            />
          )}
          {(mayEdit || card.file_count > 0) && (
            <CardFiles card={card} mayEdit={mayEdit} onCover={(file) => void cover(file)} />
          )}
        </div>
        <CardStory card={card} />
      </div>
    </>
  );
}
