import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ComplianceDashboard } from '../compliance-dashboard.contract.ts';
import type { CardProps } from './card-props.ts';
import { feature, useDashboardLink } from './compliance-dashboard.hooks.ts';
import { linkOfOnly } from './dashboard-links.ts';
import { ProvenBars, type ProvenRow } from './ProvenBars.tsx';

const room = 320;

/** How far each section of the standard is, or each standard: a section leads to its controls, and where several assessments are counted, to
 *  what each of them says about it. */
export function SectionsCard({ dashboard, request }: CardProps) {
  const { t } = useTranslation(feature);
  const linkTo = useDashboardLink();
  const ofStandards = dashboard !== undefined && dashboard.standard === null;
  const sections = ({ by_section, ...about }: ComplianceDashboard) =>
    by_section.rows.map((row): ProvenRow => ({
      id: row.code,
      code: row.code,
      name: row.name,
      figures: row,
      href:
        linkOfOnly({ ...about, section: null }, { section: row.code }) ??
        linkTo({ section: row.code === about.section?.code ? undefined : row.code }),
    }));
  const standards = (given: ComplianceDashboard) =>
    given.standards.map(({ standard, name, figures }): ProvenRow => ({
      id: standard,
      name,
      figures,
      href: linkTo({ compliance_standard: standard, section: undefined }),
    }));
  return (
    <ProvenBars
      title={t(ofStandards ? 'screen.by_standard' : 'screen.by_section')}
      column={t(ofStandards ? 'screen.columns.standard' : 'web:field.section')}
      rows={dashboard && (ofStandards ? standards(dashboard) : sections(dashboard))}
      figure={ofStandards ? 'by_standard' : 'by_section'}
      request={request}
      room={ofStandards ? 160 : room}
    />
  );
}
