import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { AssessmentStatus } from '#features/maturity/assessment/web/shared/AssessmentStatus.tsx';
import { useDashboardChoice } from './shared/dashboard-choice.hooks.ts';
import { usePeriodText } from '#features/maturity/assessment/web/shared/period-text.hooks.ts';
import type { ShownDashboard } from '../maturity-dashboard.contract.ts';
import { feature } from './maturity-dashboard.hooks.ts';
import './assessment-select.css';
import { madeOf } from './dashboard-views.ts';

/** Which assessment is shown: those who may choose another; of several departments it says how many. */
export function AssessmentSelect({ dashboard, assessment_list }: ShownDashboard) {
  const { t } = useTranslation([feature, 'maturity', 'record']);
  const periodText = usePeriodText();
  const { choose, isPending } = useDashboardChoice(dashboard);
  const { assessment } = dashboard;
  if (assessment === null) {
    const { departments, hasOwn, several } = madeOf(dashboard);
    if (!several) return null;
    const units = t('screen.rolled_up', { count: departments });
    return <span className="dashboard-unit">{hasOwn ? t('screen.and_own', { units }) : units}</span>;
  }
  const { id, ref, name, period, status, department, may_choose } = assessment;
  const own = assessment_list.filter((row) => row.department?.id === department?.id);
  const choices = own.some((row) => row.id === id)
    ? own
    : [{ id, ref, name, period, status } as (typeof own)[number], ...own];
  const words = (one: { ref: string; name: string }) =>
    t('screen.shown_of_one', { ref: one.ref, name: one.name });
  // NIST seen through CIS shows no assessment of its own to choose.
  const isChoice = may_choose && dashboard.framework === dashboard.source && choices.length > 1;
  return (
    <span className="shown-choice">
      {isChoice ? (
        <Select
          size="small"
          value={id}
          disabled={isPending}
          SelectDisplayProps={{ 'aria-label': t('screen.shown') }}
          renderValue={() => (
            <span dir="auto">
              {words(assessment)} · {periodText(period)}
            </span>
          )}
          onChange={({ target }) => {
            const row = choices.find((one) => one.id === target.value);
            if (row) choose(row, department?.id ?? null, { id, name });
          }}
          sx={{ maxWidth: '100%', '& .MuiSelect-select': { py: 0.5, whiteSpace: 'normal !important' } }}
        >
          {choices.map((row) => (
            <MenuItem key={row.id} value={row.id} sx={{ display: 'block', whiteSpace: 'normal' }}>
              {words(row)}
              <span className="shown-choice-aside">
                {periodText(row.period)} · {t(`words.status.${row.status}`)}
              </span>
            </MenuItem>
          ))}
        </Select>
      ) : (
        <span>
          {words(assessment)} · {periodText(period)}
        </span>
      )}
      <AssessmentStatus status={status} />
    </span>
  );
}
