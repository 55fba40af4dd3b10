import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import type { ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { ContractFormProvider } from '#platform/web/forms/ContractFormProvider.tsx';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { submitOnKeys } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { Prose } from '#platform/web/ui/values/Prose.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import type { Card } from '#features/board/card/card.contract.ts';
import { cardRecord } from '#features/board/card/card.record.ts';
import type { cardDetails } from './card-details.ts';

export interface CardValues {
  title: string;
  description: string | null;
  due_on: string | null;
  member_ids: string[];
}

interface CardFormProps {
  form: ContractForm<typeof cardDetails>;
  card: Card;
  mayEdit: boolean;
  edits: boolean;
  isSaving: boolean;
  /** Whether it is kept by its button alone: somebody else changed the card, or it was typed on an earlier visit. */
  asks: boolean;
  onSave: () => void;
  onLeave: () => void;
}

const inCard = { record: cardRecord, feature: 'board-card' } as const;

/** What people write on a card. It is saved by itself once they pause. */
export function CardForm({ form, card, mayEdit, edits, isSaving, asks, onSave, onLeave }: CardFormProps) {
  const { t } = useTranslation(['board-card', 'web']);
  const people = usePeoplePicks(useMemo(() => card.members, [card.members]));
  const { setFocus } = form;
  useEffect(() => {
    if (edits) setFocus('title');
  }, [edits, setFocus]);
  if (!mayEdit) return <CardFacts card={card} />;
  return (
    <ContractFormProvider form={form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
        onKeyDown={submitOnKeys}
      >
        <FieldInput {...inCard} name="title" required />
        <FieldInput {...inCard} name="description" minRows={4} />
        <div className="card-pair">
          <PicksInput
            name="member_ids"
            label={t('field.members')}
            {...people}
            optional
            none={t('web:record.nobody')}
          />
          <FieldInput {...inCard} name="due_on" />
        </div>
        {asks && (
          <div className="card-save">
            <Button type="submit" variant="contained" disabled={isSaving}>
              {t('web:save')}
            </Button>
            <Button onClick={onLeave}>{t('web:cancel')}</Button>
          </div>
        )}
      </form>
    </ContractFormProvider>
  );
}

/** The same for those who only read. */
function CardFacts({ card }: { card: Card }) {
  const { t } = useTranslation(['board-card', 'web']);
  const formats = useFormats();
  const { title, description, due_on, members } = card;
  return (
    <>
      <h2 className="card-title" dir="auto">
        {title}
      </h2>
      {description !== null && <Prose text={description} />}
      <FactList>
        {due_on !== null && <Fact name={t('field.due_on')}>{formats.day(due_on)}</Fact>}
        {members.length > 0 && (
          <Fact name={t('field.members')}>{formats.list(members.map(({ name }) => name))}</Fact>
        )}
      </FactList>
    </>
  );
}
