import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/use-endpoint.ts';
import { TextInput } from '#platform/web/ui/TextInput.tsx';
import { reopenAssessment } from '../../maturity-verbs.contract.ts';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const schema = reopenAssessment.body.omit({ version: true });
const defaults = { reason: '' };

/** Takes an approval back, so that it can be answered again. */
export function ReopenDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const asked = useVerbForm(dialog, 'reopen', schema, defaults);
  const send = useWrite(reopenAssessment, asked.options);
  return (
    <VerbDialog
      asked={asked}
      text={t('verb.reopen.text')}
      busy={send.isPending}
      onClose={dialog.onClose}
      onSubmit={(said) =>
        send.mutate(
          { params: asked.params, body: { ...said, version: asked.version } },
          { onSuccess: () => asked.done() },
        )
      }
    >
      <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} />
    </VerbDialog>
  );
}
