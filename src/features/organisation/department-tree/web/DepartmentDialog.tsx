import { useMemo } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import {
  addDepartment,
  changeDepartment,
  departmentWords,
  type DepartmentNode,
} from '#features/organisation/department/department-change.contract.ts';
import { refreshes } from './department-moves.hooks.ts';

interface DepartmentDialogProps {
  department?: DepartmentNode;
  /** A new one comes below it; without it, to the top. */
  parent?: DepartmentNode | undefined;
  onClose: () => void;
}

/** A new department, or one as it is called. */
export function DepartmentDialog({ department, parent, onClose }: DepartmentDialogProps) {
  const { t } = useTranslation('organisation-department-tree');
  const defaults = useMemo(
    () => ({
      name: department?.name ?? '',
      code: department?.code ?? null,
      description: department?.description ?? null,
    }),
    [department],
  );
  const form = useContractForm(departmentWords, { feature: 'organisation-department-tree', defaults });
  const add = useWrite(addDepartment, { handled: form.showFailure, refreshes });
  const change = useWrite(changeDepartment, { handled: form.showFailure, refreshes });
  const done = {
    onSuccess: () => {
      onClose();
      showSnackbar({ message: t('dialog.saved'), variant: 'success' as const });
    },
  };
  const title = () => {
    if (department !== undefined) return t('dialog.edit', { name: department.name });
    return parent === undefined ? t('page.add') : t('dialog.add_below', { name: parent.name });
  };
  return (
    <FormDialog
      open
      title={title()}
      verb={t(department === undefined ? 'page.add' : 'web:save')}
      form={form}
      onClose={onClose}
      busy={add.isPending || change.isPending}
      onSubmit={(words) => {
        if (department === undefined) add.mutate({ body: { ...words, parent_id: parent?.id ?? null } }, done);
        else
          change.mutate(
            { params: { id: department.id }, body: { ...words, version: department.version } },
            done,
          );
      }}
    >
      <TextInput name="name" label={t('web:field.name')} autoFocus />
      <TextInput name="code" label={t('web:field.code')} empty={null} optional />
      <TextInput
        name="description"
        label={t('web:field.description')}
        empty={null}
        optional
        multiline
        minRows={3}
      />
    </FormDialog>
  );
}
