import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordFacts } from '#platform/web/record/RecordFacts.tsx';
import { Fact } from '#platform/web/ui/page/FactList.tsx';
import { roadmapLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { Plan } from '../../plan.contract.ts';
import { planRecord } from '../../plan.record.ts';
import { PlanFlags } from '../shared/PlanFlags.tsx';

/** Progress, money and who decided when have a card of their own. */
const elsewhere = ['progress', 'budget', 'spent', 'started_at', 'created', ...planRecord.acts];

/** What is known about a plan at a glance. */
export function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const formats = useFormats();
  const { control, flags, reschedules, effort_days, origin } = plan;
  return (
    <RecordFacts
      record={planRecord}
      feature="treatment-plan"
      shown={plan}
      linkTo={recordPath}
      leavesOut={[
        ...elsewhere,
        ...(reschedules > 0 ? [] : ['first_due_on', 'reschedules']),
        ...(effort_days === null ? ['effort_days'] : []),
      ]}
      cells={{
        ...(control === null && { control: t('words.hidden_control') }),
        reschedules: t('page.times', { count: formats.number(reschedules) }),
        effort_days: t('words.days', { number: formats.number(effort_days ?? 0) }),
      }}
      first={
        flags.length > 0 && (
          <Fact stacked name={t('web:field.flags')}>
            <PlanFlags flags={flags} />
          </Fact>
        )
      }
      further={
        origin !== null && (
          <Fact stacked name={t('field.origin')}>
            {t(`words.origin.${origin.kind}`)} <Origin origin={origin} />
          </Fact>
        )
      }
    />
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
