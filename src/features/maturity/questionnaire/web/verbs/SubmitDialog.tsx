import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { submitAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { openSections, OpenSections } from './OpenSections.tsx';
import { useFreshAssessment } from './assessment-conflict.hooks.ts';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const schema = submitAssessment.body.omit({ version: true });
const defaults = { note: undefined };

/** Hands an assessment in. As long as something is left to do it says what, and leads there. */
export function SubmitDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const fresh = useFreshAssessment(dialog.assessment.id);
  const asked = useVerbForm(dialog, 'submit', schema, defaults);
  const { handled } = asked.options;
  const submit = useWrite(submitAssessment, {
    ...asked.options,
    handled: (failure) => {
      // Somebody may have emptied an answer since they were counted.
      fresh.refetch();
      return handled?.(failure) ?? false;
    },
  });
  const now = fresh.assessment;
  const isReady = now !== undefined && openSections(now).length === 0;
  return (
    <VerbDialog
      asked={asked}
      busy={submit.isPending || !isReady}
      onClose={dialog.onClose}
      onSubmit={(said) =>
        submit.mutate(
          { params: asked.params, body: { ...said, version: asked.version } },
          { onSuccess: () => asked.done() },
        )
      }
    >
      {fresh.failure !== null && <FailureNotice failure={fresh.failure} onRetry={fresh.refetch} />}
      {now === undefined && fresh.failure === null && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('verb.submit.checking')}
        </Typography>
      )}
      {now && !isReady && <OpenSections assessment={now} onGo={dialog.onClose} />}
      {isReady && <Ready assessment={now} />}
    </VerbDialog>
  );
}

function Ready({ assessment: { reviewer } }: { assessment: Assessment }) {
  const { t } = useTranslation('maturity');
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        {t('verb.submit.ready')}{' '}
        {reviewer ? t('verb.submit.decides', { name: reviewer.name }) : t('verb.submit.nobody_decides')}
      </Typography>
      <TextInput name="note" label={t('verb.note')} multiline minRows={2} optional empty={undefined} />
    </>
  );
}
