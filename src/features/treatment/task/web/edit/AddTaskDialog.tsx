import { useMemo } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { blankOf } from '#platform/contract/record/record-history.ts';
import { addTask, taskDetails } from '../../task.contract.ts';
import { taskRecord } from '../../task.record.ts';
import { taskKind } from '../verbs/task-kind.ts';
import type { ParentOfList } from '../shared/parent-of-list.ts';
import { TaskFields } from './TaskFields.tsx';

const schema = taskDetails.omit({ spent_h: true });

/** Adds a task: to what it is to belong to, or to nothing. */
export function AddTaskDialog({ parent, onClose }: { parent?: ParentOfList; onClose: () => void }) {
  const { t } = useTranslation('treatment-task');
  // Among the tasks of the unit that is looked at: the whole organisation's are not listed there.
  const { current } = useDepartmentPicks();
  const department_id = (parent === undefined && current) || null;
  const defaults = useMemo(() => {
    const { spent_h: _, ...blank } = blankOf(taskRecord);
    return { ...blank, department_id };
  }, [department_id]);
  const draft = `task-new-${parent?.id ?? ''}`;
  const form = useContractForm(schema, { feature: 'treatment-task', defaults, draft });
  const add = useWrite(addTask, { refreshes: taskKind.refreshes, handled: form.showFailure });
  return (
    <FormDialog
      open
      form={form}
      title={t('list.new')}
      verb={t('form.add')}
      busy={add.isPending}
      onClose={onClose}
      onSubmit={(details) =>
        add.mutate(
          { body: { ...details, ...(parent && { kind: parent.kind, parent_id: parent.id }) } },
          {
            onSuccess: ({ data }) => {
              form.discard();
              onClose();
              showSnackbar({ message: t('form.added', { ref: data.ref }), variant: 'success' });
            },
          },
        )
      }
    >
      <TaskFields kind={parent?.kind ?? 'none'} />
    </FormDialog>
  );
}
