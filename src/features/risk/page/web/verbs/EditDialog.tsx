import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { changeRisk, riskDetails, type RiskDetails } from '#features/risk/record/risk.contract.ts';
import { detailsOf } from '#features/risk/record/web/shared/risk-details.ts';
import { RiskFields } from '#features/risk/record/web/shared/RiskFields.tsx';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

/** What this person changed, and nothing else: what somebody else changed meanwhile must stay. */
function changedOf(values: RiskDetails, from: RiskDetails): Partial<RiskDetails> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name as keyof RiskDetails]),
    ),
  );
}

/** Edits what people wrote about a risk. */
export function EditDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  // As it was when the dialog opened: compared with a newer one, what somebody else wrote would look like one's own change.
  const [defaults] = useState(() => detailsOf(risk));
  const [draft] = useState(`risk-edit-${risk.id}-${risk.version}`);
  const form = useContractForm(riskDetails, { feature: 'risk', defaults, draft });
  const seen = useSeenRisk(risk, 'edit');
  const change = useWrite(changeRisk, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  const undo = useWrite(changeRisk, { refreshes: ['risk-dashboard'] });
  const { picks, flat, decides } = useDepartmentPicks();
  const current = risk.department;
  const offered = picks.filter(({ value }) => value === current?.id || decides(value));
  const isListed = current === null || offered.some(({ value }) => value === current.id);

  const submit = (values: RiskDetails) => {
    const changed = changedOf(values, defaults);
    // The context is one field on the wire: parts somebody else wrote meanwhile are kept.
    if (changed.context) {
      const parts = changedOf(
        { ...values, ...values.context } as never,
        { ...defaults, ...defaults.context } as never,
      );
      changed.context = {
        ...seen.risk.context,
        ...Object.fromEntries(Object.entries(parts).filter(([part]) => part in values.context)),
      };
    }
    if (Object.keys(changed).length === 0) {
      form.discard();
      onClose();
      return;
    }
    const earlier = detailsOf(seen.risk);
    change.mutate(
      { params: { id: risk.id }, body: { ...changed, version: seen.risk.version } },
      {
        onSuccess: ({ data }) => {
          form.discard();
          onClose();
          const back = Object.fromEntries(
            Object.keys(changed).map((name) => [name, earlier[name as keyof RiskDetails]]),
          );
          showSnackbar({
            message: t('verb.edit.done'),
            variant: 'success',
            undo: () => undo.mutate({ params: { id: risk.id }, body: { ...back, version: data.version } }),
          });
        },
      },
    );
  };
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.edit.title', { ref: risk.ref })}
      verb={t('verb.edit.verb')}
      form={form}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RiskFields
        owner={risk.owner}
        departments={
          flat
            ? undefined
            : {
                picks: isListed ? offered : [{ value: current.id, label: current.name }, ...offered],
                mayChooseWhole: current === null || decides(null),
              }
        }
      />
    </VerbDialog>
  );
}
