import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useImperativeHandle, useLayoutEffect, useState, type Ref } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { ConflictNotice } from '#platform/web/workflow/ConflictNotice.tsx';
import type {
  ControlAnswer,
  ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { controlAssessmentKind, missingForSubmit } from '../verbs/control-assessment-kind.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { useAnswerForm } from './answer-form.hooks.ts';

/** What the page asks of the form: keys set and store what stands in it. */
export interface AnswerHandle {
  values: () => ControlAnswer;
  set: (part: Partial<ControlAnswer>) => void;
  focus: (field: keyof ControlAnswer) => void;
  store: (ended: (saved: ControlAssessment) => void, failed: () => void) => void;
}

interface AnswerCardProps {
  control: ControlAssessment;
  handle: Ref<AnswerHandle>;
  onSave: () => void;
  onNext: (() => void) | undefined;
  onSubmit: (() => void) | undefined;
}

/** The answer to a control, to be written. */
export function AnswerCard(props: AnswerCardProps) {
  const { control } = props;
  const { t } = useTranslation('compliance-control-assessment');
  const [opened, reopen] = useState(control);
  return (
    <SectionCard title={t('page.answer')}>
      <OpenedForm key={opened.version} {...props} opened={opened} onReopen={() => reopen(control)} />
    </SectionCard>
  );
}

type OpenedFormProps = AnswerCardProps & { opened: ControlAssessment; onReopen: () => void };

function OpenedForm({ control, opened, onReopen, handle, onSave, onNext, onSubmit }: OpenedFormProps) {
  const { t, tOpen } = useTranslation('compliance-control-assessment');
  const answer = useAnswerForm(opened, control);
  const { form, conflict, isPending } = answer;
  const { isDirty } = form.formState;

  // What changed meanwhile is shown at once where nothing is typed over it; what was stored is what the form begins with.
  const isOutdated = !isDirty && !isPending && control.version !== opened.version;
  useLayoutEffect(() => {
    if (isOutdated) onReopen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onReopen` is another one with each drawing
  }, [isOutdated]);

  useImperativeHandle(handle, () => ({
    values: () => form.getValues(),
    set: (part) => {
      for (const [name, value] of Object.entries(part))
        form.setValue(name as 'observation', value as string | null, {
          shouldDirty: true,
          shouldValidate: true,
        });
    },
    // What a key has just called for is drawn first.
    focus: (field) => void requestAnimationFrame(() => form.setFocus(field)),
    store: (ended, failed) =>
      void form.handleSubmit((values) => answer.store(values, ended, failed), failed)(),
  }));

  const missing = missingForSubmit(control);
  const isOver = conflict !== undefined && !conflict.mayRetry;
  return (
    <ContractFormBox form={form} onSubmit={onSave}>
      <ConflictNotice kind={controlAssessmentKind} conflict={conflict} />
      <Box
        component="fieldset"
        disabled={isPending}
        aria-label={t('page.answer')}
        sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
      >
        <AnswerFields control={opened} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isPending || isOver}>
            {t('form.save')}
          </Button>
          {onNext && (
            <Button variant="outlined" disabled={isPending || isOver} onClick={onNext}>
              {t('form.save_next')}
            </Button>
          )}
          {onSubmit && (
            <Button disabled={isPending || isOver} onClick={onSubmit}>
              {t('form.submit')}
            </Button>
          )}
          <Typography role="status" variant="body2" color="textSecondary">
            {isDirty && t('form.unsaved')}
          </Typography>
        </Box>
      </Box>
      {missing && !isDirty && control.status !== 'to_do' && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {t('form.before_submit', { what: tOpen(`refusals.${missing}`) })}
        </Alert>
      )}
    </ContractFormBox>
  );
}
