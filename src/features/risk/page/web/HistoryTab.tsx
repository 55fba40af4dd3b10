import type { HistoryEntry } from '#platform/contract/history.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { useProductWords } from '#platform/web/ui/history/product-words.hooks.ts';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { readHistory } from '#features/risk/record/risk.contract.ts';
import { useFieldChange } from '#features/risk/record/web/shared/field-change.hooks.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';

/** Who did what to a risk, newest first. */
export function HistoryTab({ id }: { id: string }) {
  return (
    <HistoryPages endpoint={readHistory} id={id}>
      {(entry) => <Entry key={entry.seq} entry={entry} />}
    </HistoryPages>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const nameOf = useActName('risk');
  const inWords = useProductWords('risk');
  const changeOf = useFieldChange();
  const by = useActor(entry);
  return (
    <HistoryItem
      title={nameOf(entry)}
      at={entry.at}
      by={by}
      texts={[entry.reason, noteOf(entry)].map(inWords)}
    >
      <HistoryRecords records={entry.records} linkTo={recordPath} />
      <HistoryChanges changes={entry.changes.filter((change) => !isNamed(entry, change)).map(changeOf)} />
    </HistoryItem>
  );
}

/** What a link above the changes names already. */
const isNamed = ({ records }: HistoryEntry, { field }: HistoryEntry['changes'][number]) =>
  field === 'control' && records.length > 0;

/** A bare number counts the risks of an act about many. */
const noteOf = ({ note }: HistoryEntry) => (note !== null && /^\d+$/.test(note) ? null : note);
