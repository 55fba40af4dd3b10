import type { HistoryEntry } from '#platform/contract/history.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { RecordStory } from '#features/collaboration/comment/web/shared/RecordStory.tsx';
import { useProductWords } from '#platform/web/ui/history/product-words.hooks.ts';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';
import { readAcceptanceHistory } from '../acceptance.contract.ts';
import { acceptanceRecord } from '../acceptance.record.ts';

/** What happened to an acceptance and what people say about it. */
export function AcceptanceStory({ id }: { id: string }) {
  return (
    <RecordStory
      type="acceptance"
      id={id}
      mayComment
      refreshes={['risk-acceptance']}
      history={
        <HistoryPages key={id} endpoint={readAcceptanceHistory} id={id}>
          {(entry) => <Entry key={entry.seq} entry={entry} />}
        </HistoryPages>
      }
    />
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('treatment-acceptance');
  const inWords = useProductWords('treatment-acceptance');
  const words = useFieldWords(acceptanceRecord, 'treatment-acceptance');
  const by = useActor(entry);
  return (
    <HistoryItem title={nameOf(entry)} at={entry.at} by={by} texts={[entry.reason, entry.note].map(inWords)}>
      <HistoryRecords records={entry.records} linkTo={recordPath} />
      <HistoryChanges changes={entry.changes.map(words.change)} />
    </HistoryItem>
  );
}
