import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { Prose } from '#platform/web/ui/values/Prose.tsx';
import type { Finding } from '../../finding.contract.ts';

const reasons: Partial<Record<Finding['status'], 'returned' | 'dismissed' | 'reopened'>> = {
  open: 'reopened',
  in_progress: 'returned',
  dismissed: 'dismissed',
};

/** What was found, and what somebody said when it was sent back, dismissed or reopened. */
export function FoundCard({ finding }: { finding: Finding }) {
  const { t } = useTranslation('compliance-finding');
  const formats = useFormats();
  const { status, status_reason, description } = finding;
  const why = reasons[status];
  return (
    <>
      {status_reason && why && (
        <Alert severity={why === 'returned' ? 'warning' : 'info'} variant="outlined">
          <AlertTitle>{t(`page.${why}`)}</AlertTitle>
          <span dir="auto">{status_reason.text}</span>
          <Typography variant="caption" component="p" color="textSecondary">
            {t('page.by', { name: status_reason.by.name, day: formats.day(status_reason.at) })}
          </Typography>
        </Alert>
      )}
      <SectionCard title={t('page.found')}>
        {description === null ? (
          <Typography color="textSecondary">{t('page.no_description')}</Typography>
        ) : (
          <Prose text={description} />
        )}
      </SectionCard>
    </>
  );
}
