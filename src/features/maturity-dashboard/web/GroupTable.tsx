import { useTranslation } from 'react-i18next';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import type { MaturityDashboard } from '#features/maturity/maturity-dashboard.contract.ts';
import { feature, useLevelText, useQuestionsLink } from './maturity-dashboard.hooks.ts';
import { codeOfRow, nameOfView, type View } from './views.ts';

interface GroupTableProps {
  label: string;
  dashboard: MaturityDashboard;
  view: View;
}

/** The rows of a view as a table: levels, their share of the scale, and how much is answered. */
export function GroupTable({ label, dashboard, view: { by, rows } }: GroupTableProps) {
  const { t } = useTranslation([feature, 'maturity']);
  const text = useLevelText();
  const linkTo = useQuestionsLink();
  const isShare = (column: number) => column >= 4;
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
      rows={rows.map((row) => ({
        id: row.code,
        name: [codeOfRow(by, row), row.name].filter(Boolean).join(' '),
        values: [row.current, row.desired, row.gap, row.previous, row.percent, row.coverage],
      }))}
      say={(value, column) => (isShare(column) ? text.percent(value) : text.level(value))}
      linkOf={(row, column) => {
        const { code } = rows[row] ?? {};
        return column === 0 && code !== undefined ? linkTo(`${by}:${code}`) : undefined;
      }}
    />
  );
}
