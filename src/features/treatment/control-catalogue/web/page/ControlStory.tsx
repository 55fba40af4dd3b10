import type { HistoryEntry } from '#platform/contract/history.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { useProductWords } from '#platform/web/ui/history/product-words.hooks.ts';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { RecordStory } from '#features/collaboration/comment/web/shared/RecordStory.tsx';
import { readControlHistory, type Control } from '#features/treatment/control/control.contract.ts';
import { controlRecord } from '#features/treatment/control/control.record.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';

/** What happened to a control and what people say about it. */
export function ControlStory({ control: { id, deleted_at, currency } }: { control: Control }) {
  return (
    <RecordStory
      type="control"
      id={id}
      mayComment={deleted_at === null}
      refreshes={['control']}
      history={
        <HistoryPages key={id} endpoint={readControlHistory} id={id}>
          {(entry) => <Entry key={entry.seq} entry={entry} currency={currency} />}
        </HistoryPages>
      }
    />
  );
}

function Entry({ entry, currency }: { entry: HistoryEntry; currency: string }) {
  const nameOf = useActName('treatment-control');
  const inWords = useProductWords('treatment-control');
  const words = useFieldWords(controlRecord, 'treatment-control', currency);
  const by = useActor(entry);
  return (
    <HistoryItem title={nameOf(entry)} at={entry.at} by={by} texts={[entry.reason, entry.note].map(inWords)}>
      <HistoryRecords records={entry.records} linkTo={recordPath} />
      {/* The control itself is named by its page. */}
      <HistoryChanges changes={entry.changes.filter(({ field }) => field !== 'control').map(words.change)} />
    </HistoryItem>
  );
}
