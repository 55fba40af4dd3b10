import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartGantt, Plus, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useMayPlan } from '../shared/may-plan.hooks.ts';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import { newPlanLink } from '../shared/plan-paths.ts';
import { GanttView } from './GanttView.tsx';
import { PlanFilters } from './PlanFilters.tsx';
import { PlanTable } from './PlanTable.tsx';
import { usePlanList, type PlanList } from './plan-list.hooks.ts';

/** Every plan that one sees, as a list or by time. */
export function PlanListPage() {
  const { t } = useTranslation('treatment-plan');
  const list = usePlanList();
  const title = t('list.title');
  const parts = { list, toolbar: <PlanFilters list={list} />, empty: <Empty list={list} /> };
  return (
    <>
      <PageHeader title={title} action={<NewButton risk={list.filter.risk} />}>
        <ViewButtons list={list} />
      </PageHeader>
      {list.view === 'gantt' ? <GanttView {...parts} /> : <PlanTable label={title} {...parts} />}
    </>
  );
}

function ViewButtons({ list }: { list: PlanList }) {
  const { t } = useTranslation('treatment-plan');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      sx={{ mb: 1.5 }}
      value={list.view}
      aria-label={t('list.view.label')}
      onChange={(_, chosen: 'list' | 'gantt' | null) => chosen !== null && list.look(chosen)}
    >
      {(['list', 'gantt'] as const).map((view) => (
        <ToggleButton key={view} value={view} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
          {t(`list.view.${view}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Empty({ list }: { list: PlanList }) {
  const { t } = useTranslation('treatment-plan');
  if (!list.isNarrowed)
    return (
      <EmptyUnit>
        <EmptyState icon={<ChartGantt size={32} aria-hidden />} action={<NewButton risk={undefined} />}>
          {t('list.empty')}
        </EmptyState>
      </EmptyUnit>
    );
  const nothing = { status: undefined, owner: undefined, due: undefined, risk: undefined, q: undefined };
  return (
    <EmptyState
      icon={<SearchX size={32} aria-hidden />}
      action={
        <Button variant="outlined" onClick={() => list.narrow(nothing)}>
          {t('list.reset')}
        </Button>
      }
    >
      {t('list.none')}
    </EmptyState>
  );
}

function NewButton({ risk }: { risk: string | undefined }) {
  const { t } = useTranslation('treatment-plan');
  if (!useMayPlan()) return null;
  return (
    <Button
      variant="contained"
      component={Link}
      to={newPlanLink(risk === undefined ? {} : { risk })}
      startIcon={<Plus size={16} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  );
}
