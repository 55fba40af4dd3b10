import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { resolveFinding } from '../../finding-verbs.contract.ts';
import { findingKind, type VerbDialogProps } from './finding-kind.ts';

const schema = resolveFinding.body.omit({ version: true });

/** Says that a finding is put right, and how: somebody else verifies it. */
export function ResolveDialog(dialog: VerbDialogProps) {
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
  const prose = { multiline: true, minRows: 2 } as const;
  return (
    <VerbDialog
      verbForm={verbForm}
      text={t('verb.resolve.text')}
      onClose={dialog.onClose}
      onSubmit={(values) => verbForm.send(values)}
    >
      <TextInput name="root_cause" label={t('page.root_cause')} {...prose} optional empty={null} />
      <TextInput
        name="correction"
        label={t('page.correction')}
        help={t('page.correction_help')}
        {...prose}
        optional
        empty={null}
      />
      <TextInput
        name="corrective_action"
        label={t('page.corrective_action')}
        help={t('page.corrective_action_help')}
        {...prose}
        empty={null}
      />
      {isProven ? (
        <Typography color="textSecondary">{t('verb.resolve.proven')}</Typography>
      ) : (
        <TextInput
          name="no_evidence_reason"
          label={t('page.no_evidence')}
          help={t('verb.resolve.unproven')}
          {...prose}
          empty={null}
        />
      )}
    </VerbDialog>
  );
}
