import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { CardProps } from './card-props.ts';
import { feature } from './compliance-dashboard.hooks.ts';
import { assessmentLink, controlLink } from './dashboard-links.ts';
import { RowsCard } from './RowsCard.tsx';

/** What should have been done by now, and the ways to all of it in each assessment. */
export function OverdueCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const { count = 0, data = [], by_assessment = [] } = dashboard?.overdue ?? {};
  const several = by_assessment.length > 1;
  return (
    <RowsCard
      title={t('screen.overdue')}
      figure="overdue"
      request={request}
      columns={[t('web:field.control'), t('screen.columns.due')]}
      none={t('screen.no_overdue')}
      rows={
        dashboard &&
        data.map((control) => {
          const of = by_assessment.find((one) => one.assessment_id === control.assessment_id);
          const where = [several && of ? of.name : undefined, control.owner ?? undefined];
          return {
            id: control.id,
            code: control.code,
            title: control.title,
            href: controlLink(control),
            where: where.filter((one) => one !== undefined).join(t('screen.between')) || undefined,
            cells: [
              <span key="due" data-late>
                {formats.day(control.due_date)}
              </span>,
            ],
          };
        })
      }
    >
      {dashboard !== undefined && count > 0 && (
        <p className="compliance-rows-all">
          {count > data.length && (
            <span>
              {t('screen.first_of', {
                shown: formats.number(data.length),
                count: formats.number(count),
              })}
            </span>
          )}
          <span className="not-printed">{t('screen.all_of')}</span>
          {by_assessment.map(({ assessment_id: id, standard, name, count: n }) => (
            <Link
              key={id}
              to={assessmentLink({ id, standard }, dashboard, { flag: 'overdue' })}
              className="not-printed"
            >
              {t('screen.all_with', { name, count: formats.number(n) })}
            </Link>
          ))}
        </p>
      )}
    </RowsCard>
  );
}
