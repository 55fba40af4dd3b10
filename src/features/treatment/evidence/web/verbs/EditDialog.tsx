import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { TextsInput } from '#platform/web/ui/inputs/TextsInput.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { changeEvidence, evidenceDetails, type Evidence } from '../../evidence.contract.ts';
import { evidenceKind, type VerbDialogProps } from './evidence-kind.ts';

const wordsOf = (evidence: Evidence) => ({
  name: evidence.name,
  owner_id: evidence.owner.id,
  reviewer_id: evidence.reviewer?.id ?? null,
  effective_from: evidence.effective_from,
  effective_to: evidence.effective_to,
  valid_for_days: evidence.valid_for_days,
  source: evidence.source,
  tags: evidence.tags,
});
const schema = evidenceDetails.omit({ department_id: true, confidential: true });

/** Edits what people wrote about a piece of evidence; its period, until that was accepted. */
export function EditDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('treatment-evidence');
  const { record, onClose } = dialog;
  const [named] = useState(() => [record.owner, ...(record.reviewer ? [record.reviewer] : [])]);
  const people = usePeoplePicks(named);
  const isFixed = record.status === 'accepted' || record.status === 'expired';
  const { verbForm, submit } = useEditForm(evidenceKind, dialog, {
    endpoint: changeEvidence,
    schema,
    valuesOf: wordsOf,
  });
  return (
    <VerbDialog verbForm={verbForm} onClose={onClose} onSubmit={submit}>
      <TextInput name="name" label={t('field.name')} />
      <PickInput name="owner_id" label={t('field.owner')} {...people} none={t('form.nobody')} />
      <PickInput
        name="reviewer_id"
        label={t('field.reviewer')}
        {...people}
        optional
        none={t('form.nobody')}
        empty={null}
      />
      {!isFixed && (
        <>
          <TextInput name="effective_from" type="date" label={t('field.effective_from')} />
          <TextInput name="effective_to" type="date" label={t('field.effective_to')} optional empty={null} />
          <TextInput
            name="valid_for_days"
            type="number"
            label={t('field.valid_for_days')}
            help={t('field.valid_help')}
            optional
            empty={null}
          />
        </>
      )}
      <TextsInput name="tags" label={t('field.tags')} help={t('field.tags_help')} />
      <TextInput name="source" label={t('field.source')} optional empty={null} />
    </VerbDialog>
  );
}
