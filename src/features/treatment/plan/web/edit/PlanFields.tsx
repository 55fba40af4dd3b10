import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { expectedStatuses } from '../../plan-status.contract.ts';
import type { Plan } from '../../plan.contract.ts';
import { MoneyInput } from '#platform/web/ui/inputs/MoneyInput.tsx';
import { NumberPick } from './NumberPick.tsx';
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

/** What a person writes about a plan. What was approved is not asked again. */
export function PlanFields({ currency, plan, control, risks }: PlanFieldsProps) {
  const { t } = useTranslation('treatment-plan');
  const controls = useControlPicks(useMemo(() => (control ? [control] : []), [control]));
  const found = useRiskPicks(risks);
  const { owner, approver } = plan ?? {};
  const people = usePeoplePicks(useMemo(() => (owner ? [owner] : []), [owner]));
  const deciders = usePeoplePicks(
    useMemo(() => (approver ? [approver] : []), [approver]),
    { role: 'decider' },
  );
  const { picks, flat, decides } = useDepartmentPicks();
  const isFixed = plan !== undefined && plan.status !== 'draft';
  const nobody = { optional: true, none: t('words.nobody'), empty: null } as const;
  return (
    <>
      <FieldGroup title={t('page.form.group_what')}>
        <TextInput name="title" label={t('page.form.plan_title')} />
        <TextInput
          name="objective"
          label={t('page.form.objective')}
          help={t('page.form.objective_help')}
          multiline
          minRows={2}
          optional
          empty={null}
        />
        <TextInput
          name="description"
          label={t('page.form.description')}
          multiline
          minRows={2}
          optional
          empty={null}
        />
        {!isFixed && (
          <PickInput
            name="control_id"
            label={t('page.form.control')}
            help={t('page.form.control_help')}
            none={t('page.form.choose')}
            {...controls}
          />
        )}
        <PicksInput
          name="risk_ids"
          label={t('page.form.risks')}
          optional
          none={t('page.form.no_risks')}
          {...found}
        />
      </FieldGroup>
      <FieldGroup title={t('page.form.group_who')}>
        {isFixed && (
          <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
            {t('page.form.fixed')}
          </Alert>
        )}
        {!flat && (
          <PickInput
            name="department_id"
            label={t('page.form.department')}
            picks={picks.filter(({ value }) => value === plan?.department?.id || decides(value))}
            optional
            none={t('words.whole')}
            empty={null}
          />
        )}
        <PickInput name="owner_id" label={t('page.form.owner')} {...people} {...nobody} />
        {!isFixed && (
          <PickInput
            name="approver_id"
            label={t('page.form.approver')}
            help={t('page.form.approver_help')}
            {...deciders}
            {...nobody}
          />
        )}
        <NumberPick
          name="priority"
          label={t('page.form.priority')}
          choices={([1, 2, 3, 4] as const).map((value) => ({ value, label: t(`words.priority.${value}`) }))}
        />
        <Box sx={two}>
          <TextInput name="start_on" type="date" label={t('page.form.start_on')} optional empty={null} />
          {!isFixed && (
            <TextInput name="due_on" type="date" label={t('page.form.due_on')} optional empty={null} />
          )}
        </Box>
      </FieldGroup>
      <FieldGroup title={t('page.form.group_cost')}>
        <Box sx={two}>
          {!isFixed && currency !== undefined && (
            <MoneyInput name="budget" label={t('page.form.budget', { currency })} currency={currency} />
          )}
          {currency !== undefined && (
            <MoneyInput name="spent" label={t('page.form.spent', { currency })} currency={currency} />
          )}
          <TextInput
            name="effort_days"
            type="number"
            label={t('page.form.effort_days')}
            optional
            empty={null}
          />
          {plan !== undefined && plan.tasks.total === 0 && (
            <TextInput name="progress" type="number" label={t('page.form.progress')} empty={undefined} />
          )}
        </Box>
      </FieldGroup>
      {!isFixed && <EffectFields />}
    </>
  );
}

function EffectFields() {
  const { t } = useTranslation('treatment-plan');
  return (
    <FieldGroup title={t('page.form.group_effect')}>
      <Box sx={two}>
        <NumberPick
          name="expected.status"
          label={t('page.form.expected_status')}
          none={t('page.form.no_change')}
          choices={expectedStatuses.map((value) => ({ value, label: t(`words.expected_status.${value}`) }))}
        />
        <NumberPick
          name="expected.maturity_level"
          label={t('page.form.maturity_level')}
          none={t('page.form.no_change')}
          choices={[0, 1, 2, 3, 4, 5].map((value) => ({
            value,
            label: t('page.form.level', { number: value }),
          }))}
        />
        <TextInput
          name="expected.design"
          type="number"
          label={t('page.form.design')}
          help={t('page.form.design_help')}
          optional
          empty={null}
        />
      </Box>
    </FieldGroup>
  );
}
