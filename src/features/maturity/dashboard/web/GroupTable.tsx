import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import type { LookedAtBy, MaturityDashboard } from '../maturity-dashboard.contract.ts';
import { feature, useLevelText } from './maturity-dashboard.hooks.ts';
import type { DrawnGroup } from './groups.hooks.ts';
import { nameOfView } from './dashboard-views.ts';

interface GroupTableProps {
  label: string;
  dashboard: MaturityDashboard | undefined;
  by: LookedAtBy;
  rows: readonly DrawnGroup[];
}

/** What a picture is drawn from as a table: levels, their share of the scale, and how much is answered. */
export function GroupTable({ label, dashboard, by, rows }: GroupTableProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const text = useLevelText();
  const isShare = (column: number) => column >= 4;
  if (dashboard === undefined) return null;
  return (
    <FigureTable
      label={label}
      columns={[
        nameOfView(t, dashboard, by),
        t('maturity:words.current'),
        t('maturity:words.desired'),
        t('maturity:words.gap'),
        t('screen.previous'),
        t('screen.columns.percent'),
        t('maturity:words.coverage'),
      ]}
      rows={rows.map(({ code, known, name, ...row }) => ({
        id: code,
        name: [known, name].filter(Boolean).join(' '),
        values: [row.current, row.desired, row.gap, row.previous, row.percent, row.coverage],
      }))}
      valueText={(value, column) => (isShare(column) ? text.percent(value) : text.level(value))}
      linkOf={(row, column) => (column === 0 ? rows[row]?.href : undefined)}
    />
  );
}
