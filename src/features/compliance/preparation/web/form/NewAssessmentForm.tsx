import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import type * as z from 'zod';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { pathOfAssessment, pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { StandardHead } from '#features/compliance/standard/standard.contract.ts';
import { yearAt } from '#features/maturity/assessment/period.rules.ts';
import type { DepartmentChoices } from '#features/maturity/assessment/web/shared/department-choices.hooks.ts';
import { usePeriodText } from '#features/maturity/assessment/web/shared/period-text.hooks.ts';
import { createComplianceAssessment } from '../../preparation.contract.ts';
import { AboutFields, PeopleFields } from './AssessmentFields.tsx';
import { BaselineInput } from './BaselineInput.tsx';
import { FollowsInput } from './FollowsInput.tsx';
import { GroupsInput } from './GroupsInput.tsx';

const schema = createComplianceAssessment.body;

interface NewAssessmentFormProps {
  standard: StandardHead;
  places: DepartmentChoices;
}

/** What has to be said of an assessment before it is prepared, with this year, one's own department and oneself to begin with. */
export function NewAssessmentForm({ standard, places }: NewAssessmentFormProps) {
  const { t } = useTranslation('compliance-preparation');
  const navigate = useNavigate();
  const { id, name: self } = usePerson();
  const text = usePeriodText();
  const { departments, whole, flat } = places;
  const [named] = useState(() => [{ id, name: self }]);
  const nameFor = (period: { from: string; to: string }) =>
    t('add.suggestion', { standard: standard.name, period: text(period) });
  const defaults = useDefaults(standard, places, nameFor);
  const form = useContractForm(schema, {
    feature: 'compliance-assessment',
    defaults,
    draft: `compliance-add-${standard.key}`,
  });
  const create = useWrite(createComplianceAssessment, {
    handled: form.showFailure,
    // The list of standards says how many assessments are by each.
    refreshes: ['compliance-standard'],
  });
  return (
    <ContractFormBox
      form={form}
      onSubmit={(body) =>
        create.mutate(
          { body },
          {
            onSuccess: ({ data }) => {
              form.discard();
              showSnackbar({ message: t('add.done', { ref: data.ref }), variant: 'success' });
              void navigate(pathOfAssessment(data.standard, data.id), { replace: true });
            },
          },
        )
      }
    >
      <FieldGroup title={t('form.what')}>
        <AboutFields
          onPeriod={(period) => {
            // A name somebody wrote is theirs; a suggested one follows what it was made of.
            if (!form.getFieldState('name').isDirty)
              form.resetField('name', { defaultValue: nameFor(period) });
          }}
        >
          {!flat && (
            <PickInput
              name="department_id"
              label={t('web:field.department')}
              picks={departments}
              optional={whole}
              none={whole ? t('form.whole') : t('form.department_choose')}
              empty={null}
            />
          )}
        </AboutFields>
        <GroupsInput standard={standard} />
        <BaselineInput standard={standard.key} />
        <FollowsInput standard={standard.key} />
      </FieldGroup>
      <FieldGroup title={t('form.who')}>
        <Who named={named} />
      </FieldGroup>
      <Box sx={{ display: 'flex', gap: 1, pb: 4 }}>
        <Button type="submit" variant="contained" disabled={create.isPending}>
          {t('add.verb')}
        </Button>
        <Button component={Link} to={pathOfStandard(standard.key)}>
          {t('web:cancel')}
        </Button>
      </Box>
    </ContractFormBox>
  );
}

/** What the form begins with. */
function useDefaults(
  standard: StandardHead,
  { departments, whole, current }: DepartmentChoices,
  nameFor: (period: { from: string; to: string }) => string,
) {
  const { id, timezone } = usePerson();
  return useMemo((): z.input<typeof schema> => {
    const period = yearAt(currentDay(timezone));
    return {
      compliance_standard: standard.key,
      name: nameFor(period),
      period,
      kind: 'self',
      department_id: current ?? (whole ? null : (departments[0]?.value ?? null)),
      scope_text: null,
      // Where groups contain each other, one is chosen: the largest to begin with.
      groups_in_scope: standard.key === 'cis' ? standard.groups.slice(-1).map(({ key }) => key) : [],
      lead_id: id,
      reviewer_id: null,
      due_date: null,
      baseline_id: undefined,
      follows: [],
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the form began with stays, whatever is known later
  }, []);
}

/** The people, by the department that is chosen above. */
function Who({ named }: { named: readonly { id: string; name: string }[] }) {
  const department = useWatch<{ department_id: string | null }, 'department_id'>({ name: 'department_id' });
  return <PeopleFields department={department} named={named} />;
}
