import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import type { MaturityDashboard } from '../../maturity-dashboard.contract.ts';
import { feature } from '../maturity-dashboard.hooks.ts';
import { QuestionTable } from './QuestionTable.tsx';
import type { NamedPart } from './parts.ts';
import { titleOf, useQuestionsBehind } from './questions.hooks.ts';

interface QuestionsDialogProps {
  dashboard: MaturityDashboard;
  part: NamedPart;
  dpt: string | undefined;
  onClose: () => void;
}

const step = 50;
const most = 200;

/** The questions behind a part of a picture, each a way to where it is answered. */
export function QuestionsDialog({ dashboard, part, dpt, onClose }: QuestionsDialogProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const formats = useFormats();
  const level = (value: number | null) => (value === null ? t('screen.none') : formats.number(value));
  const heading = useId();
  const title = titleOf(t, formats.number, dashboard, part);
  const [limit, setLimit] = useState(step);
  const { data, error, refetch } = useQuestionsBehind(dashboard, part, dpt, limit);
  const several = dashboard.assessment === null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent sx={{ minHeight: 260 }}>
        {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
        {!error && data === undefined && <Skeleton variant="rounded" height={220} />}
        {data && (
          <>
            <p className="chart-notes">
              {data.count === 0
                ? t('screen.questions.none')
                : t('screen.questions.shown', {
                    shown: formats.number(data.data.length),
                    count: formats.number(data.count),
                  })}
            </p>
            <QuestionTable
              label={title}
              figure={t('maturity:words.gap')}
              questions={data.data.map((row) => ({
                id: `${row.assessment_id} ${row.question_id}`,
                code: row.question_id,
                title: row.title,
                href: assessmentLink(
                  { id: row.assessment_id, framework: dashboard.source },
                  row.section,
                  row.question_id,
                ),
                where: several ? row.department?.name : undefined,
                levels: row.not_applicable
                  ? t('maturity:words.not_applicable')
                  : t('screen.from_to', { current: level(row.current), desired: level(row.desired) }),
                figure:
                  row.not_applicable || row.current === null || row.desired === null
                    ? t('screen.none')
                    : level(Math.max(0, row.desired - row.current)),
              }))}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {data !== undefined && data.count > data.data.length && limit < most && (
          <Button onClick={() => setLimit(limit + step)}>{t('screen.questions.more')}</Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('web:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
