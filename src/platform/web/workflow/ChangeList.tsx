import Box from '@mui/material/Box';
import { StoryChange, type ShownChange } from '../ui/story/StoryChange.tsx';
import type { StoryNamespace } from '../ui/story/story-namespace.ts';

interface ChangeListProps {
  feature: StoryNamespace;
  changes: readonly ShownChange[];
}

/** Fields that changed, each with what it was and what it is. */
export const ChangeList = ({ feature, changes }: ChangeListProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
    {changes.map((change) => (
      <li key={change.key}>
        <StoryChange feature={feature} change={change} />
      </li>
    ))}
  </Box>
);
