import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { LegendEntry } from '#platform/web/ui/dashboard/Legend.tsx';
import type { GroupFigures, LookedAtBy, MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { feature, useQuestionsLink } from './maturity-dashboard.hooks.ts';
import { useRowWords } from './row-words.hooks.ts';
import { codeOfRow, isIncomplete } from './dashboard-views.ts';
import { useDashboardView } from './dashboard-view.hooks.ts';

/** A section, or a group of another kind, as pictures and tables show it. */
export interface DrawnGroup extends GroupFigures {
  /** What people call it by, where it has such a thing. */
  known: string | undefined;
  /** Leads from the radar to the bars where there is no room for names: what it is called by, or a number. */
  mark: string | undefined;
  isIncomplete: boolean;
  says: string;
  href: string;
}

/** So many names stand around a radar in the hand. */
const nameable = 8;

/** The questions by the view that is chosen: what the radar and the bars are drawn from. */
export function useGroups(dashboard: MaturityDashboard | undefined) {
  const { t } = useTranslation(feature);
  const formats = useFormats();
  const says = useRowWords();
  const linkTo = useQuestionsLink();
  const view = useDashboardView(dashboard);
  const groups = view?.rows ?? [];
  const by: LookedAtBy = view?.by ?? 'section';
  const rows = groups.map((row, at): DrawnGroup => ({
    ...row,
    known: codeOfRow(by, row),
    mark: codeOfRow(by, row) ?? (groups.length > nameable ? formats.number(at + 1) : undefined),
    isIncomplete: isIncomplete(row),
    says: says(row),
    href: linkTo(`${by}:${row.code}`),
  }));
  /** What hatching stands for, where something is hatched. */
  const incomplete = (colour: string): LegendEntry[] =>
    rows.some((row) => row.isIncomplete)
      ? [{ id: 'incomplete', label: t('screen.incomplete'), colour, isHatched: true }]
      : [];
  return { by, rows, incomplete };
}
