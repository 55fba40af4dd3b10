import Box from '@mui/material/Box';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { Covering } from '../../mapping.contract.ts';
import './covering.css';

interface CoveredTotalsProps {
  totals: Covering['totals'];
  nameOf: (standard: string) => string;
}

const kinds = ['wholly', 'partly', 'none'] as const;

/** How much of each other standard is answered: a bar, and the numbers it is drawn from. */
export function CoveredTotals({ totals, nameOf }: CoveredTotalsProps) {
  const { t } = useTranslation('compliance-mapping');
  const formats = useFormats();
  return (
    <SectionCard title={t('page.totals')}>
      {totals.map((one) => (
        <Box key={one.standard} sx={{ display: 'grid', gap: 0.5 }}>
          <strong>
            <bdi>{nameOf(one.standard)}</bdi>
          </strong>
          <div className="covered-bar" aria-hidden>
            {kinds.map((kind) => (
              <span key={kind} data-kind={kind} style={{ flexGrow: one[kind] }} />
            ))}
          </div>
          <Box component="dl" className="covered-figures">
            {kinds.map((kind) => (
              <div key={kind}>
                <dt data-kind={kind}>{t(`page.${kind}`)}</dt>
                <dd>
                  {t('page.of', {
                    number: formats.number(one[kind]),
                    all: formats.number(one.requirements),
                    percent: formats.percent(one.requirements === 0 ? 0 : one[kind] / one.requirements),
                  })}
                </dd>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </SectionCard>
  );
}
