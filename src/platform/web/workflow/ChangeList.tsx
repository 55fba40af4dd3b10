import Box from '@mui/material/Box';
import { HistoryChange, type ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';

interface ChangeListProps {
  changes: readonly ShownChange[];
}

/** Fields that changed, each with what it was and what it is. */
export const ChangeList = ({ changes }: ChangeListProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
    {changes.map((change) => (
      <li key={change.key}>
        <HistoryChange change={change} />
      </li>
    ))}
  </Box>
);
