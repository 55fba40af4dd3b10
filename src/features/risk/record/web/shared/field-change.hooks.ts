import type { HistoryEntry } from '#platform/contract/history.ts';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import { useHistoryWords } from './history-words.hooks.ts';

/** Words one field of a risk that was changed, in the reader's language. */
export function useFieldChange(): (change: HistoryEntry['changes'][number]) => ShownChange {
  const historyWords = useHistoryWords();
  return ({ field, old, new: current }) => ({
    key: field,
    name: historyWords.field(field),
    old: historyWords.value(field, old),
    new: historyWords.value(field, current),
    isFirst: old === null,
  });
}
