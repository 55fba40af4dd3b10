import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Control } from '#features/treatment/control/control.contract.ts';
import { listPlans, listPlansOfControl } from '../../plan-list.contract.ts';
import type { PlanRow } from '../../plan.contract.ts';
import { PlanFlags } from './PlanFlags.tsx';
import { PlanProgress } from './PlanProgress.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { useMayPlan, useMayPlanFor } from './may-plan.hooks.ts';
import { newPlanLink, planLink, planPaths } from './plan-paths.ts';

/** As many as stand on the page of something else. */
const shown = { limit: '25' } as const;

/** The plans for a control, on its page. */
export function PlansOfControl({ control }: { control: Control }) {
  const { t } = useTranslation('treatment-plan');
  const { id } = control;
  const mayAdd = useMayPlanFor(control);
  const read = useRead(listPlansOfControl, { params: { id }, query: shown });
  return (
    <SectionCard title={t('page.section.title')}>
      <Plans read={read} add={mayAdd ? newPlanLink({ control: id }) : undefined} all={undefined} />
    </SectionCard>
  );
}

/** The plans that are to lower a risk, on its page. */
export function PlansOfRisk({ id }: { id: string }) {
  const read = useRead(listPlans, { query: { ...shown, risk: id } });
  const add = useMayPlan() ? newPlanLink({ risk: id }) : undefined;
  return <Plans read={read} add={add} all={`${planPaths.list}?risk=${id}`} />;
}

interface PlansProps {
  read: {
    data?: { data: readonly PlanRow[]; count: number } | undefined;
    error: Failure | null;
    refetch: () => unknown;
  };
  /** Where one is made, for those who may. */
  add: string | undefined;
  /** Where all of them are. */
  all: string | undefined;
}

function Plans({ read, add, all }: PlansProps) {
  const { t } = useTranslation('treatment-plan');
  if (read.error !== null) return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
  const plans = read.data?.data;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {plans?.length === 0 && <Typography color="textSecondary">{t('page.section.none')}</Typography>}
      {plans !== undefined && plans.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {plans.map((plan) => (
            <PlanLine key={plan.id} plan={plan} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {add !== undefined && (
          <Button size="small" variant="outlined" component={RouterLink} to={add}>
            {t('page.section.new')}
          </Button>
        )}
        {all !== undefined && plans !== undefined && plans.length > 0 && (
          <Button size="small" component={RouterLink} to={all}>
            {t('page.section.all')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** One plan in a line, or in two where there is little room. */
function PlanLine({ plan }: { plan: PlanRow }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <Link component={RouterLink} to={planLink('view', plan.id)} sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <bdi>{plan.ref}</bdi> <span dir="auto">{plan.title}</span>
      </Link>
      <PlanStatus status={plan.status} />
      <PlanFlags flags={plan.flags.filter((flag) => flag !== 'awaiting_decision')} />
      <Box sx={{ flex: 'none', width: 112 }}>
        <PlanProgress percent={plan.progress} />
      </Box>
      <DateText value={plan.due_on} />
    </Box>
  );
}
