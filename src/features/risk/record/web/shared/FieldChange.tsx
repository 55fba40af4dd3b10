import type { HistoryEntry } from '#platform/contract/history.ts';
import { StoryChange } from '#platform/web/ui/story/StoryChange.tsx';
import { useHistoryWords } from './history-words.hooks.ts';

/** One field of a risk that was changed, in the reader's language. */
export function FieldChange({ change }: { change: HistoryEntry['changes'][number] }) {
  const told = useHistoryWords();
  const { field, old, new: current } = change;
  return (
    <StoryChange
      feature="risk"
      change={{
        key: field,
        name: told.field(field),
        old: told.value(field, old),
        new: told.value(field, current),
        isFirst: old === null,
      }}
    />
  );
}
