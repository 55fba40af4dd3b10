import type { HistoryEntry } from '#platform/contract/history.ts';
import { StoryChange } from '#platform/web/ui/story/StoryChange.tsx';
import { useTold } from './use-told.ts';

/** One field of a risk that was changed, in the reader's language. */
export function FieldChange({ change }: { change: HistoryEntry['changes'][number] }) {
  const told = useTold();
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
