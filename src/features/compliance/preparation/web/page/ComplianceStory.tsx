import type { HistoryEntry } from '#platform/contract/history.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { useProductWords } from '#platform/web/ui/history/product-words.hooks.ts';
import { RecordStory } from '#features/collaboration/comment/web/shared/RecordStory.tsx';
import {
  readComplianceHistory,
  type ComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { complianceRecord } from '#features/compliance/assessment/compliance-assessment.record.ts';
import { controlAssessmentRecord } from '#features/compliance/control-assessment/control-assessment.record.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';

/** What happened to an assessment and what people say about it. */
export function ComplianceStory({ assessment: { id, deleted_at } }: { assessment: ComplianceAssessment }) {
  return (
    <RecordStory
      type="compliance_assessment"
      id={id}
      mayComment={deleted_at === null}
      refreshes={['compliance']}
      history={
        <HistoryPages key={id} endpoint={readComplianceHistory} id={id}>
          {(entry) => <Entry key={entry.seq} entry={entry} />}
        </HistoryPages>
      }
    />
  );
}

const ofMany = ['compliance.bulk_changed', 'compliance.assigned'];

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('compliance-assessment');
  const inWords = useProductWords('compliance-assessment');
  const words = useFieldWords(complianceRecord, 'compliance-assessment');
  // What several of its controls were changed to at once is told as controls tell it.
  const ofControls = useFieldWords(controlAssessmentRecord, 'compliance-control-assessment');
  const { change } = entry.action.startsWith('control_assessment.') ? ofControls : words;
  const by = useActor(entry);
  const { t } = useTranslation('compliance-assessment');
  // What is noted of an act on many controls is how many there were.
  const note = ofMany.includes(entry.action)
    ? t('page.controls', { count: Number(entry.note) })
    : inWords(entry.note);
  return (
    <HistoryItem title={nameOf(entry)} at={entry.at} by={by} texts={[inWords(entry.reason), note]}>
      <HistoryRecords records={entry.records} linkTo={recordPath} />
      <HistoryChanges changes={entry.changes.map(change)} />
    </HistoryItem>
  );
}
