import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { verbDialogs } from '#platform/web/record/described-kind.ts';
import { RecordFacts } from '#platform/web/record/RecordFacts.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { RecordTexts } from '#platform/web/record/RecordTexts.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DescribedStory } from '#features/collaboration/comment/web/shared/DescribedStory.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import type { Incident } from '../../incident.contract.ts';
import { incidentRecord } from '../../incident.record.ts';
import { IncidentStatus } from '../incident-status.ts';
import { incidentKind } from '../verbs/incident-kind.ts';

const dialogs = verbDialogs(
  incidentKind,
  async () => (await import('../verbs/incident-dialogs.ts')).incidentDialogs,
);

/** What happened, why, and what was done about it. */
export function IncidentPage({ incident }: { incident: Incident }) {
  const { t } = useTranslation('treatment-incident');
  const shown = { record: incidentRecord, feature: 'treatment-incident', shown: incident } as const;
  return (
    <RecordPage
      kind={incidentKind}
      dialogs={dialogs}
      record={incident}
      status={<IncidentStatus status={incident.status} />}
      facts={<RecordFacts {...shown} linkTo={recordPath} />}
      story={<DescribedStory type="incident" kind={incidentKind} record={incident} linkTo={recordPath} />}
    >
      {() => (
        <SectionCard title={t('page.texts')}>
          <RecordTexts {...shown} names={['description', 'cause', 'containment']} none={t('page.not_yet')} />
        </SectionCard>
      )}
    </RecordPage>
  );
}
