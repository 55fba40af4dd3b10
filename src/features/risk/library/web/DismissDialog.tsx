import Typography from '@mui/material/Typography';
import * as z from 'zod/mini';
import { reason } from '#platform/contract/wording.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { dismissLibraryItem, type LibraryItem } from '../risk-library.contract.ts';

const schema = z.strictObject({ reason });
const defaults = { reason: '' };

/** Puts a risk of the repository aside for the business unit, with the reason. */
export function DismissDialog({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const { t } = useTranslation('risk-library');
  const { department } = useDepartment();
  const form = useContractForm(schema, { feature: 'risk-library', defaults });
  const dismiss = useWrite(dismissLibraryItem, { handled: form.showFailure });
  const { id, title } = item;
  return (
    <FormDialog
      open
      title={t('item.dismiss_title', { title })}
      verb={t('item.dismiss')}
      form={form}
      onClose={onClose}
      busy={dismiss.isPending}
      onSubmit={({ reason: why }) =>
        dismiss.mutate(
          { params: { id }, body: { department_id: department?.id ?? null, reason: why } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('item.dismissed'), variant: 'success' });
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>
        {t('item.dismiss_text', { unit: department?.name ?? t('item.everybody') })}
      </Typography>
      <TextInput name="reason" label={t('item.reason')} multiline minRows={2} autoFocus />
    </FormDialog>
  );
}
