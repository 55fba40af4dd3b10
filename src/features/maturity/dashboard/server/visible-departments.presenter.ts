import type { Actor } from '#platform/contract/access.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import { isComplete, type Answer } from '#features/maturity/figure/figure.rules.ts';
import { ratedSections } from '#features/maturity/figure/scope.rules.ts';
import type { FrameworkInUse } from '#features/maturity/framework/server/shared/framework-in-use.queries.ts';
import type { MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { wholeFiguresOf, type RankedSection, type DashboardSource } from '../maturity-dashboard.rules.ts';
import type { ShownAssessment, UnitRow } from './maturity-dashboard.queries.ts';

/** A department with what is shown of it, its questions sorted as figures need them. */
export interface VisibleDepartment extends UnitRow {
  shown: ShownAssessment;
  sections: RankedSection[];
  planned_days: ReadonlyMap<string, number>;
}

/** What a dashboard is made of. */
export interface VisibleDepartments extends DashboardSource {
  /** What the dashboard is about, and what was answered: the two differ where NIST is seen through CIS. */
  about: FrameworkInUse;
  answered: FrameworkInUse;
  /** Departments that show something. */
  units: VisibleDepartment[];
  /** All of the scope. */
  rows: readonly UnitRow[];
}

function answersOf({ answers }: ShownAssessment): Map<string, Answer> {
  return new Map(
    (answers ?? []).map(([id, current_level, desired_level, not_applicable]) => [
      id,
      { current_level, desired_level, not_applicable },
    ]),
  );
}

/** The departments of a scope that show something, with their questions. */
export function visibleDepartments(
  about: FrameworkInUse,
  answered: FrameworkInUse,
  rows: readonly UnitRow[],
): VisibleDepartments {
  const units = rows.flatMap((row): VisibleDepartment[] => {
    const { shown } = row;
    if (shown === null) return [];
    const { sections } = answered.editionOf(shown).structure;
    return [
      {
        ...row,
        shown,
        sections: ratedSections(sections, answersOf(shown), shown.groups_in_scope),
        planned_days: new Map(shown.planned),
      },
    ];
  });
  return { framework: about.framework, source: answered.framework, about, answered, units, rows };
}

/** The department of a unit; none for the organisation's own. */
export const departmentOf = ({ id, name }: UnitRow): { id: string; name: string } | null =>
  id === null ? null : { id, name: name ?? '' };

/** What stands on the dashboard where it shows one assessment. */
export function oneAssessment(
  { units }: VisibleDepartments,
  actor: Actor,
): Pick<MaturityDashboard, 'assessment'>['assessment'] {
  const [unit, ...more] = units;
  if (unit === undefined || more.length > 0) return null;
  const { id, version, ref, name, period_from, period_to, status } = unit.shown;
  return {
    id,
    version,
    ref,
    name,
    period: { from: period_from, to: period_to },
    status,
    department: departmentOf(unit),
    may_choose: maySteer(actor, unit.id),
  };
}

/** What a reader must know before the figures are believed. */
export function flagsOf(departments: VisibleDepartments): MaturityDashboard['flags'] {
  const { units, rows } = departments;
  const isNewer = ({ newest, shown }: VisibleDepartment) =>
    newest !== null && newest.id !== shown.id && newest.period_to > shown.period_to;
  const flags: [MaturityDashboard['flags'][number], boolean][] = [
    ['incomplete', units.some(({ shown }) => !isComplete(wholeFiguresOf(departments, shown.figures)))],
    ['not_approved', units.some(({ shown }) => shown.status === 'submitted')],
    ['newer_approved', units.some(isNewer)],
    // Where only the organisation assesses itself, no department is missing.
    [
      'departments_missing',
      units.some(({ id }) => id !== null) && rows.some(({ id, shown }) => id !== null && shown === null),
    ],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
