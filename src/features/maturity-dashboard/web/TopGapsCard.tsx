import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/format.ts';
import { WhyButton } from '#platform/web/ui/dashboard/WhyButton.tsx';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { assessmentLink } from '#features/maturity/web/shared/maturity-paths.ts';
import type { CardProps } from './card.ts';
import { feature, useLevelText } from './maturity-dashboard.hooks.ts';
import './top-gaps.css';
import { unitsShown } from './views.ts';

/** The questions that come first, each a way to where it is answered. */
export function TopGapsCard({ dashboard, asked }: CardProps) {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const text = useLevelText();
  const several = unitsShown(dashboard) > 1;
  return (
    <section className="dashboard-card chart-card top-gaps-card" aria-label={t('screen.top_gaps')}>
      <div className="chart-card-head">
        <h2>{t('screen.top_gaps')}</h2>
        <WhyButton title={t('screen.top_gaps')} why={{ figures: ['top_gaps'], asked, feature }} />
      </div>
      {dashboard?.top_gaps.length === 0 && <EmptyState>{t('screen.no_gaps')}</EmptyState>}
      <ol className="top-gaps">
        {(dashboard?.top_gaps ?? []).map((gap) => (
          <li key={gap.question_id}>
            <span className="top-gaps-code">
              <bdi>{gap.code}</bdi>
            </span>
            <span className="top-gaps-words">
              <Link
                to={assessmentLink(
                  { id: gap.assessment_id, framework: dashboard?.source ?? 'cis' },
                  gap.section,
                  gap.question_id,
                )}
              >
                {gap.title}
              </Link>
              {several && gap.department !== null && (
                <span className="top-gaps-where">
                  {t('screen.widest_in', { department: gap.department.name })}
                </span>
              )}
            </span>
            <span className="top-gaps-levels">
              {t('screen.from_to', { current: text.level(gap.current), desired: text.level(gap.desired) })}
            </span>
            <span className="top-gaps-priority" title={t('screen.columns.priority')}>
              {formats.number(gap.priority, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
