import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { nextPeriod } from '#features/maturity/assessment/period.rules.ts';
import { duplicateAssessment } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { PeriodInput } from '#features/maturity/assessment/web/shared/PeriodInput.tsx';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const schema = duplicateAssessment.body.omit({ version: true });

/** Begins the next assessment with this one's answers. */
export function DuplicateDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const navigate = useNavigate();
  const [defaults] = useState(() => ({
    name: dialog.assessment.name,
    period: nextPeriod(dialog.assessment.period),
  }));
  const asked = useVerbForm(dialog, 'duplicate', schema, defaults);
  const duplicate = useWrite(duplicateAssessment, asked.options);
  return (
    <VerbDialog
      asked={asked}
      text={t('verb.duplicate.text')}
      busy={duplicate.isPending}
      onClose={dialog.onClose}
      onSubmit={(said) =>
        duplicate.mutate(
          { params: asked.params, body: { ...said, version: asked.version } },
          {
            onSuccess: ({ data }) => {
              asked.done();
              void navigate(assessmentLink(data));
            },
          },
        )
      }
    >
      <TextInput name="name" label={t('add.name')} />
      <PeriodInput />
    </VerbDialog>
  );
}
