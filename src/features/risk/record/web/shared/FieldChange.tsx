import type { HistoryEntry } from '#platform/contract/history.ts';
import { StoryChange } from '#platform/web/ui/story/StoryChange.tsx';
import { useFieldChange } from './field-change.hooks.ts';

/** One field of a risk that was changed, in the reader's language. */
export function FieldChange({ change }: { change: HistoryEntry['changes'][number] }) {
  const inWords = useFieldChange();
  return <StoryChange feature="risk" change={inWords(change)} />;
}
