import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { DepartmentInput } from '#features/organisation/department/web/shared/DepartmentInput.tsx';
import type { Plan } from '../../plan.contract.ts';
import { planRecord } from '../../plan.record.ts';
import { useControlPicks, useRiskPicks } from './plan-picks.hooks.ts';

interface Titled {
  id: string;
  ref: string;
  title: string;
}
interface PlanFieldsProps {
  /** Of its amounts; they are asked once it is known. */
  currency: string | undefined;
  /** The plan that is edited; none where a new one is made. */
  plan?: Plan | undefined;
  control?: Titled | undefined;
  risks: readonly Titled[];
}

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

/** The record whose fields these inputs write. */
const inPlan = { record: planRecord, feature: 'treatment-plan' } as const;

/** What a person writes about a plan. What was approved is not asked again. */
export function PlanFields({ currency, plan, control, risks }: PlanFieldsProps) {
  const { t } = useTranslation(['treatment-plan', 'record']);
  const controls = useControlPicks(useMemo(() => (control ? [control] : []), [control]));
  const found = useRiskPicks(risks);
  const { owner, approver } = plan ?? {};
  const people = usePeoplePicks(useMemo(() => (owner ? [owner] : []), [owner]));
  const deciders = usePeoplePicks(
    useMemo(() => (approver ? [approver] : []), [approver]),
    { role: 'decider' },
  );
  const isFixed = plan !== undefined && plan.status !== 'draft';
  const nobody = { optional: true, none: t('web:record.nobody'), empty: null } as const;
  return (
    <>
      <FieldGroup title={t('form.group_what')}>
        <FieldInput {...inPlan} name="title" />
        <FieldInput {...inPlan} name="objective" />
        <FieldInput {...inPlan} name="description" />
        {!isFixed && (
          <PickInput
            name="control_id"
            label={t('web:field.control')}
            help={t('form.control_help')}
            none={t('form.choose')}
            {...controls}
          />
        )}
        <PicksInput name="risk_ids" label={t('form.risks')} optional none={t('form.no_risks')} {...found} />
      </FieldGroup>
      <FieldGroup title={t('form.group_who')}>
        {isFixed && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {t('form.fixed')}
          </Alert>
        )}
        <DepartmentInput kept={plan?.department?.id} />
        <PickInput name="owner_id" label={t('web:field.owner')} {...people} {...nobody} />
        {!isFixed && (
          <PickInput
            name="approver_id"
            label={t('field.approver')}
            help={t('form.approver_help')}
            {...deciders}
            {...nobody}
          />
        )}
        <FieldInput {...inPlan} name="priority" />
        <Box sx={two}>
          <FieldInput {...inPlan} name="start_on" />
          {!isFixed && <FieldInput {...inPlan} name="due_on" />}
        </Box>
      </FieldGroup>
      <FieldGroup title={t('form.group_cost')}>
        <Box sx={two}>
          {!isFixed && currency !== undefined && <FieldInput {...inPlan} name="budget" currency={currency} />}
          {currency !== undefined && <FieldInput {...inPlan} name="spent" currency={currency} />}
          <FieldInput {...inPlan} name="effort_days" />
          {plan !== undefined && plan.tasks.total === 0 && <FieldInput {...inPlan} name="progress" />}
        </Box>
      </FieldGroup>
      {!isFixed && <EffectFields />}
    </>
  );
}

function EffectFields() {
  const { t } = useTranslation('treatment-plan');
  return (
    <FieldGroup title={t('form.group_effect')}>
      <Box sx={two}>
        <FieldInput {...inPlan} name="expected_status" none={t('form.no_change')} />
        <FieldInput {...inPlan} name="expected_maturity_level" none={t('form.no_change')} />
        <FieldInput {...inPlan} name="expected_design" />
      </Box>
    </FieldGroup>
  );
}
