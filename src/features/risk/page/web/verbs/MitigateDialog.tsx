import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { ForwardArrow } from '#platform/web/ui/values/ForwardArrow.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { mitigateRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

const schema = mitigateRisk.body.omit({ version: true });
const defaults = { note: undefined };

/** Says that what was to be done is done. */
export function MitigateDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const verbForm = useVerbForm(riskKind, dialog, 'mitigate', { endpoint: mitigateRisk, schema, defaults });
  const { inherent, residual } = verbForm.record;
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.mitigate.text')}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values)}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2 }}>
        <RiskLevel level={inherent?.level} />
        <ForwardArrow />
        <RiskLevel level={residual?.level} />
      </Box>
      <TextInput
        name="note"
        label={t('verb.mitigate.note')}
        multiline
        minRows={2}
        optional
        empty={undefined}
      />
    </VerbDialog>
  );
}
