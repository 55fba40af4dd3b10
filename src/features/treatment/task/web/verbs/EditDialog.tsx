import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { changeTask, taskDetails, type Task } from '../../task.contract.ts';
import { TaskFields } from '../edit/TaskFields.tsx';
import { taskKind, type VerbDialogProps } from './task-kind.ts';

const schema = taskDetails.omit({ spent_h: true });

const valuesOf = (task: Task) => ({
  title: task.title,
  description: task.description,
  assignee_ids: task.assignees.map(({ id }) => id),
  reviewer_id: task.reviewer?.id ?? null,
  priority: task.priority,
  start_on: task.start_on,
  due_on: task.due_on,
  weight: task.weight,
  estimate_h: task.estimate_h,
  checklist: task.checklist,
  blocked_by: task.blocked_by.map(({ id }) => id),
  evidence_required: task.evidence_required,
  recurrence: task.recurrence,
  department_id: task.kind === 'none' ? (task.department?.id ?? null) : null,
});

/** Edits what people wrote about a task. */
export function EditDialog(dialog: VerbDialogProps) {
  const { verbForm, submit } = useEditForm(taskKind, dialog, { endpoint: changeTask, schema, valuesOf });
  return (
    <VerbDialog verbForm={verbForm} onClose={dialog.onClose} onSubmit={submit}>
      <TaskFields task={dialog.record} kind={dialog.record.kind} />
    </VerbDialog>
  );
}
