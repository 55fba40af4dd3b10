import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import type { AssessmentHead } from '#features/maturity/assessment/assessment.contract.ts';
import type { RoadmapGap } from '../roadmap.contract.ts';
import { planGaps, planningOfGaps } from '../roadmap-plans.contract.ts';

const schema = planningOfGaps.pick({ one_plan_per: true, owner_id: true, approver_id: true, due_on: true });

interface PlanGapsDialogProps {
  assessment: AssessmentHead;
  gaps: readonly RoadmapGap[];
  onClose: () => void;
}

const nobody: readonly { id: string; name: string }[] = [];

/** Makes plans of gaps: shows which ones before it does. */
export function PlanGapsDialog({ assessment, gaps, onClose }: PlanGapsDialogProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const person = usePerson();
  const people = usePeoplePicks(nobody);
  const deciders = usePeoplePicks(nobody, { role: 'decider' });
  const defaults = useMemo(
    () => ({ one_plan_per: 'question' as const, owner_id: person.id, approver_id: null, due_on: null }),
    [person.id],
  );
  const form = useContractForm(schema, { feature: 'maturity-roadmap', defaults });
  const make = useWrite(planGaps, { refreshes: ['plan', 'control'], handled: form.showFailure });
  const per = useWatch({ control: form.control, name: 'one_plan_per' });
  const params = { id: assessment.id };
  const question_ids = gaps.map(({ question_id }) => question_id);
  return (
    <FormDialog
      open
      form={form}
      title={t('roadmap.plans.title_make')}
      verb={t('roadmap.plans.verb')}
      busy={make.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        make.mutate(
          { params, body: { ...values, question_ids } },
          {
            onSuccess: ({ data }) => {
              onClose();
              showSnackbar({
                message: t('roadmap.plans.made', { number: formats.number(data.plans.length) }),
                variant: 'success',
              });
            },
          },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('roadmap.plans.text')}</Typography>
      <ChoiceInput
        name="one_plan_per"
        label={t('roadmap.plans.per')}
        choices={(['question', 'section'] as const).map((value) => ({
          value,
          label: t(`roadmap.plans.per_${value}`),
        }))}
      />
      <PickInput
        name="owner_id"
        label={t('web:field.owner')}
        {...people}
        none={t('roadmap.plans.choose')}
        empty={undefined}
      />
      <PickInput
        name="approver_id"
        label={t('roadmap.plans.approver')}
        {...deciders}
        optional
        none={t('roadmap.plans.nobody')}
        empty={null}
      />
      <TextInput name="due_on" type="date" label={t('web:field.due_date')} optional empty={null} />
      <PlansPreview assessmentId={assessment.id} question_ids={question_ids} per={per} />
    </FormDialog>
  );
}

interface PlansPreviewProps {
  assessmentId: string;
  question_ids: readonly string[];
  per: 'question' | 'section';
}

/** Which plans would be made. */
function PlansPreview({ assessmentId, question_ids, per }: PlansPreviewProps) {
  const { t } = useTranslation('maturity-roadmap');
  const formats = useFormats();
  const person = usePerson();
  const preview = useWrite(planGaps);
  const { mutate: look } = preview;
  const asked = question_ids.join(' ');
  useEffect(() => {
    const body = { question_ids: asked.split(' '), one_plan_per: per, owner_id: person.id, dry_run: true };
    look({ params: { id: assessmentId }, body });
  }, [asked, per, person.id, assessmentId, look]);
  const plans = preview.data?.data.plans ?? [];
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {t('roadmap.plans.preview', { number: formats.number(plans.length) })}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, paddingInlineStart: 2, maxHeight: 200, overflow: 'auto', typography: 'body2' }}
        tabIndex={0}
      >
        {plans.map(({ title, days, gaps: closes }) => (
          <li key={title}>
            <span dir="auto">{title}</span>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('roadmap.plans.line', {
                gaps: formats.number(closes.length),
                days: formats.number(days),
              })}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}
