import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { triageRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { useCategories, usePeople } from '#features/risk/record/web/shared/risk-choices.hooks.ts';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { useSeenRisk } from '#features/risk/record/web/shared/risk-conflict.hooks.ts';
import { VerbDialog, type VerbDialogProps } from '#features/risk/record/web/shared/VerbDialog.tsx';

const schema = triageRisk.body.omit({ version: true });

/** Lets a raised risk into the register, or refuses it. */
export function TriageDialog({ risk, onClose }: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const defaults = useMemo(
    () => ({
      decision: 'accept' as const,
      owner_id: risk.owner?.id,
      category_id: risk.category?.id,
      reason: undefined,
    }),
    [risk],
  );
  const form = useContractForm(schema, { feature: 'risk', defaults });
  const seen = useSeenRisk(risk, 'triage');
  const triage = useWrite(triageRisk, {
    refreshes: ['risk-dashboard'],
    handled: (failure) => seen.notice(failure) || form.showFailure(failure),
  });
  const people = usePeople(risk.owner);
  const { picks } = useCategories();
  const decision = useWatch({ control: form.control, name: 'decision' }) as 'accept' | 'reject';
  const raiser = risk.raised_by?.name;
  const { ref } = risk;
  return (
    <VerbDialog
      seen={seen}
      title={t('verb.triage.title', { ref })}
      verb={decision === 'accept' ? t('verb.triage.verb_accept') : t('verb.triage.verb_reject')}
      form={form}
      busy={triage.isPending}
      onClose={onClose}
      onSubmit={({ decision: decided, owner_id, category_id, reason }) => {
        const said = decided === 'accept' ? { owner_id, category_id } : { reason };
        triage.mutate(
          { params: { id: risk.id }, body: { decision: decided, ...said, version: seen.risk.version } },
          {
            onSuccess: () => {
              onClose();
              const done = decided === 'accept' ? 'verb.triage.done_accept' : 'verb.triage.done_reject';
              showSnackbar({ message: t(done, { ref }), variant: 'success' });
            },
          },
        );
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
      {decision === 'accept' ? (
        <>
          <PickInput
            name="owner_id"
            label={t('verb.triage.owner')}
            picks={people}
            none={t('verb.triage.choose')}
            empty={undefined}
          />
          <PickInput
            name="category_id"
            label={t('verb.triage.category')}
            picks={picks}
            none={t('verb.triage.choose')}
            empty={undefined}
          />
        </>
      ) : (
        <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} empty={undefined} />
      )}
    </VerbDialog>
  );
}
