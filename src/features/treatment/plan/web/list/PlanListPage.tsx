import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartGantt, Plus } from 'lucide-react';
import { Link } from 'react-router';
import * as z from 'zod';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRecordColumns, type OwnColumn } from '#platform/web/record/record-columns.hooks.tsx';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { ListFilter, ListSearch } from '#features/workspace/record-list/web/shared/ListFilters.tsx';
import { RecordList } from '#features/workspace/record-list/web/shared/RecordList.tsx';
import { useRecordList } from '#features/workspace/record-list/web/shared/record-list.hooks.ts';
import { listPlans, planDues, planOrderings, planQuery } from '../../plan-list.contract.ts';
import { pathOfPlan } from '../../plan-path.rules.ts';
import { planStatuses } from '../../plan-status.contract.ts';
import type { PlanRow } from '../../plan.contract.ts';
import { planRecord } from '../../plan.record.ts';
import { useMayPlan } from '../shared/may-plan.hooks.ts';
import { newPlanLink } from '../shared/plan-paths.ts';
import { PlanFlags } from '../shared/PlanFlags.tsx';
import { PlanProgress } from '../shared/PlanProgress.tsx';
import { PlanStatus } from '../shared/PlanStatus.tsx';
import { GanttView } from './GanttView.tsx';

const feature = 'treatment-plan';
const views = ['list', 'gantt'] as const;
/** What the address says besides the query: how the page is looked at. */
const look = z.object({ view: z.enum(['gantt']).optional() });

const statusOf = ({ status }: PlanRow) => <PlanStatus status={status} />;
const own: readonly OwnColumn<PlanRow>[] = [
  { id: 'title', width: 180 },
  { id: 'status', before: 'control' },
  { id: 'progress', cell: ({ progress }) => <PlanProgress percent={progress} /> },
  {
    id: 'flags',
    width: 156,
    cell: ({ flags }) => (
      <span className="row-flags">
        <PlanFlags flags={flags} />
      </span>
    ),
  },
  // Amounts and what is seldom asked for come last.
  ...['progress', 'budget', 'flags', 'priority', 'reschedules', 'updated_at', 'approver', 'start_on'].map(
    (id) => ({ id, before: 'spent' }),
  ),
];

/** Every plan that one sees, as a list or by time. */
export function PlanListPage() {
  const { t } = useTranslation(feature);
  const list = useRecordList<typeof listPlans, typeof planQuery, PlanRow>(
    listPlans,
    planQuery,
    ['risk'],
    'department',
  );
  const [, show, { view = 'list' }] = useUrlState(look);
  const columns = useRecordColumns<PlanRow>(planRecord, feature, { status: statusOf, own });
  const mayPlan = useMayPlan();
  const parts = { feature, list } as const;
  const { risk } = list.sent;
  return (
    <RecordList
      {...parts}
      columns={columns}
      orderings={planOrderings}
      memory="plan-list"
      pathOf={pathOfPlan}
      renderInstead={view === 'gantt' ? (around) => <GanttView read={list.read} {...around} /> : undefined}
      empty={{ icon: <ChartGantt size={32} aria-hidden />, text: t('list.empty') }}
      action={
        mayPlan && (
          <Button
            variant="contained"
            component={Link}
            to={newPlanLink(risk === undefined ? {} : { risk })}
            startIcon={<Plus size={16} aria-hidden />}
          >
            {t('list.new')}
          </Button>
        )
      }
      filters={
        <>
          <ListSearch {...parts} />
          <ListFilter
            {...parts}
            name="status"
            values={['open', ...planStatuses]}
            wordsAt={(status) => (status === 'open' ? 'list.filter.open' : `words.status.${status}`)}
          />
          <ListFilter {...parts} name="due" values={planDues} wordsAt={(due) => `list.due.${due}`} />
          <ListFilter {...parts} name="owner" values={['me']} wordsAt={() => 'list.filter.mine'} />
        </>
      }
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        sx={{ mb: 1.5 }}
        value={view}
        aria-label={t('list.view.label')}
        onChange={(_, chosen: (typeof views)[number] | null) =>
          chosen !== null && show({ view: chosen === 'gantt' ? chosen : undefined })
        }
      >
        {views.map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
            {t(`list.view.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </RecordList>
  );
}
