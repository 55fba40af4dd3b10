import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import type { PortfolioRisk } from '../quantification.contract.ts';
import { useLossWords } from './loss-words.hooks.ts';

const few = 20;

/** The risks of a portfolio, the largest mean first, with the part of the whole that each is. */
export function PortfolioRisks({ risks, currency }: { risks: readonly PortfolioRisk[]; currency: string }) {
  const { t } = useTranslation('treatment-quantification');
  const formats = useFormats();
  const [isWhole, showWhole] = useState(false);
  const shown = isWhole ? risks : risks.slice(0, few);
  return (
    <SectionCard title={t('screen.risks')}>
      <Typography color="textSecondary">{t('screen.risks_about', { count: risks.length })}</Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((risk) => (
          <RiskLine key={risk.id} risk={risk} currency={currency} />
        ))}
      </Box>
      {shown.length < risks.length && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => showWhole(true)}>
          {t('screen.more', { number: formats.number(risks.length) })}
        </Button>
      )}
    </SectionCard>
  );
}

function RiskLine({ risk, currency }: { risk: PortfolioRisk; currency: string }) {
  const { t } = useTranslation('treatment-quantification');
  const words = useLossWords(currency);
  const { id, ref, title, department, probability, loss_low, loss_high, mean, share } = risk;
  const inputs = t('screen.inputs', {
    percent: words.percent(probability),
    low: words.estimated(loss_low),
    high: words.estimated(loss_high),
  });
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="bdi" sx={{ color: 'text.secondary' }}>
          {ref}
        </Box>{' '}
        <MuiLink component={Link} to={`${riskLink('view', id)}&section=quantification`} dir="auto">
          {title}
        </MuiLink>
      </Box>
      <Box sx={{ textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {words.simulated(mean)}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {department !== null && (
          <>
            <bdi>{department}</bdi> ·{' '}
          </>
        )}
        {inputs}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'end' }}>
        {t('screen.share', { percent: words.percent(share) })}
      </Typography>
      <Box aria-hidden sx={{ gridColumn: '1 / -1', height: 4, borderRadius: 2, bgcolor: 'divider' }}>
        <Box
          sx={{
            width: `${Math.round(share * 1000) / 10}%`,
            height: 4,
            borderRadius: 2,
            bgcolor: 'var(--chart-1)',
          }}
        />
      </Box>
    </Box>
  );
}
