import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import type { AnswerImport } from '../exchange.contract.ts';
import type { AnswerImportState } from './answer-import.hooks.ts';
import { AnswerRows } from './AnswerRows.tsx';

interface WrittenAnswersProps {
  written: AnswerImport;
  assessment: Assessment;
  importState: AnswerImportState;
}

/** What was written, what was not, and where to go on. */
export function WrittenAnswers({
  written: { written, counts, rows },
  assessment,
  importState,
}: WrittenAnswersProps) {
  const { t } = useTranslation('maturity-exchange');
  return (
    <>
      <Alert severity="success" variant="outlined">
        <div>{t('screen.done.written', { count: written ?? 0 })}</div>
        {counts.refused > 0 && <div>{t('screen.done.left', { count: counts.refused })}</div>}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={assessmentLink(assessment)}>
          {t('screen.done.open')}
        </Button>
        <Button onClick={importState.putAway}>{t('screen.check.another')}</Button>
      </Box>
      <AnswerRows action="refused" rows={rows} />
    </>
  );
}
