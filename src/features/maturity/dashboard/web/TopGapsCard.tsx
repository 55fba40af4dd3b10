import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { WhyButton } from '#platform/web/ui/dashboard/WhyButton.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { assessmentLink, roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import type { CardProps } from './card-props.ts';
import { feature, useLevelText } from './maturity-dashboard.hooks.ts';
import { QuestionTable } from './questions/QuestionTable.tsx';
import { madeOf } from './dashboard-views.ts';

/** The questions that come first, each a way to where it is answered. */
export function TopGapsCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const text = useLevelText();
  const { several } = madeOf(dashboard);
  // What one said is a level; of several it is a mean.
  const level = several ? text.level : formats.number;
  const gaps = dashboard?.top_gaps ?? [];
  return (
    <section className="dashboard-card chart-card top-gaps-card" aria-label={t('screen.top_gaps')}>
      <div className="chart-card-head">
        <h2>{t('screen.top_gaps')}</h2>
        <WhyButton title={t('screen.top_gaps')} why={{ figures: ['top_gaps'], request, feature }} />
      </div>
      {dashboard !== undefined && gaps.length === 0 && <EmptyState>{t('screen.no_gaps')}</EmptyState>}
      {dashboard !== undefined && gaps.length > 0 && (
        <>
          <QuestionTable
            label={t('screen.top_gaps')}
            figure={t('screen.columns.priority')}
            questions={gaps.map((gap) => ({
              id: gap.question_id,
              code: gap.code,
              title: gap.title,
              href: assessmentLink(
                { id: gap.assessment_id, framework: dashboard.source },
                gap.section,
                gap.question_id,
              ),
              where:
                several && gap.department !== null
                  ? t('screen.widest_in', { department: gap.department.name })
                  : undefined,
              levels: t('screen.from_to', { current: level(gap.current), desired: level(gap.desired) }),
              figure: text.level(gap.priority),
            }))}
          />
          {dashboard.assessment !== null && (
            <p className="top-gaps-all not-printed">
              <Link to={roadmapLink(dashboard.assessment.id)}>{t('screen.all_gaps')}</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}
