import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { inFinding } from '../edit/FindingFields.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { resolveFinding } from '../../finding-verbs.contract.ts';
import type { Finding } from '../../finding.contract.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { findingKind } from './finding-kind.ts';

const schema = resolveFinding.body.omit({ version: true });

/** Says that a finding is put right, and how: somebody else verifies it. */
export function ResolveDialog(dialog: VerbDialogProps<Finding>) {
  const { t } = useTranslation('compliance-finding');
  const { root_cause, correction, corrective_action, no_evidence_reason } = dialog.record;
  const defaults = useMemo(
    () => ({ root_cause, correction, corrective_action, no_evidence_reason }),
    [root_cause, correction, corrective_action, no_evidence_reason],
  );
  const draft = `finding-resolve-${dialog.record.id}`;
  const verbForm = useVerbForm(findingKind, dialog, 'resolve', {
    endpoint: resolveFinding,
    schema,
    defaults,
    draft,
  });
  const isProven = verbForm.record.evidence_count > 0;
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.resolve.text')}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values)}
    >
      <FieldInput {...inFinding} name="root_cause" />
      <FieldInput {...inFinding} name="correction" />
      <FieldInput {...inFinding} name="corrective_action" required />
      {isProven ? (
        <Typography color="textSecondary">{t('verb.resolve.proven')}</Typography>
      ) : (
        <FieldInput {...inFinding} name="no_evidence_reason" help={t('verb.resolve.unproven')} required />
      )}
    </VerbDialog>
  );
}
