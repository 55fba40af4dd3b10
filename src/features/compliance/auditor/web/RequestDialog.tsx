import Typography from '@mui/material/Typography';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { requestedKinds, requestEvidence } from '../audit.contract.ts';

interface RequestDialogProps {
  control: { id: string; code: string };
  /** Who owns the control; where nobody does, whoever leads is asked. */
  asked: string | undefined;
  onClose: () => void;
}

const defaults = { name: '', request: '', kind: 'file' as const, due_date: '' };

/** Asks for evidence of a control: what, in which form and until when. */
export function RequestDialog({ control, asked, onClose }: RequestDialogProps) {
  const { t } = useTranslation('compliance-auditor');
  const form = useContractForm(requestEvidence.body, {
    feature: 'compliance-auditor',
    defaults,
    draft: `request-${control.id}`,
  });
  const request = useWrite(requestEvidence, {
    refreshes: ['compliance'],
    handled: (failure) => form.showFailure(failure),
  });
  return (
    <FormDialog
      open
      form={form}
      title={t('request.title', { code: control.code })}
      verb={t('request.verb')}
      busy={request.isPending}
      onSubmit={(body) =>
        request.mutate(
          { params: { id: control.id }, body },
          {
            onSuccess: ({ data }) => {
              form.discard();
              showSnackbar({
                message: t('request.done', { ref: data.ref, name: data.owner.name }),
                variant: 'success',
              });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {asked === undefined ? t('request.text_lead') : t('request.text', { name: asked })}
      </Typography>
      <TextInput name="name" label={t('web:field.name')} help={t('request.name_help')} />
      <TextInput name="request" label={t('request.what')} multiline minRows={3} />
      <SelectInput
        name="kind"
        label={t('request.kind')}
        choices={requestedKinds.map((value) => ({ value, label: t(`request.kinds.${value}`) }))}
      />
      <TextInput name="due_date" type="date" label={t('request.due')} />
    </FormDialog>
  );
}
