import type { TextFunction } from '#platform/web/language/text-keys.ts';
import type { GroupFigures, LookedAtBy, MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { viewsOf } from '../maturity-dashboard.rules.ts';

/** One way to look at the questions, with its rows. */
export interface View {
  by: LookedAtBy;
  rows: readonly GroupFigures[];
}

/** The ways a dashboard can be looked at that have something to tell apart, the first as it opens. */
export const viewsShown = (dashboard: MaturityDashboard): View[] =>
  viewsOf(dashboard)
    .map((by) => ({
      by,
      rows:
        by === 'section' ? dashboard.sections : (dashboard.groups.find((one) => one.by === by)?.rows ?? []),
    }))
    // What has one row alone says no more than the whole.
    .filter(({ rows }, at) => rows.length > (at === 0 ? 0 : 1));

/** What a view is called: sections have a name in each framework. */
export const nameOfView = (
  t: TextFunction<'maturity-dashboard'>,
  { framework }: Pick<MaturityDashboard, 'framework'>,
  by: LookedAtBy,
) => t(by === 'section' ? `screen.by.${framework}` : `screen.by.${by}`);

/** What stands before the name: sections have an identifier people know; groups of other kinds have none. */
export const codeOfRow = (by: LookedAtBy, { code }: Pick<GroupFigures, 'code'>): string | undefined =>
  by === 'section' ? code : undefined;

/** Whether everything that applies has its level. */
export const isIncomplete = ({ questions, not_applicable, answered }: GroupFigures): boolean =>
  answered < questions - not_applicable;

/** What the figures are made of: so many departments, and the organisation's own assessment, which is none. */
export const madeOf = (dashboard: MaturityDashboard | undefined) => {
  const shown = (dashboard?.departments ?? []).filter(({ assessment }) => assessment !== null);
  const own = shown.filter(({ id }) => id === null).length;
  return { departments: shown.length - own, hasOwn: own > 0, several: shown.length > 1 };
};
