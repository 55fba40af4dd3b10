import Alert from '@mui/material/Alert';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import { reopenRisk } from '#features/risk/record/risk-verbs.contract.ts';
import { riskKind, type VerbDialogProps } from '#features/risk/record/web/shared/risk-kind.ts';

const asks = asking(reopenRisk, reopenRisk.body.omit({ version: true }), 'reason');

/** Takes a closed risk back into the open ones; without an owner or a category it waits for triage, which asks for them. */
export function ReopenDialog(dialog: VerbDialogProps) {
  const { t } = useTranslation('risk');
  const { owner, category } = dialog.record;
  const waits = owner === null || category === null;
  return (
    <WordsDialog
      kind={riskKind}
      verb="reopen"
      {...asks}
      {...dialog}
      {...(waits && {
        text: (
          <>
            {t('verb.reopen.text')}
            <Alert component="span" severity="info" variant="outlined" sx={{ mt: 1 }}>
              {t('page.add.incomplete')}
            </Alert>
          </>
        ),
      })}
    />
  );
}
