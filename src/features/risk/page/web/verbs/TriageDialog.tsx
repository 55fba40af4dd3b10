import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { triageRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { useCategories, usePeople } from '#features/risk/record/web/shared/risk-choices.hooks.ts';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

const schema = triageRisk.body.omit({ version: true });

/** Lets a raised risk into the register, or refuses it. */
export function TriageDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation(['risk', 'record']);
  const { record: risk } = dialog;
  const defaults = useMemo(
    () => ({
      // Nobody's decision is made beforehand.
      decision: undefined,
      owner_id: risk.owner?.id,
      category_id: risk.category?.id,
      reason: undefined,
    }),
    [risk],
  );
  const verbForm = useVerbForm(riskKind, dialog, 'triage', { endpoint: triageRisk, schema, defaults });
  const people = usePeople(risk.owner);
  const { picks } = useCategories();
  const decision = useWatch({ control: verbForm.form.control, name: 'decision' });
  const raiser = risk.raised_by?.name;
  const { ref } = risk;
  return (
    <VerbDialog
      verbForm={verbForm}
      verb={
        decision === undefined
          ? t('verb.name.triage')
          : decision === 'accept'
            ? t('verb.triage.verb_accept')
            : t('verb.triage.verb_reject')
      }
      onClose={dialog.onClose}
      onSubmit={({ decision: decided, owner_id, category_id, reason }) => {
        const [fields, done] =
          decided === 'accept'
            ? ([{ owner_id, category_id }, 'verb.triage.done_accept'] as const)
            : ([{ reason }, 'verb.triage.done_reject'] as const);
        verbForm.send({ decision: decided, ...fields }, () => ({ message: t(done, { ref }) }));
      }}
    >
      <ChoiceInput
        name="decision"
        label={t('verb.triage.decision')}
        choices={[
          { value: 'accept', label: t('verb.triage.accept'), help: t('verb.triage.accept_help') },
          {
            value: 'reject',
            label: t('verb.triage.reject'),
            help:
              raiser === undefined
                ? t('verb.triage.reject_help_nobody')
                : t('verb.triage.reject_help', { name: raiser }),
          },
        ]}
      />
      {decision === 'accept' && (
        <>
          <PickInput
            name="owner_id"
            label={t('verb.triage.owner')}
            {...people}
            none={t('verb.triage.choose')}
            empty={undefined}
          />
          <PickInput
            name="category_id"
            label={t('web:field.category')}
            picks={picks}
            none={t('verb.triage.choose')}
            empty={undefined}
          />
        </>
      )}
      {decision === 'reject' && (
        <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} empty={undefined} />
      )}
    </VerbDialog>
  );
}
