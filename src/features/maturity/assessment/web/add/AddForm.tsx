import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useNavigate } from 'react-router';
import type * as z from 'zod';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { FieldGroup } from '#platform/web/ui/inputs/FieldGroup.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { createAssessment, newAssessment, type Period } from '../../assessment-change.contract.ts';
import { assessmentRecord } from '../../assessment.record.ts';
import { quarterAt } from '../../period.rules.ts';
import {
  assessmentLink,
  listLink,
  type FrameworkInView,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { PeriodInput } from '../shared/PeriodInput.tsx';
import type { DepartmentChoices } from '../shared/department-choices.hooks.ts';
import { ScopeInput } from '../shared/ScopeInput.tsx';
import { usePeriodText } from '../shared/period-text.hooks.ts';
import { PeopleFields } from '../shared/PeopleFields.tsx';
import { BaselineInput } from './BaselineInput.tsx';

interface AddFormProps {
  framework: FrameworkInView;
  /** What the framework is called. */
  name: string;
  places: DepartmentChoices;
}

/** What has to be said before the first question, with this quarter, one's own department and oneself to begin with. */
export function AddForm({ framework: view, name: called, places }: AddFormProps) {
  const { t } = useTranslation('maturity');
  const { framework, framework_id } = view;
  const navigate = useNavigate();
  const person = usePerson();
  const text = usePeriodText();
  const { departments, whole, flat, current } = places;
  const [self] = useState(() => [{ id: person.id, name: person.name }]);
  const nameFor = (period: Period) => t('add.suggestion', { framework: called, period: text(period) });
  const defaults = useMemo((): z.input<typeof newAssessment> => {
    const period = quarterAt(currentDay(person.timezone));
    return {
      framework,
      ...(framework_id !== null && { framework_id }),
      name: nameFor(period),
      period,
      department_id: current ?? (whole ? null : (departments[0]?.value ?? null)),
      groups_in_scope: [],
      assessor_ids: [person.id],
      reviewer_id: null,
      due_date: null,
      baseline_id: undefined,
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the form began with stays, whatever is known later
  }, []);
  const form = useContractForm(newAssessment, {
    feature: 'maturity',
    defaults,
    draft: `maturity-add-${framework_id ?? framework}`,
  });
  const create = useWrite(createAssessment, { handled: form.showFailure });
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
              void navigate(assessmentLink(data), { replace: true });
            },
          },
        )
      }
    >
      <FieldGroup title={t('add.group_what')}>
        <PeriodInput
          onPeriod={(period) => {
            // A name somebody wrote is theirs; a suggested one follows what it was made of.
            if (!form.getFieldState('name').isDirty)
              form.resetField('name', { defaultValue: nameFor(period) });
          }}
        />
        <FieldInput record={assessmentRecord} feature="maturity" name="name" />
        {!flat && (
          <PickInput
            name="department_id"
            label={t('web:field.department')}
            picks={departments}
            optional={whole}
            none={whole ? t('words.whole') : t('add.department_choose')}
            empty={null}
          />
        )}
        {framework === 'cis' && <ScopeInput />}
        <BaselineInput framework={view} />
      </FieldGroup>
      <FieldGroup title={t('add.group_who')}>
        <Who self={self} />
      </FieldGroup>
      <Box sx={{ display: 'flex', gap: 1, pb: 4 }}>
        <Button type="submit" variant="contained" disabled={create.isPending}>
          {t('add.verb')}
        </Button>
        <Button component={Link} to={listLink(view)}>
          {t('web:cancel')}
        </Button>
      </Box>
    </ContractFormBox>
  );
}

/** The people, by the department that is chosen above. */
function Who({ self }: { self: readonly { id: string; name: string }[] }) {
  const { control } = useFormContext();
  const department = useWatch({ control, name: 'department_id' }) as string | null;
  return <PeopleFields department={department} named={self} />;
}
