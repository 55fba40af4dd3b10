import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { assessmentRecord } from '#features/maturity/assessment/assessment.record.ts';
import { nextPeriod } from '#features/maturity/assessment/period.rules.ts';
import { duplicateAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { PeriodInput } from '#features/maturity/assessment/web/shared/PeriodInput.tsx';
import { assessmentKind, type VerbDialogProps } from './assessment-kind.ts';

const schema = duplicateAssessment.body.omit({ version: true });

/** Begins the next assessment with this one's answers. */
export function DuplicateDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const navigate = useNavigate();
  const [defaults] = useState(() => ({
    name: dialog.record.name,
    period: nextPeriod(dialog.record.period),
  }));
  const verbForm = useVerbForm(assessmentKind, dialog, 'duplicate', {
    endpoint: duplicateAssessment,
    schema,
    defaults,
  });
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.duplicate.text')}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values, ({ data }) => void navigate(assessmentLink(data)))}
    >
      <FieldInput record={assessmentRecord} feature="maturity" name="name" />
      <PeriodInput />
    </VerbDialog>
  );
}
