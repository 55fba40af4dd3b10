import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { viewDetails, type SavedView } from '#features/workspace/saved-view/saved-view.contract.ts';
import type { SavedViews } from './saved-views.hooks.ts';

const named = viewDetails.pick({ name: true, is_shared: true });

interface SavedViewDialogProps {
  saved: SavedViews;
  /** The view to rename; without one, what is shown is kept as a new view. */
  view: SavedView | undefined;
  onClose: () => void;
}

export function SavedViewDialog({ saved, view, onClose }: SavedViewDialogProps) {
  const { t } = useTranslation('risk');
  const mayShare = usePerson().type !== 'User';
  const defaults = useMemo(() => ({ name: view?.name ?? '', is_shared: view?.is_shared ?? false }), [view]);
  const form = useContractForm(named, { feature: 'workspace-saved-view', defaults });
  return (
    <FormDialog
      open
      title={view === undefined ? t('register.view.save') : t('register.view.rename', { name: view.name })}
      verb={t('register.view.verb')}
      form={form}
      busy={saved.isPending}
      onClose={onClose}
      onSubmit={async (details) => {
        try {
          await (view === undefined ? saved.keep(details) : saved.change(view, details));
          onClose();
        } catch (failure) {
          if (failure instanceof CallFailed) form.showFailure(failure);
        }
      }}
    >
      {view === undefined && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('register.view.save_text')}
        </Typography>
      )}
      <TextInput name="name" label={t('web:field.name')} autoFocus />
      {mayShare && (
        <Controller
          name="is_shared"
          control={form.control}
          render={({ field }) => (
            <FormControlLabel
              sx={{ mt: 1 }}
              control={
                <Checkbox
                  size="small"
                  checked={field.value === true}
                  onChange={(_, checked) => field.onChange(checked)}
                />
              }
              label={t('register.view.share')}
            />
          )}
        />
      )}
    </FormDialog>
  );
}
