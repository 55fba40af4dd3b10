import type { HistoryEntry } from '#platform/contract/history.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { RecordStory } from '#features/collaboration/comment/web/shared/RecordStory.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { readEvidenceHistory, type Evidence } from '../evidence.contract.ts';

/** What happened to a piece of evidence and what people say about it. */
export function EvidenceStory({ evidence }: { evidence: Evidence }) {
  const { id, deleted_at } = evidence;
  return (
    <RecordStory
      type="evidence"
      id={id}
      mayComment={deleted_at === null}
      refreshes={['evidence']}
      history={
        <HistoryPages endpoint={readEvidenceHistory} id={id}>
          {(entry) => <Entry key={entry.seq} entry={entry} />}
        </HistoryPages>
      }
    />
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('treatment-evidence');
  const by = useActor(entry);
  return (
    <HistoryItem title={nameOf(entry)} at={entry.at} by={by} texts={[entry.reason, entry.note]}>
      <HistoryRecords records={entry.records} linkTo={recordPath} />
    </HistoryItem>
  );
}
