import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { inFinding } from '../edit/FindingFields.tsx';
import { VerbFormDialog } from '#platform/web/workflow/VerbFormDialog.tsx';
import { PersonInput } from '#features/identity/candidate/web/shared/PersonInput.tsx';
import { assignFinding } from '../../finding-verbs.contract.ts';
import type { Finding } from '../../finding.contract.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { findingKind } from './finding-kind.ts';

const schema = assignFinding.body.omit({ version: true });

/** Gives a finding to whoever puts it right, until a day. */
export function AssignDialog(dialog: VerbDialogProps<Finding>) {
  const { t } = useTranslation('web');
  const { owner, due_date } = dialog.record;
  const defaults = useMemo(
    () => ({ owner_id: owner?.id ?? '', due_date: due_date ?? '' }),
    [owner, due_date],
  );
  return (
    <VerbFormDialog
      kind={findingKind}
      verb="assign"
      endpoint={assignFinding}
      schema={schema}
      defaults={defaults}
      {...dialog}
    >
      <PersonInput name="owner_id" label={t('field.owner')} named={owner} />
      <FieldInput {...inFinding} name="due_date" required />
    </VerbFormDialog>
  );
}
