import { usePerson } from '#platform/web/session/session.hooks.ts';
import { verbDialogs } from '#platform/web/record/described-kind.ts';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { DescribedStory } from '#features/collaboration/comment/web/shared/DescribedStory.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { EvidenceCard } from '#features/treatment/evidence/web/shared/EvidenceCard.tsx';
import type { Finding } from '../../finding.contract.ts';
import { FindingStatus } from '../shared/FindingStatus.tsx';
import { findingKind } from '../verbs/finding-kind.ts';
import { FindingFacts } from './FindingFacts.tsx';
import { FindingTasks } from './FindingTasks.tsx';
import { FoundCard } from './FoundCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { TreatmentCard } from './TreatmentCard.tsx';

const dialogs = verbDialogs(
  findingKind,
  async () => (await import('../verbs/finding-dialogs.ts')).findingDialogs,
);

/** What was found and how it is put right. An external auditor reads it, and no more. */
export function FindingPage({ finding }: { finding: Finding }) {
  const isAuditor = usePerson().type === 'Auditor';
  return (
    <RecordPage
      kind={findingKind}
      dialogs={dialogs}
      record={finding}
      status={<FindingStatus status={finding.status} />}
      facts={<FindingFacts finding={finding} />}
      story={
        !isAuditor && (
          <DescribedStory type="finding" kind={findingKind} record={finding} linkTo={recordPath} />
        )
      }
    >
      {(open) => (
        <>
          <FoundCard finding={finding} />
          <TreatmentCard finding={finding} />
          <PlanCard finding={finding} onOpen={() => open('plan')} />
          {!isAuditor && <FindingTasks finding={finding} />}
          {!isAuditor && (
            <EvidenceCard type="finding" id={finding.id} mayAdd={finding.permissions.can.includes('edit')} />
          )}
        </>
      )}
    </RecordPage>
  );
}
