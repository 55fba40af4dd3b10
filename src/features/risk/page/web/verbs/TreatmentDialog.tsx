import Alert from '@mui/material/Alert';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { treatments } from '#features/risk/record/risk-status.contract.ts';
import { chooseTreatment } from '#features/risk/record/risk-verbs.contract.ts';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

const schema = chooseTreatment.body.pick({ treatment: true, note: true });

/** Says what will be done about a risk. */
export function TreatmentDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const { record: risk } = dialog;
  const defaults = useMemo(() => ({ treatment: risk.treatment, note: risk.treatment_note }), [risk]);
  const verbForm = useVerbForm(riskKind, dialog, 'treatment', {
    endpoint: chooseTreatment,
    schema,
    defaults,
  });
  const undo = useWrite(chooseTreatment, riskKind);
  const treatment = useWatch({ control: verbForm.form.control, name: 'treatment' });
  const { status, treatment: former, treatment_note, transfer, avoidance } = verbForm.record;
  // What was reached by the former treatment is gone with it: only what began at created can be taken back exactly.
  const mayUndo = status === 'created' && transfer === null && avoidance === null;
  return (
    <VerbDialog
      verbForm={verbForm}
      onClose={dialog.onClose}
      onSubmit={(values) =>
        verbForm.send(values, ({ data: { id, version, treatment: chosen } }) => {
          const body = { treatment: former, note: treatment_note, version };
          return {
            message:
              chosen === 'accept'
                ? t('verb.treatment.done_accept')
                : t('verb.treatment.done', { name: t(`words.treatment.${chosen}`) }),
            undo: mayUndo ? () => undo.mutate({ params: { id }, body }) : undefined,
          };
        })
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
      {treatment === 'accept' && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('verb.treatment.accept_next')}
        </Alert>
      )}
      <TextInput name="note" label={t('verb.treatment.note')} multiline minRows={3} optional empty={null} />
    </VerbDialog>
  );
}
