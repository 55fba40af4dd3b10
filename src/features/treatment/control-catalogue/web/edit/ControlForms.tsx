import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { detailsOf } from '#platform/contract/record/record-history.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { ConflictNotice } from '#platform/web/workflow/ConflictNotice.tsx';
import { useEditForm } from '#platform/web/workflow/edit-form.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import {
  addControl,
  changeControl,
  controlDetails,
  newControl,
  type Control,
} from '#features/treatment/control/control.contract.ts';
import { controlRecord } from '#features/treatment/control/control.record.ts';
import { ControlFields } from '#features/treatment/control/web/shared/ControlFields.tsx';
import { controlLink, controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';
import { controlKind } from '../verbs/control-kind.ts';

/** Adds a control to the catalogue. */
export function AddControlForm() {
  const { t } = useTranslation('treatment-control');
  const departments = useDepartmentPicks();
  return (
    <>
      <PageHeader title={t('page.add_title')} />
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        {/* The form begins with the department one works in: that has to be known first. */}
        {!departments.pending && <AddForm />}
      </Box>
    </>
  );
}

function AddForm() {
  const { t } = useTranslation('treatment-control');
  const { picks, flat, current, decides } = useDepartmentPicks();
  const { id } = usePerson();
  const navigate = useNavigate();
  const defaults = useMemo(
    () => ({
      title: '',
      description: null,
      kind: 'process' as const,
      function: null,
      action: 'preventive' as const,
      frequency: null,
      owner_id: id,
      department_id: current ?? (decides(null) ? null : (picks[0]?.value ?? null)),
      provider: null,
      requirements: [],
      maturity_level: null,
      desired_maturity: null,
      test_every_days: null,
    }),
    [id, current, decides, picks],
  );
  const form = useContractForm(newControl, { feature: 'treatment-control', defaults, draft: 'control-add' });
  const add = useWrite(addControl, { handled: form.showFailure });
  return (
    <ContractFormBox
      form={form}
      onSubmit={(body) =>
        add.mutate(
          { body },
          {
            onSuccess: ({ data }) => {
              form.discard();
              showSnackbar({ message: t('page.added', { ref: data.ref }), variant: 'success' });
              void navigate(controlLink('view', { control: data.id }), { replace: true });
            },
          },
        )
      }
    >
      <ControlFields departments={flat ? undefined : { picks, mayChooseWhole: decides(null) }} />
      <Buttons verb={t('page.add_title')} busy={add.isPending} back={controlPaths.list} />
    </ContractFormBox>
  );
}

/** Edits what people wrote about a control. */
export function EditControlForm({ control }: { control: Control }) {
  const { t } = useTranslation('treatment-control');
  const navigate = useNavigate();
  const view = controlLink('view', { control: control.id });
  const leave = () => void navigate(view, { replace: true });
  const { verbForm, submit } = useEditForm(
    controlKind,
    { record: control, onClose: leave },
    {
      endpoint: changeControl,
      schema: controlDetails,
      valuesOf: (shown) => detailsOf(controlRecord, shown),
    },
  );
  const { picks, flat, decides } = useDepartmentPicks();
  const { department } = control;
  const offered = picks.filter(({ value }) => value === department?.id || decides(value));
  const isListed = department === null || offered.some(({ value }) => value === department.id);
  const mayEdit = control.permissions.can.includes('edit');
  return (
    <>
      <PageHeader title={t('page.edit_title')} reference={control.ref} />
      <Box sx={{ p: { xs: 2, md: 3 } }}>
        {mayEdit ? (
          <ContractFormBox form={verbForm.form} onSubmit={submit}>
            <ConflictNotice kind={controlKind} conflict={verbForm.conflict} />
            <ControlFields
              control={control}
              departments={
                flat
                  ? undefined
                  : {
                      picks: isListed
                        ? offered
                        : [{ value: department.id, label: department.name }, ...offered],
                      mayChooseWhole: department === null || decides(null),
                    }
              }
            />
            <Buttons verb={t('web:save')} busy={verbForm.isPending} back={view} />
          </ContractFormBox>
        ) : (
          <Alert severity="info" variant="outlined">
            {t('page.not_yours')}
          </Alert>
        )}
      </Box>
    </>
  );
}

function Buttons({ verb, busy, back }: { verb: string; busy: boolean; back: string }) {
  const { t } = useTranslation('treatment-control');
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
