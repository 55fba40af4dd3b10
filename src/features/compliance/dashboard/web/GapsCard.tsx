import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { CardProps } from './card-props.ts';
import { feature, useCountedName } from './compliance-dashboard.hooks.ts';
import { controlLink, linkOfOnly } from './dashboard-links.ts';
import { RowsCard } from './RowsCard.tsx';

/** What is missing most, each a way to the control; and where one assessment counts, to all that is missing in it. */
export function GapsCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const nameOf = useCountedName(dashboard);
  const several = (dashboard?.counted.length ?? 0) > 1;
  const { count, data } = dashboard?.top_gaps ?? { count: 0, data: [] };
  const all = (['non_compliant', 'partial'] as const).flatMap((result) => {
    const href = dashboard && linkOfOnly(dashboard, { result });
    const n = dashboard?.summary.counts[result] ?? 0;
    return href === undefined || n === 0 ? [] : [{ result, href, n }];
  });
  return (
    <RowsCard
      title={t('screen.top_gaps')}
      figure="top_gaps"
      request={request}
      columns={[t('web:field.control'), t('screen.columns.result'), t('screen.columns.value')]}
      none={t('screen.no_gaps')}
      rows={
        dashboard &&
        data.map((gap) => {
          const of = dashboard.counted.find(({ id }) => id === gap.assessment_id);
          return {
            id: gap.id,
            code: gap.code,
            title: gap.title,
            href: controlLink(gap),
            where: several && of !== undefined ? nameOf(of) : undefined,
            cells: [t(`screen.result.${gap.result}`), formats.percent(gap.value / 100)],
          };
        })
      }
    >
      {count > data.length && (
        <p className="compliance-rows-all">
          <span>
            {t('screen.first_of', {
              shown: formats.number(data.length),
              count: formats.number(count),
            })}
          </span>
          {all.map(({ result, href, n }) => (
            <Link key={result} to={href} className="not-printed">
              {t('screen.all_with', { name: t(`screen.result.${result}`), count: formats.number(n) })}
            </Link>
          ))}
        </p>
      )}
    </RowsCard>
  );
}
