import { verbDialogs } from '#platform/web/record/described-kind.ts';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { DescribedStory } from '#features/collaboration/comment/web/shared/DescribedStory.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { EvidenceCard } from '#features/treatment/evidence/web/shared/EvidenceCard.tsx';
import { Requirements } from '#features/treatment/record-path/web/shared/Requirements.tsx';
import type { Plan } from '../../plan.contract.ts';
import { PlanStatus } from '../shared/PlanStatus.tsx';
import { usePlanActs } from '../verbs/plan-acts.hooks.ts';
import { planKind } from '../verbs/plan-kind.ts';
import { EffectCard } from './EffectCard.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanTasks } from './PlanTasks.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { TextCard } from './TextCard.tsx';

const dialogs = verbDialogs(planKind, async () => (await import('../verbs/plan-dialogs.ts')).planDialogs);

/** What is to be done, how far it is, and what shows that it worked. */
export function PlanPage({ plan }: { plan: Plan }) {
  const person = usePerson();
  const { id, deleted_at, owner, permissions } = plan;
  const mayProve = deleted_at === null && (permissions.can.includes('duplicate') || owner?.id === person.id);
  return (
    <RecordPage
      kind={planKind}
      dialogs={dialogs}
      record={plan}
      acts={usePlanActs(plan)}
      status={<PlanStatus status={plan.status} />}
      facts={<PlanFacts plan={plan} />}
      story={<DescribedStory type="plan" kind={planKind} record={plan} linkTo={recordPath} />}
    >
      {() => (
        <>
          <TextCard plan={plan} />
          <ProgressCard plan={plan} />
          <PlanTasks plan={plan} />
          <EffectCard plan={plan} />
          <EvidenceCard type="plan" id={id} mayAdd={mayProve} />
          <Requirements type="plan" id={id} />
        </>
      )}
    </RecordPage>
  );
}
