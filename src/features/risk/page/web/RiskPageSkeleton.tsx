import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a risk's page while it is read. */
export function RiskPageSkeleton() {
  return (
    <Box aria-hidden sx={{ p: { xs: 2, md: 3 } }}>
      <Skeleton width="50%" height={36} sx={{ mb: 3 }} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '240px 1fr 360px' } }}>
        <Skeleton variant="rounded" height={360} />
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Skeleton variant="rounded" height={180} />
          <Skeleton variant="rounded" height={260} />
        </Box>
        <Skeleton variant="rounded" height={420} />
      </Box>
    </Box>
  );
}
