import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { type Risk } from '#features/risk/record/risk.contract.ts';
import { listAssessments } from '../risk-assessment.contract.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { LongText } from '#platform/web/ui/history/LongText.tsx';

/** What was said last time, by whom and why: one rates against it. */
export function LastRating({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const ratings = useRead(
    listAssessments,
    { params: { id: risk.id }, query: { limit: '1' } },
    { enabled: risk.inherent !== null },
  );
  const last = ratings.data?.data[0];
  if (last === undefined) return null;
  return (
    <Card component="section" aria-label={t('assess.last')} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2">
        {t('assess.last')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {bases.map((basis) => (
          <Box key={basis} sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t(`words.basis.${basis}`)}
            </Box>
            <RiskLevel level={last[basis]?.level} compact />
          </Box>
        ))}
      </Box>
      {last.reason && <LongText text={last.reason} />}
      <Typography variant="caption" color="textSecondary">
        {t('assess.last_by', { moment: formats.moment(last.at), name: last.by_name })}
      </Typography>
    </Card>
  );
}
