import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { SimulationResult } from '../quantification.contract.ts';
import { useLossWords } from './loss-words.hooks.ts';

interface RangeWordsProps {
  result: SimulationResult;
  currency: string;
  years: number;
}

const figures = ['mean', 'p50', 'p90', 'p95', 'p99'] as const;

/** What a year may cost: as a range in words, then its percentiles. Never one number alone. */
export function RangeWords({ result, currency, years }: RangeWordsProps) {
  const { t } = useTranslation('treatment-quantification');
  const words = useLossWords(currency);
  const formats = useFormats();
  const more = [
    [0.1, result.p90],
    [0.05, result.p95],
    [0.01, result.p99],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="p" sx={{ typography: 'subtitle1' }}>
        {result.p5 > 0
          ? t('range.between', { low: words.simulated(result.p5), high: words.simulated(result.p95) })
          : result.p95 > 0
            ? t('range.at_most', { high: words.simulated(result.p95) })
            : t('range.nothing')}
      </Typography>
      {result.loss_probability === 0 ? (
        <Typography>{t('range.never', { years: formats.number(years) })}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {more.map(
            ([share, loss]) =>
              loss > 0 && (
                <li key={share}>
                  {t('range.more', { percent: words.percent(share), loss: words.simulated(loss) })}
                </li>
              ),
          )}
          <li>
            {t('range.mean', {
              mean: words.simulated(result.mean),
              low: words.simulated(result.mean_low),
              high: words.simulated(result.mean_high),
            })}
          </li>
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(130px, 45%), 1fr))',
        }}
      >
        {figures.map((figure) => (
          <div key={figure}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {t(`figure.${figure}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
            >
              {result[figure] === 0 ? t('figure.none') : words.simulated(result[figure])}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
