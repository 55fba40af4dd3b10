import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';
import './review-day.css';

/** The day of the next review; one that has passed says so, in words and in the colour of what is wrong. */
export function ReviewDay({ risk: { review_on, flags } }: { risk: Pick<RiskRow, 'review_on' | 'flags'> }) {
  const { t } = useTranslation('risk');
  if (!flags.includes('overdue_review')) return <DateText value={review_on} />;
  return (
    <span className="review-day">
      <DateText value={review_on} />
      <span>{t('register.overdue')}</span>
    </span>
  );
}
