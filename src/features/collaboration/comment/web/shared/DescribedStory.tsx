import { decidedAlone } from '#platform/contract/deciding.ts';
import type { HistoryEntry } from '#platform/contract/history.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { DescribedKind, DescribedRecord } from '#platform/web/record/described-kind.ts';
import { useFieldWords } from '#platform/web/record/field-words.hooks.ts';
import { useActName } from '#platform/web/ui/history/act-name.hooks.ts';
import { useActor } from '#platform/web/ui/history/actor.hooks.ts';
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { HistoryItem } from '#platform/web/ui/history/HistoryItem.tsx';
import { HistoryPages } from '#platform/web/ui/history/HistoryPages.tsx';
import { HistoryRecords } from '#platform/web/ui/history/HistoryRecords.tsx';
import { useProductWords } from '#platform/web/ui/history/product-words.hooks.ts';
import type { CommentedType } from '../../comment.contract.ts';
import { RecordStory } from './RecordStory.tsx';

interface TellingProps<Row extends DescribedRecord> {
  kind: DescribedKind<Row>;
  /** Fields whose changes the acts tell by what they are called: usually where it stands. */
  leavesOut?: readonly string[];
  /** What somebody noted with an act, where that is not all that the log noted. */
  noteOf?: (entry: HistoryEntry) => string | null;
  /** Where a record that is named here is read. */
  linkTo: (type: string, id: string) => string | null;
}
interface DescribedStoryProps<Row extends DescribedRecord> extends TellingProps<Row> {
  type: CommentedType;
  /** What goes by something else is not deleted by itself. */
  record: Row & { deleted_at?: string | null; currency?: string };
}

/** What happened to a record that is described once, and what people say about it. */
export function DescribedStory<Row extends DescribedRecord>({
  type,
  record: { id, deleted_at = null, currency },
  ...telling
}: DescribedStoryProps<Row>) {
  const { read, history } = telling.kind;
  return (
    <RecordStory
      type={type}
      id={id}
      mayComment={deleted_at === null}
      refreshes={[read.subject]}
      history={
        <HistoryPages key={id} endpoint={history} id={id}>
          {(entry) => <Entry key={entry.seq} entry={entry} currency={currency} {...telling} />}
        </HistoryPages>
      }
    />
  );
}

interface EntryProps<Row extends DescribedRecord> extends TellingProps<Row> {
  entry: HistoryEntry;
  currency: string | undefined;
}

function Entry<Row extends DescribedRecord>({
  entry,
  currency,
  kind: { record, feature },
  leavesOut = ['status'],
  noteOf = ({ note }) => note,
  linkTo,
}: EntryProps<Row>) {
  const { t } = useTranslation('web');
  const nameOf = useActName(feature);
  const inWords = useProductWords(feature);
  const words = useFieldWords(record, feature, currency);
  const { reason, at, changes } = entry;
  const note = noteOf(entry);
  const said = note?.startsWith(decidedAlone)
    ? [t('history.alone'), note.slice(decidedAlone.length).replace(/^: /, '')]
    : [inWords(note)];
  return (
    <HistoryItem title={nameOf(entry)} at={at} by={useActor(entry)} texts={[inWords(reason), ...said]}>
      <HistoryRecords records={entry.records} linkTo={linkTo} />
      <HistoryChanges changes={changes.filter(({ field }) => !leavesOut.includes(field)).map(words.change)} />
    </HistoryItem>
  );
}
