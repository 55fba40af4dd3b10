import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { Plan } from '../../plan.contract.ts';
import { controlViewLink } from '../shared/plan-paths.ts';
import { PlanFlags } from '../shared/PlanFlags.tsx';

/** What is known about a plan at a glance. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const formats = useFormats();
  const { flat } = usePerson().organisation;
  return (
    <Card component="section" aria-label={t('page.facts')} sx={{ p: 2 }}>
      <FactList stacked>
        {plan.flags.length > 0 && (
          <Fact stacked name={t('page.fact.flags')}>
            <PlanFlags flags={plan.flags} />
          </Fact>
        )}
        <Fact stacked name={t('page.fact.control')}>
          {plan.control === null ? (
            t('words.hidden_control')
          ) : (
            <Link component={RouterLink} to={controlViewLink(plan.control.id)}>
              <bdi>{plan.control.ref}</bdi> <span dir="auto">{plan.control.title}</span>
            </Link>
          )}
        </Fact>
        <Fact stacked name={t('page.fact.owner')}>
          <bdi>{plan.owner?.name ?? t('words.nobody')}</bdi>
        </Fact>
        <Fact stacked name={t('page.fact.approver')}>
          <bdi>{plan.approver?.name ?? t('words.nobody')}</bdi>
        </Fact>
        {!flat && (
          <Fact stacked name={t('page.fact.department')}>
            <bdi>{plan.department?.name ?? t('words.whole')}</bdi>
          </Fact>
        )}
        <Fact stacked name={t('page.fact.priority')}>
          {t(`words.priority.${plan.priority as 1}`)}
        </Fact>
        <Fact stacked name={t('page.fact.start_on')}>
          <DateText value={plan.start_on} />
        </Fact>
        <Fact stacked name={t('page.fact.due_on')}>
          <DateText value={plan.due_on} />
        </Fact>
        {plan.reschedules > 0 && (
          <>
            <Fact stacked name={t('page.fact.first_due_on')}>
              <DateText value={plan.first_due_on} />
            </Fact>
            <Fact stacked name={t('page.fact.reschedules')}>
              {t('page.times', { count: formats.number(plan.reschedules) })}
            </Fact>
          </>
        )}
        {plan.effort_days !== null && (
          <Fact stacked name={t('page.fact.effort_days')}>
            {t('words.days', { number: formats.number(plan.effort_days) })}
          </Fact>
        )}
        {plan.origin !== null && (
          <Fact stacked name={t('page.fact.origin')}>
            {t(`words.origin.${plan.origin.kind}`)} <Origin origin={plan.origin} />
          </Fact>
        )}
        <Fact stacked name={t('page.fact.changed')}>
          <DateText value={plan.updated_at} time />
        </Fact>
      </FactList>
    </Card>
  );
}

function Origin({ origin: { kind, id, ref, title } }: { origin: NonNullable<Plan['origin']> }) {
  const to = kind === 'maturity' ? roadmapLink(id) : recordPath(kind, id);
  if (ref === null) return null;
  if (to === null) return <bdi>{ref}</bdi>;
  return (
    <Link component={RouterLink} to={to} title={title ?? undefined}>
      <bdi>{ref}</bdi>
    </Link>
  );
}
