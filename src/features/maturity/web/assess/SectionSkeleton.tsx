import Skeleton from '@mui/material/Skeleton';

/** The shape of a section while it is read. */
export function SectionSkeleton() {
  return (
    <div className="assess-questions" aria-hidden>
      <Skeleton width="40%" height={32} />
      {[1, 2, 3, 4].map((one) => (
        <Skeleton key={one} variant="rounded" height={196} sx={{ mb: 1.5 }} />
      ))}
    </div>
  );
}
