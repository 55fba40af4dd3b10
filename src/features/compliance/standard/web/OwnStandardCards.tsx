import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { OwnStandardVersion } from '../own-standard.contract.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

/** What a version is. */
export function AboutCard({ standard }: { standard: OwnStandardVersion }) {
  const { t } = useTranslation('compliance-standard');
  const formats = useFormats();
  const { published_at, published_by } = standard;
  const facts: [string, string][] = [
    [t('key'), standard.key],
    [t('version'), standard.standard_version],
    [t('provider'), standard.provider],
    [t('source'), t(standard.source)],
    [t('column.controls'), formats.number(standard.controls + standard.sub_controls)],
    [t('column.assessments'), formats.number(standard.assessments)],
  ];
  return (
    <SectionCard title={t('facts')}>
      {standard.description !== '' && (
        <Typography variant="body2" dir="auto" sx={{ mb: 1 }}>
          {standard.description}
        </Typography>
      )}
      <Box component="dl" sx={grid}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </Fragment>
          ))}
      </Box>
      {published_at !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('published', { day: formats.day(published_at), name: published_by?.name ?? '' })}
        </Typography>
      )}
    </SectionCard>
  );
}

/** What of a file became no part of a standard. */
export function LostCard({ lost }: Pick<OwnStandardVersion, 'lost'>) {
  const { t } = useTranslation('compliance-standard');
  const formats = useFormats();
  return (
    <SectionCard title={t('lost')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: lost.length > 0 ? 1 : 0 }}>
        {t(lost.length > 0 ? 'lost_hint' : 'lost_none')}
      </Typography>
      {lost.length > 0 && (
        <Box component="dl" sx={grid}>
          {lost.map(({ what, count }) => (
            <Fragment key={what}>
              <dt>{formats.number(count)}</dt>
              <dd>
                <bdi>{what}</bdi>
              </dd>
            </Fragment>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
