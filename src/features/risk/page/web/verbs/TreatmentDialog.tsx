import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { treatments, type Risk } from '#features/risk/record/risk.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

const schema = chooseTreatment.body.pick({ treatment: true, note: true });

/** Says what will be done about a risk. */
export function TreatmentDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const defaults = useMemo(() => ({ treatment: risk.treatment, note: risk.treatment_note }), [risk]);
  const form = useContractForm(schema, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'treatment');
  const choose = useWrite(chooseTreatment, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  const undo = useWrite(chooseTreatment, { refreshes: ['risk-dashboard'] });
  const treatment = useWatch({ control: form.control, name: 'treatment' }) as Risk['treatment'];
  const { status, treatment: former, treatment_note } = seen.risk;
  // What was reached by the former treatment is gone with it: only what began at created can be taken back exactly.
  const mayUndo = status === 'created' && seen.risk.transfer === null && seen.risk.avoidance === null;
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.treatment.title', { ref: risk.ref })}
      verb={t('verb.treatment.verb')}
      form={form}
      busy={choose.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        choose.mutate(
          { params: { id: risk.id }, body: { ...values, version: seen.risk.version } },
          {
            onSuccess: ({ data }) => {
              onClose();
              showSnackbar({
                message: t('verb.treatment.done', { name: t(`words.treatment.${data.treatment}`) }),
                variant: 'success',
                undo: mayUndo
                  ? () =>
                      undo.mutate({
                        params: { id: risk.id },
                        body: { treatment: former, note: treatment_note, version: data.version },
                      })
                  : undefined,
              });
            },
          },
        )
      }
    >
      <ChoiceInput
        name="treatment"
        label={t('verb.treatment.choice')}
        choices={treatments.map((value) => ({
          value,
          label: t(`words.treatment.${value}`),
          help: t(`verb.treatment.help.${value}`),
        }))}
      />
      {treatment !== former && status !== 'created' && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t('verb.treatment.goes_back', { status: t(`words.status.${status}`) })}
        </Alert>
      )}
      <TextInput name="note" label={t('verb.treatment.note')} multiline minRows={3} optional empty={null} />
    </VerbDialog>
  );
}
