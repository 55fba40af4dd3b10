import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { storyPanel, StoryTabs } from '#platform/web/ui/history/StoryTabs.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { useQuantificationIsOn } from '#features/treatment/quantification/web/shared/quantification-on.hooks.ts';
import { riskSections } from './risk-sections.ts';

const every = riskSections.map(({ id, label, load }) => ({
  id,
  label,
  Part: lazy(async () => ({ default: await load() })),
}));

/** What treats a risk, one tab for each thing; `?section=` of the address carries which of them one looks at. */
export function RiskSections({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const [search, change] = useAddressSearch();
  const isQuantified = useQuantificationIsOn();
  const parts = every.filter(({ id }) => isQuantified || id !== 'quantification');
  const shown = parts.find(({ id }) => id === search.get('section')) ?? parts[0];
  if (shown === undefined) return null;
  const choose = (chosen: string) =>
    change({ section: chosen === parts[0]?.id ? undefined : chosen }, { replace: true });
  const labels = new Map(parts.map(({ id, label }) => [id, label]));
  const { id, Part } = shown;
  return (
    <Card component="section" aria-label={t('page.sections')} sx={{ px: 2, pb: 2, overflow: 'visible' }}>
      <StoryTabs
        tabs={parts.map((part) => part.id)}
        tab={id}
        onTab={choose}
        labelOf={(one) => t(labels.get(one) ?? 'page.sections')}
        aria-label={t('page.sections')}
        scrolls
        sx={{ mx: -2, mb: 1.5 }}
      />
      <Box {...storyPanel(id)}>
        <Suspense fallback={<HistorySkeleton />}>
          <Part key={risk.id} risk={risk} />
        </Suspense>
      </Box>
    </Card>
  );
}
