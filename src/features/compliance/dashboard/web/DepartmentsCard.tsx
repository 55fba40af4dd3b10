import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ComplianceDashboard, UnitFigures } from '../compliance-dashboard.contract.ts';
import type { CardProps } from './card-props.ts';
import { feature, useDashboardLink } from './compliance-dashboard.hooks.ts';
import { assessmentLink } from './dashboard-links.ts';
import { ProvenBars } from './ProvenBars.tsx';

/** Departments side by side: each leads to the assessment that is counted of it, or to its own dashboard where it has several. */
export function DepartmentsCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation(feature);
  const linkTo = useDashboardLink();
  const linkOf = (about: ComplianceDashboard, { id, assessment_ids }: UnitFigures): string | undefined => {
    const [first, ...more] = assessment_ids;
    const only = more.length === 0 ? about.counted.find((one) => one.id === first) : undefined;
    if (only !== undefined) return assessmentLink(only, about);
    return id === null ? undefined : linkTo({ dpt: id });
  };
  return (
    <ProvenBars
      title={t('screen.by_department')}
      column={t('web:field.department')}
      rows={dashboard?.by_department.rows.map((row) => ({
        id: row.id ?? 'whole',
        name: row.name ?? t('screen.whole'),
        figures: row,
        href: linkOf(dashboard, row),
      }))}
      figure="by_department"
      request={request}
      room={120}
    />
  );
}
