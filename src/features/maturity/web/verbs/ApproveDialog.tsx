import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/use-endpoint.ts';
import { TextInput } from '#platform/web/ui/TextInput.tsx';
import { approveAssessment } from '../../maturity-verbs.contract.ts';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const schema = approveAssessment.body.omit({ version: true });
const defaults = { note: undefined };

/** Freezes the answers as approved. */
export function ApproveDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const asked = useVerbForm(dialog, 'approve', schema, defaults);
  const send = useWrite(approveAssessment, asked.options);
  return (
    <VerbDialog
      asked={asked}
      text={t('verb.approve.text')}
      busy={send.isPending}
      onClose={dialog.onClose}
      onSubmit={(said) =>
        send.mutate(
          { params: asked.params, body: { ...said, version: asked.version } },
          { onSuccess: () => asked.done() },
        )
      }
    >
      <TextInput name="note" label={t('verb.note')} multiline minRows={2} optional empty={undefined} />
    </VerbDialog>
  );
}
