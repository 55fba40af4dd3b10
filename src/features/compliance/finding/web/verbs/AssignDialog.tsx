import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { inFinding } from '../edit/FindingFields.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { assignFinding } from '../../finding-verbs.contract.ts';
import type { Finding } from '../../finding.contract.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { findingKind } from './finding-kind.ts';

const schema = assignFinding.body.omit({ version: true });

/** Gives a finding to whoever puts it right, until a day. */
export function AssignDialog(dialog: VerbDialogProps<Finding>) {
  const { t } = useTranslation('compliance-finding');
  const { owner, due_date } = dialog.record;
  const people = usePeoplePicks(useMemo(() => (owner === null ? [] : [owner]), [owner]));
  const defaults = useMemo(
    () => ({ owner_id: owner?.id ?? '', due_date: due_date ?? '' }),
    [owner, due_date],
  );
  const verbForm = useVerbForm(findingKind, dialog, 'assign', { endpoint: assignFinding, schema, defaults });
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.assign.text')}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values)}
    >
      <PickInput
        name="owner_id"
        label={t('web:field.owner')}
        {...people}
        none={t('form.choose')}
        empty={undefined}
      />
      <FieldInput {...inFinding} name="due_date" required />
    </VerbDialog>
  );
}
