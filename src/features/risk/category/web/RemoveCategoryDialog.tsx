import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { removeCategory, type RiskCategory } from '../risk-category.contract.ts';

interface RemoveCategoryDialogProps {
  category: RiskCategory;
  categories: readonly RiskCategory[];
  onClose: () => void;
}

const target = z.strictObject({ move_to: z.nullable(z.uuid()) });
const defaults = { move_to: null };

/** Says where the category's risks go, and removes it. */
export function RemoveCategoryDialog({ category, categories, onClose }: RemoveCategoryDialogProps) {
  const { t } = useTranslation('risk');
  const form = useContractForm(target, { feature: 'risk', defaults });
  const remove = useWrite(removeCategory, {
    handled: form.showFailure,
    refreshes: ['risk'],
  });
  return (
    <FormDialog
      open
      title={t('model.screen.categories.remove_title', { name: category.name })}
      verb={t('web:remove')}
      form={form}
      onClose={onClose}
      busy={remove.isPending}
      onSubmit={({ move_to }) =>
        remove.mutate(
          { params: { id: category.id }, body: { version: category.version, move_to } },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('model.screen.categories.removed'), variant: 'success' });
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('model.screen.categories.remove_text')}</Typography>
      <SelectInput
        name="move_to"
        label={t('model.screen.categories.move_to')}
        none={t('model.screen.categories.no_category')}
        choices={categories
          .filter(({ id }) => id !== category.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
