import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link as RouterLink } from 'react-router';
import { FileDrop } from '#platform/web/ui/inputs/FileDrop.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { isOpen } from '#features/maturity/assessment/assessment-status.rules.ts';
import { AssessmentInAddress } from '#features/maturity/assessment/web/shared/AssessmentInAddress.tsx';
import { AssessmentStatus } from '#features/maturity/assessment/web/shared/AssessmentStatus.tsx';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useAnswerImport, type AnswerImportState } from './answer-import.hooks.ts';
import { AnswerPreview } from './AnswerPreview.tsx';
import { ExportFirstCard } from './ExportFirstCard.tsx';
import { WrittenAnswers } from './WrittenAnswers.tsx';

/** Answers that were given elsewhere come in: the questions as a file, what the file would change, and what it did. */
export function AnswerImportPage() {
  const { t } = useTranslation('maturity-exchange');
  return (
    <AssessmentInAddress
      title={t('screen.title')}
      help={t('screen.pick')}
      offers={({ status }) => isOpen(status)}
      skeleton={<Skeleton variant="rounded" height={240} sx={{ m: 3, maxWidth: 1120 }} />}
    >
      {(assessment) => <AnswersFor key={assessment.id} assessment={assessment} />}
    </AssessmentInAddress>
  );
}

function AnswersFor({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('maturity-exchange');
  const importState = useAnswerImport(assessment.id);
  const { preview, written } = importState;
  return (
    <>
      <PageHeader
        title={t('screen.title')}
        name={`${t('screen.title')} ${assessment.name}`}
        reference={assessment.ref}
        status={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
            <Link component={RouterLink} to={assessmentLink(assessment)}>
              <bdi>{assessment.name}</bdi>
            </Link>
            <AssessmentStatus status={assessment.status} />
          </Box>
        }
        action={preview !== undefined && written === undefined && <WriteButton importState={importState} />}
      />
      <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 3 }, maxWidth: 1120 }}>
        {written !== undefined ? (
          <WrittenAnswers written={written} assessment={assessment} importState={importState} />
        ) : preview !== undefined ? (
          <AnswerPreview preview={preview} importState={importState} />
        ) : (
          <>
            <ExportFirstCard id={assessment.id} />
            <Bring assessment={assessment} importState={importState} />
          </>
        )}
      </Box>
    </>
  );
}

/** The way in, or why there is none. */
function Bring({ assessment, importState }: { assessment: Assessment; importState: AnswerImportState }) {
  const { t } = useTranslation('maturity-exchange');
  if (!assessment.permissions.can.includes('answer'))
    return (
      <Alert severity="info" variant="outlined">
        {t(isOpen(assessment.status) ? 'screen.bring.may_not' : 'screen.bring.frozen')}
      </Alert>
    );
  return (
    <FileDrop
      title={t('screen.bring.drop')}
      help={t('screen.bring.kinds')}
      kinds=".xlsx,.csv"
      sending={importState.reading}
      failure={importState.failure}
      onFile={(file) => void importState.choose(file)}
    />
  );
}

/** Says how many answers will be written, or what is still to be decided. */
function WriteButton({
  importState: { taken, undecided, isWriting, reading, write },
}: {
  importState: AnswerImportState;
}) {
  const { t } = useTranslation('maturity-exchange');
  const nothing = taken.length === 0 && undecided === 0;
  return (
    <Button
      variant="contained"
      disabled={nothing || undecided > 0 || isWriting || reading !== undefined}
      onClick={write}
    >
      {undecided > 0
        ? t('screen.check.undecided', { count: undecided })
        : nothing
          ? t('screen.check.nothing')
          : t('screen.check.write', { count: taken.length })}
    </Button>
  );
}
