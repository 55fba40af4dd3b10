import type { HistoryEntry } from '#platform/contract/history.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { useProductWords } from '#platform/web/ui/history/product-words.hooks.ts';
import { RecordStory } from '#features/collaboration/comment/web/shared/RecordStory.tsx';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import {
  readControlAssessmentHistory,
  type ControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { useControlAssessmentChange } from '../verbs/control-assessment-change.hooks.ts';

/** What happened to a control of an assessment and what people say about it. */
export const ControlStory = ({ control: { id, assessment } }: { control: ControlAssessment }) => (
  <RecordStory
    type="control_assessment"
    id={id}
    mayComment
    refreshes={['compliance']}
    history={
      <HistoryPages key={id} endpoint={readControlAssessmentHistory} id={id}>
        {(entry) => <Entry key={entry.seq} entry={entry} standard={assessment.standard} />}
      </HistoryPages>
    }
  />
);

interface EntryProps {
  entry: HistoryEntry;
  standard: StandardKey;
}

function Entry({ entry, standard }: EntryProps) {
  const nameOf = useActName('compliance-control-assessment');
  const inWords = useProductWords('compliance-control-assessment');
  const changeOf = useControlAssessmentChange();
  const { action, reason, note, at, changes } = entry;
  // Of several that were changed at once the log tells how many: that is no note of anybody.
  const said = action === 'control_assessment.bulk_changed' ? null : note;
  const linkTo = (type: string, id: string) =>
    type === 'compliance_assessment' ? pathOfAssessment(standard, id) : recordPath(type, id);
  return (
    <HistoryItem title={nameOf(entry)} at={at} by={useActor(entry)} texts={[inWords(reason), inWords(said)]}>
      <HistoryRecords records={entry.records} linkTo={linkTo} />
      {/* What the act is called by says its status already. */}
      <HistoryChanges changes={changes.filter(({ field }) => field !== 'status').map(changeOf)} />
    </HistoryItem>
  );
}
