import Box from '@mui/material/Box';
import { HistoryChange, type ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import type { StoryNamespace } from '#platform/web/ui/history/story-namespace.ts';

interface ChangeListProps {
  feature: StoryNamespace;
  changes: readonly ShownChange[];
}

/** Fields that changed, each with what it was and what it is. */
export const ChangeList = ({ feature, changes }: ChangeListProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
    {changes.map((change) => (
      <li key={change.key}>
        <HistoryChange feature={feature} change={change} />
      </li>
    ))}
  </Box>
);
