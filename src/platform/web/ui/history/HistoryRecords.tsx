import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { HistoryEntry } from '#platform/contract/history.ts';

interface HistoryRecordsProps {
  records: HistoryEntry['records'];
  /** The page of a record; what has none is named without a link. */
  linkTo: (type: string, id: string) => string | null;
}

/** The other records that an entry of a history was about: each leads to its page. */
export const HistoryRecords = ({ records, linkTo }: HistoryRecordsProps) =>
  records.length > 0 && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 0.5, typography: 'body2' }}>
      {records.map(({ type, id, ref }) => {
        const link = linkTo(type, id);
        return link === null ? (
          <bdi key={id}>{ref}</bdi>
        ) : (
          <Link key={id} component={RouterLink} to={link}>
            <bdi>{ref}</bdi>
          </Link>
        );
      })}
    </Box>
  );
