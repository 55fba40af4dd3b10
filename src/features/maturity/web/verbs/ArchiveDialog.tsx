import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/use-endpoint.ts';
import { TextInput } from '#platform/web/ui/TextInput.tsx';
import { archiveAssessment } from '../../maturity-verbs.contract.ts';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const schema = archiveAssessment.body.omit({ version: true });
const defaults = { reason: undefined };

/** Puts an assessment away for good. */
export function ArchiveDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const asked = useVerbForm(dialog, 'archive', schema, defaults);
  const send = useWrite(archiveAssessment, asked.options);
  return (
    <VerbDialog
      asked={asked}
      text={t('verb.archive.text')}
      busy={send.isPending}
      onClose={dialog.onClose}
      onSubmit={(said) =>
        send.mutate(
          { params: asked.params, body: { ...said, version: asked.version } },
          { onSuccess: () => asked.done() },
        )
      }
    >
      <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} optional empty={undefined} />
    </VerbDialog>
  );
}
