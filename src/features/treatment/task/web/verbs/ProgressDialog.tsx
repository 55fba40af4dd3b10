import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { recordProgress } from '../../task-verbs.contract.ts';
import { taskKind, type VerbDialogProps } from './task-kind.ts';

const schema = recordProgress.body.pick({ spent_h: true });

/** Says how long a task took so far. The checklist is ticked off where it stands. */
export function ProgressDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('treatment-task');
  const { spent_h } = dialog.record;
  const defaults = useMemo(() => ({ spent_h }), [spent_h]);
  const verbForm = useVerbForm(taskKind, dialog, 'progress', { endpoint: recordProgress, schema, defaults });
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={(values) => verbForm.send(values)}>
      <TextInput name="spent_h" type="number" label={t('form.spent_h')} optional empty={null} />
    </VerbDialog>
  );
}
