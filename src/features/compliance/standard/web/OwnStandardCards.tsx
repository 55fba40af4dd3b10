import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { OwnStandardVersion } from '../own-standard.contract.ts';
import { pairs } from './shared/pairs.ts';

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
      <Box component="dl" sx={pairs}>
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
