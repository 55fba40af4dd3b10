import Box from '@mui/material/Box';
import { HistoryChange, type ShownChange } from './HistoryChange.tsx';

/** How what changed stands below what was done. */
export const historyList = { listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.75 };

/** What an entry of a history changed, field by field; nothing where it changed nothing. */
export const HistoryChanges = ({ changes }: { changes: readonly ShownChange[] }) =>
  changes.length > 0 && (
    <Box component="ul" sx={historyList}>
      {changes.map((change) => (
        <li key={change.key}>
          <HistoryChange change={change} />
        </li>
      ))}
    </Box>
  );
