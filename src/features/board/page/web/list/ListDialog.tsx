import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { changeList } from '#features/board/board/board-part.contract.ts';
import { taskStatuses } from '#features/treatment/task/task-status.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import type { ShownList } from '../move/arrangement.rules.ts';

const schema = changeList.body.pick({ wip_limit: true, task_status: true });

/** How many cards a list is to hold, and where the tasks in it stand. */
export function ListDialog({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const { t } = useTranslation(['board-page', 'board-board', 'web']);
  const { board } = useBoardView();
  const { wip_limit, task_status, version } = list;
  const form = useContractForm(schema, { feature: 'board-board', defaults: { wip_limit, task_status } });
  const { mutate, isPending } = useWrite(changeList, { handled: form.showFailure });
  return (
    <FormDialog
      open
      form={form}
      title={t('list.settings_of', { name: list.name })}
      verb={t('web:save')}
      busy={isPending}
      onClose={onClose}
      onSubmit={(values) =>
        mutate(
          { params: { id: board.id, list_id: list.id }, body: { ...values, version } },
          { onSuccess: onClose },
        )
      }
    >
      <TextInput
        name="wip_limit"
        label={t('field.wip_limit')}
        help={t(board.wip_blocks ? 'list.limit_blocks' : 'list.limit_help')}
        type="number"
        empty={null}
        optional
        autoFocus
      />
      <SelectInput
        name="task_status"
        label={t('field.task_status')}
        help={t('list.task_status_help')}
        none={t('list.no_task_status')}
        optional
        choices={taskStatuses.map((value) => ({ value, label: t(`words.task_status.${value}`) }))}
      />
    </FormDialog>
  );
}
