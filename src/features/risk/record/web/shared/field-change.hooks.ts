import type { HistoryEntry } from '#platform/contract/history.ts';
import type { ShownChange } from '#platform/web/ui/story/StoryChange.tsx';
import { useHistoryWords } from './history-words.hooks.ts';

/** Words one field of a risk that was changed, in the reader's language. */
export function useFieldChange(): (change: HistoryEntry['changes'][number]) => ShownChange {
  const told = useHistoryWords();
  return ({ field, old, new: current }) => ({
    key: field,
    name: told.field(field),
    old: told.value(field, old),
    new: told.value(field, current),
    isFirst: old === null,
  });
}
