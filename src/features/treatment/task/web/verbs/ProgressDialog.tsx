import { useMemo } from 'react';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { recordProgress } from '../../task-verbs.contract.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import type { Task } from '../../task.contract.ts';
import { taskRecord } from '../../task.record.ts';
import { taskKind } from './task-kind.ts';

const schema = recordProgress.body.pick({ spent_h: true });

/** Says how long a task took so far. The checklist is ticked off where it stands. */
export function ProgressDialog(dialog: VerbDialogProps<Task>) {
  const { spent_h } = dialog.record;
  const defaults = useMemo(() => ({ spent_h }), [spent_h]);
  const verbForm = useVerbForm(taskKind, dialog, 'progress', { endpoint: recordProgress, schema, defaults });
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={(values) => verbForm.send(values)}>
      <FieldInput record={taskRecord} feature="treatment-task" name="spent_h" />
    </VerbDialog>
  );
}
