import Typography from '@mui/material/Typography';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Plan } from '../../plan.contract.ts';
import { PlanProgress } from '../shared/PlanProgress.tsx';
import { useMoney } from '#platform/web/language/money.hooks.ts';

/** How far a plan is, what it costs, and who decided what when. */
export function ProgressCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const formats = useFormats();
  const { tasks, proofs, status } = plan;
  const number = (value: number) => formats.number(value);
  return (
    <SectionCard title={t('page.progress.title')}>
      <PlanProgress percent={plan.progress} wide />
      <Typography color="textSecondary">
        {tasks.total > 0
          ? t('page.progress.by_tasks', { open: number(tasks.open), total: number(tasks.total) })
          : t('page.progress.typed')}
      </Typography>
      {status === 'in_progress' && tasks.open > 0 && (
        <Typography>{t('page.progress.left', { number: number(tasks.open) })}</Typography>
      )}
      {plan.started_at !== null && (
        <Typography>
          {status === 'completed' && proofs === 0
            ? t('page.progress.unproved')
            : t('page.progress.proofs', { number: number(proofs) })}
        </Typography>
      )}
      <Cost plan={plan} />
      <Way plan={plan} />
    </SectionCard>
  );
}

/** What was spent of the budget. */
function Cost({ plan: { budget, spent, currency } }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const money = useMoney();
  if (budget === null && spent === null) return null;
  const over = (spent ?? 0) - (budget ?? Infinity);
  return (
    <FactList>
      <Fact name={t('page.money.title')}>
        {budget === null
          ? money(spent ?? 0, currency)
          : t('page.money.of', { spent: money(spent ?? 0, currency), budget: money(budget, currency) })}
        {over > 0 && <strong> {t('page.money.over', { amount: money(over, currency) })}</strong>}
      </Fact>
    </FactList>
  );
}

/** The decisions so far. */
function Way({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const steps = [
    ['submitted', plan.submitted_at, plan.submitted_by],
    ['approved', plan.approved_at, plan.approved_by],
    ['started', plan.started_at, null],
    ['completed', plan.completed_at, plan.completed_by],
    ['validated', plan.validated_at, plan.validated_by],
  ] as const;
  const done = steps.filter(([, at]) => at !== null);
  if (done.length === 0) return null;
  return (
    <FactList>
      {done.map(([step, at, by]) => (
        <Fact key={step} name={t(`page.way.${step}`)}>
          <DateText value={at} /> {by && <bdi>{by.name}</bdi>}
        </Fact>
      ))}
    </FactList>
  );
}
