import Typography from '@mui/material/Typography';
import * as z from 'zod/mini';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import {
  archiveDepartment,
  readDepartmentContents,
  type DepartmentNode,
} from '#features/organisation/department/department-change.contract.ts';
import { levelOf } from '#features/organisation/department/department-tree.rules.ts';
import { refreshes } from './department-moves.hooks.ts';

interface ArchiveDialogProps {
  department: DepartmentNode;
  departments: readonly DepartmentNode[];
  onClose: () => void;
}

const target = z.strictObject({ move_to: z.nullable(z.uuid()) });
const defaults = { move_to: null };

/** Says what is open in a department and where it goes, and puts the department aside. */
export function ArchiveDialog({ department, departments, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('organisation-department-tree');
  const formats = useFormats();
  const params = { id: department.id };
  const contents = useRead(readDepartmentContents, { params });
  const form = useContractForm(target, { feature: 'organisation-department-tree', defaults });
  const archive = useWrite(archiveDepartment, { handled: form.showFailure, refreshes });
  const open = contents.data?.data ?? [];
  return (
    <FormDialog
      open
      title={t('archive.title', { name: department.name })}
      verb={t('act.archive')}
      form={form}
      onClose={onClose}
      busy={contents.isPending || archive.isPending}
      onSubmit={({ move_to }) =>
        archive.mutate(
          { params, body: { version: department.version, move_to } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('archive.done', { name: department.name }), variant: 'success' });
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('archive.about')}</Typography>
      {open.length > 0 && (
        <>
          <Typography component="ul" sx={{ mb: 2, paddingInlineStart: 3 }}>
            {open.map(({ kind, name, count }) => (
              <li key={kind}>{t('archive.content', { name, number: formats.number(count) })}</li>
            ))}
          </Typography>
          <PickInput
            name="move_to"
            label={t('archive.move_to')}
            none={t('archive.choose')}
            empty={null}
            picks={departments
              .filter(({ id, status }) => id !== department.id && status === 'active')
              .map(({ id, name }) => ({ value: id, label: name, depth: levelOf(departments, id) - 1 }))}
          />
        </>
      )}
    </FormDialog>
  );
}
