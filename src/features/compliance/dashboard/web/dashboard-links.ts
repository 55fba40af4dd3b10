import {
  pathOfAssessment,
  pathOfControlAssessment,
} from '#features/compliance/assessment/compliance-path.rules.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import type { ComplianceDashboard, DashboardResult } from '../compliance-dashboard.contract.ts';

// Which rows of an assessment's list each figure of the dashboard counts: its link shows these and no others.

/** How the list of an assessment's controls is narrowed. */
export interface ControlFilter {
  result?: DashboardResult;
  flag?: 'overdue';
  section?: string | undefined;
}

type Counted = Pick<ComplianceDashboard, 'counted' | 'section'>;

/** The page of an assessment, its controls narrowed to these, and to the section that the dashboard is about. */
export function assessmentLink(
  { id, standard }: { id: string; standard: StandardKey },
  { section }: Pick<ComplianceDashboard, 'section'>,
  filter: ControlFilter = {},
): string {
  const given = { section: section?.code, ...filter };
  const search = new URLSearchParams(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `${pathOfAssessment(standard, id)}${search === '' ? '' : `?${search}`}`;
}

/** The one assessment that everything is made of; nothing where there are several. */
export const onlyCounted = ({ counted }: Pick<ComplianceDashboard, 'counted'>) =>
  counted.length === 1 ? counted[0] : undefined;

/** The page of the one assessment that everything is made of. */
export function linkOfOnly(dashboard: Counted, filter?: ControlFilter): string | undefined {
  const only = onlyCounted(dashboard);
  return only && assessmentLink(only, dashboard, filter);
}

/** The page of one control. */
export const controlLink = ({
  id,
  standard,
  assessment_id,
}: {
  id: string;
  standard: StandardKey;
  assessment_id: string;
}): string => pathOfControlAssessment(standard, assessment_id, id);
