import Box from '@mui/material/Box';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import type { Soa } from '../soa.contract.ts';

/** What Annex A adds up to: what is claimed beside what is proven. */
export function SoaFigures({ soa: { figures, inherited } }: { soa: Soa }) {
  const { t } = useTranslation(['compliance-soa', 'compliance-assessment']);
  const formats = useFormats();
  const percent = usePercent();
  return (
    <SectionCard title={t('figures.title')}>
      <Box sx={{ '& .fact-list': { gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))' } }}>
        <FactList stacked>
          <Fact stacked name={t('figures.applicable')}>
            {formats.number(figures.applicable)}
          </Fact>
          <Fact stacked name={t('figures.inherited')}>
            {formats.number(inherited)}
          </Fact>
          <Fact stacked name={t('figures.not_applicable')}>
            {formats.number(figures.not_applicable)}
          </Fact>
          {(['coverage', 'compliance', 'proven'] as const).map((figure) => (
            <Fact stacked key={figure} name={t(`compliance-assessment:figure.${figure}`)}>
              {percent(figures[figure])}
            </Fact>
          ))}
        </FactList>
      </Box>
    </SectionCard>
  );
}
