import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import type { Portfolio } from '../quantification.contract.ts';

/** Which risks a portfolio does not sum, and why. */
export function LeftOut({ leftOut }: { leftOut: Portfolio['left_out'] }) {
  const { t } = useTranslation('treatment-quantification');
  const formats = useFormats();
  return (
    <SectionCard title={t('screen.left_out')}>
      {leftOut.length === 0 && <Typography color="textSecondary">{t('screen.left_out_none')}</Typography>}
      {leftOut.map(({ reason, count, risks }) => (
        <Box key={reason} sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {t(`screen.reason.${reason}`)}: {formats.number(count)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {risks.map(({ id, ref, title }) => (
              <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
                <Box component="bdi" sx={{ color: 'text.secondary' }}>
                  {ref}
                </Box>{' '}
                <MuiLink component={Link} to={`${riskLink('view', id)}&section=quantification`} dir="auto">
                  {title}
                </MuiLink>
              </Box>
            ))}
          </Box>
          {count > risks.length && (
            <Typography color="textSecondary">
              {t('screen.left_out_more', { number: formats.number(count - risks.length) })}
            </Typography>
          )}
        </Box>
      ))}
    </SectionCard>
  );
}
