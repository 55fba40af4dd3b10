import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { changeTask, taskDetails, type Task } from '../../task.contract.ts';
import { TaskFields } from '../edit/TaskFields.tsx';
import { detailsOf } from '#platform/contract/record/record-history.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { taskRecord } from '../../task.record.ts';
import { taskKind } from './task-kind.ts';

const schema = taskDetails.omit({ spent_h: true });

const valuesOf = (task: Task) => {
  const { spent_h: _, department_id, ...details } = detailsOf(taskRecord, task);
  return { ...details, department_id: task.kind === 'none' ? department_id : null };
};

/** Edits what people wrote about a task. */
export function EditDialog(dialog: VerbDialogProps<Task>) {
  const { verbForm, submit } = useEditForm(taskKind, dialog, { endpoint: changeTask, schema, valuesOf });
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={submit}>
      <TaskFields task={dialog.record} kind={dialog.record.kind} />
    </VerbDialog>
  );
}
