import * as z from 'zod';
import { useWatch } from 'react-hook-form';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { useSeenPicks, useTyped } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { listBoards, readBoard } from '#features/board/board/board.contract.ts';
import { addCard } from '#features/board/card/card.contract.ts';
import type { BoardsOfTaskProps } from '#features/treatment/task/web/shared/BoardsOfTask.tsx';

const schema = z.object({ board: z.uuid() });
const nobody: readonly never[] = [];

interface PutOnBoardProps extends BoardsOfTaskProps {
  /** The boards that it is on. */
  on: readonly string[];
  onClose: () => void;
}

/** Puts a task on a board on which one works: into the list that says that it stands there, or the first. */
export function PutOnBoard({ task, on, onClose }: PutOnBoardProps) {
  const { t } = useTranslation('board-page');
  const form = useContractForm(schema, { feature: 'board-page', defaults: { board: undefined } });
  const add = useWrite(addCard, { handled: form.showFailure });
  const chosen = useWatch({ control: form.control, name: 'board' });
  const [q, onSearch] = useTyped();
  const found = useRead(
    listBoards,
    { query: { member: 'me', limit: '20', ...(q && { q }) } },
    { keep: true },
  );
  const picks = useSeenPicks(
    nobody,
    found.data?.data
      .filter(({ id, role }) => role !== 'viewer' && !on.includes(id))
      .map(({ id, name }) => ({ value: id, label: name })),
  );
  const read = useRead(readBoard, { params: { id: chosen ?? '' } }, { enabled: !!chosen });
  const board = read.data?.data;
  const list = board?.lists.find(({ task_status }) => task_status === task.status) ?? board?.lists[0];
  const lands = list === undefined ? t('task.no_list') : t('task.lands', { list: list.name });
  return (
    <FormDialog
      open
      form={form}
      title={t('task.put')}
      verb={t('task.put')}
      busy={add.isPending || (!!chosen && list === undefined)}
      onClose={onClose}
      onSubmit={() =>
        board &&
        list &&
        add.mutate(
          { params: { board_id: board.id }, body: { task_id: task.id, list_id: list.id } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('task.is_put', { name: board.name }), variant: 'success' });
            },
          },
        )
      }
    >
      <PickInput
        name="board"
        label={t('task.which')}
        none={t('task.find')}
        help={board && lands}
        picks={picks}
        onSearch={onSearch}
      />
    </FormDialog>
  );
}
