import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { currentDay } from '#platform/web/language/formats.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { avoidRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { avoidanceDetails } from '#features/risk/record/risk.contract.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';
import { useWithdrawRequest } from './withdraw-request.hooks.ts';

/** Asks a second person to mark a risk as avoided: what was stopped, and since when. */
export function AvoidDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const { timezone } = usePerson();
  const { avoidance } = dialog.record;
  const defaults = useMemo(
    () => ({ what_stopped: avoidance?.what_stopped ?? '', on: avoidance?.on ?? currentDay(timezone) }),
    [avoidance, timezone],
  );
  const verbForm = useVerbForm(riskKind, dialog, 'avoid', {
    endpoint: avoidRisk,
    schema: avoidanceDetails,
    defaults,
  });
  const takeBack = useWithdrawRequest();
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.avoid.text')}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values, ({ data }) => ({ undo: takeBack(data) }))}
    >
      <TextInput name="what_stopped" label={t('verb.avoid.what_stopped')} multiline minRows={2} />
      <TextInput name="on" type="date" label={t('verb.avoid.on')} />
    </VerbDialog>
  );
}
