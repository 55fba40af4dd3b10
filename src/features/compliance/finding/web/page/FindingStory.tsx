import type { HistoryEntry } from '#platform/contract/history.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { useProductWords } from '#platform/web/ui/history/product-words.hooks.ts';
import { RecordStory } from '#features/collaboration/comment/web/shared/RecordStory.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { readFindingHistory, type Finding } from '../../finding.contract.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { findingRecord } from '../../finding.record.ts';

/** What happened to a finding and what people say about it. */
export const FindingStory = ({ finding: { id, deleted_at } }: { finding: Finding }) => (
  <RecordStory
    type="finding"
    id={id}
    mayComment={deleted_at === null}
    refreshes={['finding']}
    history={
      <HistoryPages key={id} endpoint={readFindingHistory} id={id}>
        {(entry) => <Entry key={entry.seq} entry={entry} />}
      </HistoryPages>
    }
  />
);

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('compliance-finding');
  const inWords = useProductWords('compliance-finding');
  const words = useFieldWords(findingRecord, 'compliance-finding');
  const { reason, note, at, changes } = entry;
  return (
    <HistoryItem title={nameOf(entry)} at={at} by={useActor(entry)} texts={[inWords(reason), inWords(note)]}>
      <HistoryRecords records={entry.records} linkTo={recordPath} />
      {/* What the act is called by says its status already. */}
      <HistoryChanges changes={changes.filter(({ field }) => field !== 'status').map(words.change)} />
    </HistoryItem>
  );
}
