import type { HistoryEntry } from '#platform/contract/history.ts';
import { HistoryChange } from '#platform/web/ui/history/HistoryChange.tsx';
import { useFieldChange } from './field-change.hooks.ts';

/** One field of a risk that was changed, in the reader's language. */
export function FieldChange({ change }: { change: HistoryEntry['changes'][number] }) {
  const inWords = useFieldChange();
  return <HistoryChange feature="risk" change={inWords(change)} />;
}
