import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordStory } from '#features/collaboration/comment/web/shared/RecordStory.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { RatingsTab } from '#features/risk/rating/web/shared/RatingsTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';

/** What happened to a risk, how it was rated, and what people say about it. */
export function RiskTabs({ risk: { id, permissions } }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  return (
    <RecordStory
      type="risk"
      id={id}
      mayComment={permissions.can.includes('comment')}
      refreshes={['risk']}
      history={<HistoryTab key={id} id={id} />}
      between={{ ratings: { label: t('story.ratings'), panel: <RatingsTab key={id} id={id} /> } }}
    />
  );
}
