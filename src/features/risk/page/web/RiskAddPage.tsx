import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useNavigate } from 'react-router';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import {
  useDepartmentPicks,
  useEveryDepartment,
  type DepartmentPicks,
} from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { registerRisk, riskDetails } from '#features/risk/record/risk.contract.ts';
import { blankDetails } from '#features/risk/record/web/shared/risk-details.ts';
import { riskLink, riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { RiskFields } from '#features/risk/record/web/shared/RiskFields.tsx';

/** Registers a risk; what a User registers waits for triage. */
export function RiskAddPage() {
  const { t } = useTranslation('risk');
  const departments = useDepartmentPicks();
  const every = useEveryDepartment();
  return (
    <>
      <PageHeader title={t('page.add.title')} />
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        {/* The form begins with the department one works in: that has to be known first. */}
        {!departments.pending && !every.pending && <AddForm departments={{ ...departments, ...every }} />}
      </Box>
    </>
  );
}

function AddForm({ departments }: { departments: DepartmentPicks }) {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const navigate = useNavigate();
  const first = departments.current ?? null;
  const defaults = useMemo(
    () => ({ ...blankDetails, department_id: first, raised_on: currentDay(person.timezone) }),
    [first, person.timezone],
  );
  const form = useContractForm(riskDetails, { feature: 'risk', defaults, draft: 'risk-add' });
  const register = useWrite(registerRisk, { handled: form.showFailure });
  const chosen = useWatch({ control: form.control, name: 'department_id' });
  const [owner, category] = useWatch({ control: form.control, name: ['owner_id', 'category_id'] });
  const isUser = person.type === 'User';
  // Those who decide take it in by naming both.
  const isIncomplete = !isUser && departments.decides(chosen) && (owner === null || category === null);
  return (
    <ContractFormBox
      form={form}
      onSubmit={(body) =>
        register.mutate(
          { body },
          {
            onSuccess: ({ data }) => {
              form.discard();
              void navigate(riskLink('view', data.id), { replace: true, state: { isNew: true } });
            },
          },
        )
      }
    >
      {isUser && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('page.add.triage')}
        </Alert>
      )}
      <RiskFields
        departments={
          departments.flat
            ? undefined
            : {
                picks: departments.picks,
                mayChooseWhole: true,
                help: isUser || departments.decides(chosen) ? undefined : t('page.add.department_triage'),
              }
        }
      />
      {isIncomplete && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('page.add.incomplete')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, pb: 4 }}>
        <Button type="submit" variant="contained" disabled={register.isPending}>
          {t('page.add.verb')}
        </Button>
        <Button component={Link} to={riskPaths.register}>
          {t('web:cancel')}
        </Button>
      </Box>
    </ContractFormBox>
  );
}
