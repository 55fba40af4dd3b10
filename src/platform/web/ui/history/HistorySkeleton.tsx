import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a story while it is read. */
export function HistorySkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2, py: 1.5 }}>
      {[60, 80, 45, 70].map((width) => (
        <div key={width}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="30%" />
        </div>
      ))}
    </Box>
  );
}
