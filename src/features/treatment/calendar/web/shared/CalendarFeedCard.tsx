import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';

/** One's address for calendar programs, among what one decides about oneself. */
export function CalendarFeedCard() {
  const { t } = useTranslation('treatment-calendar');
  return (
    <SectionCard roomy title={t('feed.title')}>
      <CalendarFeed />
    </SectionCard>
  );
}
