import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/use-endpoint.ts';
import { TextInput } from '#platform/web/ui/TextInput.tsx';
import { returnAssessment } from '../../maturity-verbs.contract.ts';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const schema = returnAssessment.body.omit({ version: true });
const defaults = { note: '' };

/** Gives an assessment back to those who answer it, and says why. */
export function ReturnDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const asked = useVerbForm(dialog, 'return', schema, defaults);
  const send = useWrite(returnAssessment, asked.options);
  return (
    <VerbDialog
      asked={asked}
      text={t('verb.return.text')}
      busy={send.isPending}
      onClose={dialog.onClose}
      onSubmit={(said) =>
        send.mutate(
          { params: asked.params, body: { ...said, version: asked.version } },
          { onSuccess: () => asked.done() },
        )
      }
    >
      <TextInput name="note" label={t('verb.note')} multiline minRows={3} autoFocus />
    </VerbDialog>
  );
}
