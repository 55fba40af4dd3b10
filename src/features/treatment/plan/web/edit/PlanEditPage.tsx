import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { ConflictNotice } from '#platform/web/workflow/ConflictNotice.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { readRisk } from '#features/risk/record/risk.contract.ts';
import { readControl } from '#features/treatment/control/control.contract.ts';
import { changePlan, createPlan, planDetails, type Plan } from '../../plan.contract.ts';
import { PlanInAddress } from '../shared/PlanInAddress.tsx';
import { planLink, planPaths } from '../shared/plan-paths.ts';
import { blankOf, detailsOf } from '#platform/contract/record/record-history.ts';
import { planRecord } from '../../plan.record.ts';
import { planKind } from '../verbs/plan-kind.ts';
import { PlanFields } from './PlanFields.tsx';

/** Edits the plan that `?plan=` names; without one it makes a new one, for the control and the risk that the address names. */
export function PlanEditPage() {
  const [search] = useSearchParams();
  if (search.get('plan') === null)
    return <NewPlan control={search.get('control') ?? ''} risk={search.get('risk') ?? ''} />;
  return <PlanInAddress skeleton={null}>{(plan) => <EditPlan key={plan.id} plan={plan} />}</PlanInAddress>;
}

function NewPlan({ control, risk }: { control: string; risk: string }) {
  const { t } = useTranslation('treatment-plan');
  const [named, about] = [
    useRead(readControl, { params: { id: control } }, { enabled: control !== '' }),
    useRead(readRisk, { params: { id: risk } }, { enabled: risk !== '' }),
  ];
  const isReading = (control !== '' && named.isPending) || (risk !== '' && about.isPending);
  return (
    <>
      <PageHeader title={t('form.title_new')} />
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        {/* The form begins with what the address names: that has to be known first. */}
        {!isReading && <NewForm control={named.data?.data} risk={about.data?.data} />}
      </Box>
    </>
  );
}

interface Titled {
  id: string;
  ref: string;
  title: string;
  department: { id: string } | null;
}

function NewForm({ control, risk }: { control: Titled | undefined; risk: Titled | undefined }) {
  const { t } = useTranslation('treatment-plan');
  const navigate = useNavigate();
  const person = usePerson();
  const risks = useMemo(() => (risk ? [risk] : []), [risk]);
  const defaults = useMemo(
    () => ({
      ...blankOf(planRecord),
      control_id: control?.id ?? '',
      department_id: (control ?? risks[0])?.department?.id ?? null,
      owner_id: person.id,
      risk_ids: risks.map(({ id }) => id),
    }),
    [control, risks, person.id],
  );
  const draft = ['plan-add', control?.id, risk?.id].filter(Boolean).join('-');
  const form = useContractForm(planDetails, { feature: 'treatment-plan', defaults, draft });
  // Its amounts are in the organisation's currency, as its control's are.
  const id = useWatch({ control: form.control, name: 'control_id' });
  const chosen = useRead(readControl, { params: { id: id ?? '' } }, { enabled: (id ?? '') !== '' });
  const create = useWrite(createPlan, { ...planKind, handled: form.showFailure });
  return (
    <ContractFormBox
      form={form}
      onSubmit={(body) =>
        create.mutate(
          { body: { ...body, ...(risk && { origin: { kind: 'risk' as const, id: risk.id } }) } },
          {
            onSuccess: ({ data }) => {
              form.discard();
              showSnackbar({ message: t('form.added', { ref: data.ref }), variant: 'success' });
              void navigate(planLink('view', data.id), { replace: true });
            },
          },
        )
      }
    >
      <PlanFields currency={chosen.data?.data.currency} control={control} risks={risks} />
      <Buttons verb={t('form.add')} back={planPaths.list} busy={create.isPending} />
    </ContractFormBox>
  );
}

const schema = planDetails.extend({ progress: changePlan.body.shape.progress.unwrap() });

function EditPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const navigate = useNavigate();
  const back = planLink('view', plan.id);
  const { verbForm, submit } = useEditForm(
    planKind,
    { record: plan, onClose: () => void navigate(back, { replace: true }) },
    {
      endpoint: changePlan,
      schema,
      valuesOf: (now) => ({
        ...detailsOf(planRecord, now),
        control_id: now.control?.id ?? '',
        progress: now.progress,
      }),
    },
  );
  return (
    <>
      <PageHeader title={t('form.title_edit', { ref: plan.ref })} />
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        <ContractFormBox form={verbForm.form} onSubmit={submit}>
          <ConflictNotice kind={planKind} conflict={verbForm.conflict} />
          <PlanFields
            currency={plan.currency}
            plan={plan}
            control={plan.control ?? undefined}
            risks={plan.risks}
          />
          <Buttons verb={t('form.save')} back={back} busy={verbForm.isPending} />
        </ContractFormBox>
      </Box>
    </>
  );
}

function Buttons({ verb, back, busy }: { verb: ReactNode; back: string; busy: boolean }) {
  const { t } = useTranslation('treatment-plan');
  return (
    <Box sx={{ display: 'flex', gap: 1, pb: 4 }}>
      <Button type="submit" variant="contained" disabled={busy}>
        {verb}
      </Button>
      <Button component={Link} to={back}>
        {t('web:cancel')}
      </Button>
    </Box>
  );
}
