import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { submitAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';
import { useFreshAssessment } from './fresh-assessment.hooks.ts';
import { openSections, OpenSections } from './OpenSections.tsx';

const schema = submitAssessment.body.omit({ version: true });
const defaults = { note: undefined };

/** Hands an assessment in. As long as something is left to do it says what, and leads there. */
export function SubmitDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const fresh = useFreshAssessment(dialog.record.id);
  const verbForm = useVerbForm(assessmentKind, dialog, 'submit', {
    endpoint: submitAssessment,
    schema,
    defaults,
    // Somebody may have emptied an answer since they were counted.
    onFailure: fresh.refetch,
  });
  const now = fresh.assessment;
  const isReady = now !== undefined && openSections(now).length === 0;
  return (
    <VerbDialog
      verbForm={verbForm}
      busy={!isReady}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values)}
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
  const { t } = useTranslation(['maturity', 'record']);
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
