import Typography from '@mui/material/Typography';
import * as z from 'zod/mini';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { mergeTags, type Tag } from '#features/risk/tag/risk-tag.contract.ts';

interface MergeTagDialogProps {
  tag: Tag;
  tags: readonly Tag[];
  onClose: () => void;
}

const target = z.strictObject({ into: z.uuid() });
const defaults = { into: '' };

/** Makes one tag of two: what carried this one carries the other. */
export function MergeTagDialog({ tag, tags, onClose }: MergeTagDialogProps) {
  const { t } = useTranslation('risk');
  const form = useContractForm(target, { feature: 'risk', defaults });
  const merge = useWrite(mergeTags, { handled: form.showFailure });
  const others = tags.filter(({ id }) => id !== tag.id);
  return (
    <FormDialog
      open
      title={t('tags.merge_title', { name: tag.name })}
      verb={t('tags.merge')}
      form={form}
      onClose={onClose}
      busy={merge.isPending}
      onSubmit={({ into }) => {
        const other = others.find(({ id }) => id === into);
        if (other === undefined) return;
        merge.mutate(
          {
            body: {
              tags: [{ id: tag.id, version: tag.version }],
              into: { id: other.id, version: other.version },
            },
          },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({
                message: t('tags.merged', { name: tag.name, into: other.name }),
                variant: 'success',
              });
            },
          },
        );
      }}
    >
      <Typography sx={{ mb: 2 }}>{t('tags.merge_text', { name: tag.name })}</Typography>
      <SelectInput
        name="into"
        label={t('tags.into')}
        choices={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
