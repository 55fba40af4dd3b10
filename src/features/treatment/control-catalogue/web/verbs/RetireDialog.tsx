import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { asking, WordsDialog } from '#platform/web/workflow/WordsDialog.tsx';
import { LosingRequirements } from '#features/compliance/control-assessment/web/shared/LosingRequirements.tsx';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { retireControl, type Control } from '#features/treatment/control/control.contract.ts';
import { readImpact } from '../../control-catalogue.contract.ts';
import { RiskLinks } from '../page/ProtectedRisks.tsx';
import { controlKind } from './control-kind.ts';

const asks = asking(retireControl, retireControl.body.omit({ version: true }), 'reason');
const few = '5';

/** Retires a control, after showing what loses cover. */
export function RetireDialog(dialog: VerbDialogProps<Control>) {
  const { t } = useTranslation('treatment-control');
  const { id } = dialog.record;
  const read = useRead(readImpact, { params: { id }, query: { limit: few } });
  const impact = read.data?.data;
  return (
    <WordsDialog
      kind={controlKind}
      verb="retire"
      {...asks}
      {...dialog}
      text={
        <>
          {t('verb.retire.text')}
          {impact && (
            <Alert
              component="span"
              severity={impact.alone + impact.answers.alone > 0 ? 'warning' : 'info'}
              variant="outlined"
              sx={{ mt: 1 }}
            >
              <Box component="span" sx={{ display: 'grid', gap: 1 }}>
                <span>
                  {impact.count + impact.hidden === 0
                    ? t('verb.impact.none')
                    : t('verb.impact.loses', { count: impact.count + impact.hidden })}
                </span>
                {impact.alone > 0 && (
                  <>
                    <Typography component="span" variant="body2">
                      {t('verb.impact.alone')}
                    </Typography>
                    <RiskLinks risks={impact.risks.filter(({ alone }) => alone)} inline />
                  </>
                )}
                {impact.requirements.length > 0 && (
                  <bdi>{t('verb.impact.requirements', { list: impact.requirements.join(', ') })}</bdi>
                )}
                {impact.answers.count + impact.answers.hidden > 0 && (
                  <LosingRequirements losing={impact.answers} />
                )}
              </Box>
            </Alert>
          )}
        </>
      }
    />
  );
}
