import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { OwnStandardVersion } from '../../own-standard.contract.ts';
import { pairs } from './pairs.ts';

/** What of a file becomes, or became, no part of a standard. */
export function LostCard({ lost }: Pick<OwnStandardVersion, 'lost'>) {
  const { t } = useTranslation('compliance-standard');
  const formats = useFormats();
  return (
    <SectionCard title={t('lost')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: lost.length > 0 ? 1 : 0 }}>
        {t(lost.length > 0 ? 'lost_hint' : 'lost_none')}
      </Typography>
      {lost.length > 0 && (
        <Box component="dl" sx={pairs}>
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
