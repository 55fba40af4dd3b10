import Typography from '@mui/material/Typography';
import { staleVersion } from '#platform/contract/refusal.ts';
import { isRefusal } from '#platform/web/calling/call-failed.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { publishSoa, type Soa } from '../soa.contract.ts';

const schema = publishSoa.body.omit({ version: true });
const defaults = { note: undefined };

/** Asks before a version is published, which nobody changes afterwards. */
export function PublishDialog({ soa: { assessment, newest }, onClose }: { soa: Soa; onClose: () => void }) {
  const { t } = useTranslation('compliance-soa');
  const { id } = assessment;
  const read = useRead(readComplianceAssessment, { params: { id } });
  const form = useContractForm(schema, { feature: 'compliance-soa', defaults });
  const publish = useWrite(publishSoa, {
    handled: (failure) => {
      // What was changed meanwhile is shown behind the dialog: the next try knows of it.
      if (isRefusal(failure, staleVersion)) void read.refetch();
      return form.showFailure(failure);
    },
  });
  const version = read.data?.data.version ?? assessment.version;
  return (
    <FormDialog
      open
      form={form}
      title={t('publish.title', { number: newest + 1 })}
      verb={t('publish.verb')}
      busy={publish.isPending}
      onSubmit={({ note }) =>
        publish.mutate(
          { params: { id }, body: { version, ...(note !== undefined && { note }) } },
          {
            onSuccess: ({ data }) => {
              showSnackbar({ message: t('publish.done', { number: data.number }), variant: 'success' });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{t('publish.text')}</Typography>
      <TextInput name="note" label={t('publish.note')} multiline minRows={2} optional empty={undefined} />
    </FormDialog>
  );
}
