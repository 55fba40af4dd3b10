import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractFormProvider } from '#platform/web/forms/ContractFormProvider.tsx';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { submitOnKeys } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { ConflictNotice } from '#platform/web/workflow/ConflictNotice.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { changeBoard, type Board } from '#features/board/board/board.contract.ts';
import { boardRecord } from '#features/board/board/board.record.ts';
import { boardKind } from './board-kind.ts';
import { ColourInput } from './ColourInput.tsx';

const schema = changeBoard.body.omit({ version: true, name: true, uri: true });

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);
const valuesOf = (board: Board) => ({
  description: board.description,
  visibility: board.visibility,
  department_id: board.department?.id ?? null,
  admin_ids: idsOf(board.admins),
  member_ids: idsOf(board.members),
  viewer_ids: idsOf(board.viewers),
  colour: board.colour,
  card_covers: board.card_covers,
  wip_per_person: board.wip_per_person,
  wip_blocks: board.wip_blocks,
});

const inBoard = { record: boardRecord, feature: 'board-board' } as const;

/** What its admins set on a board: who sees it and works on it, how it looks, how much is to be under way. */
export function BoardForm({ board, onClose }: { board: Board; onClose: () => void }) {
  const { t } = useTranslation(['board-page', 'board-board', 'web']);
  const { verbForm, submit } = useEditForm(
    boardKind,
    { record: board, onClose },
    { endpoint: changeBoard, schema, valuesOf },
  );
  const { form, conflict, isPending } = verbForm;
  const people = usePeoplePicks(
    useMemo(
      () => [...board.admins, ...board.members, ...board.viewers],
      [board.admins, board.members, board.viewers],
    ),
  );
  const departments = useDepartmentPicks();
  const visibility = useWatch({ control: form.control, name: 'visibility' });
  const send = form.handleSubmit((values) =>
    // A board of no department names none.
    submit(values.visibility === 'department' ? values : { ...values, department_id: null }),
  );
  const nobody = { optional: true, none: t('web:record.nobody') } as const;
  return (
    <ContractFormProvider form={form}>
      <form noValidate onSubmit={(event) => void send(event)} onKeyDown={submitOnKeys}>
        <ConflictNotice kind={boardKind} conflict={conflict} />
        <FieldInput {...inBoard} name="description" />
        <FieldInput {...inBoard} name="visibility" />
        {visibility === 'department' && !departments.flat && (
          <PickInput
            name="department_id"
            label={t('web:field.department')}
            picks={departments.picks}
            none={t('settings.choose_department')}
            empty={null}
          />
        )}
        <PicksInput name="admin_ids" label={t('field.admins')} {...people} none={t('web:record.nobody')} />
        <PicksInput name="member_ids" label={t('field.members')} {...people} {...nobody} />
        <PicksInput name="viewer_ids" label={t('field.viewers')} {...people} {...nobody} />
        <ColourInput />
        <FieldInput {...inBoard} name="card_covers" />
        <FieldInput {...inBoard} name="wip_per_person" />
        <FieldInput {...inBoard} name="wip_blocks" />
        <div className="settings-save">
          <Button type="submit" variant="contained" disabled={isPending || !form.formState.isDirty}>
            {t('web:save')}
          </Button>
        </div>
      </form>
    </ContractFormProvider>
  );
}
