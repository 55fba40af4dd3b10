import { useEffect } from 'react';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { changedFields } from '#platform/web/workflow/verb-form.hooks.ts';
import type { Card } from '#features/board/card/card.contract.ts';
import { CardConflict } from './CardConflict.tsx';
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

/** What a card says: its own words, or those of the task that it is. */
export function CardContent({ card: read, edits }: { card: Card; edits: boolean }) {
  const form = useContractForm(cardDetails, {
    feature: 'board-card',
    defaults: valuesOf(read),
    draft: `board-card-${read.id}`,
  });
  const { isDirty } = form.formState;
  const edit = useCardEdit(read, { isTyping: isDirty, handled: form.showFailure });
  const { card, conflict, save, isSaving } = edit;
  const { reset } = form;
  // What others wrote shows while nobody types here.
  useEffect(() => {
    if (!isDirty) reset(valuesOf(card));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with another card, not when the typing ends
  }, [card, reset]);
  const mayEdit = card.permissions.can.includes('edit');
  return (
    <>
      {conflict && <CardConflict {...conflict} />}
      <div className="card-content">
        <div className="card-main">
          {card.task === null ? (
            <CardForm
              form={form}
              card={card}
              mayEdit={mayEdit}
              edits={edits}
              isSaving={isSaving}
              onSave={async (values) => {
                const kept = await save(changedFields(values, valuesOf(card)));
                if (kept === undefined) return;
                form.discard();
                reset(valuesOf(kept));
              }}
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
        </div>
        <CardStory card={card} />
      </div>
    </>
  );
}
