import Skeleton from '@mui/material/Skeleton';
import { useLate } from '#platform/web/ui/use-late.ts';
import './comparison.css';

/** The shape of the figures and sections that come. */
export function ComparisonSkeleton() {
  if (!useLate(true)) return null;
  return (
    <div className="comparison-waits" aria-hidden>
      <Skeleton variant="rounded" height={124} />
      <Skeleton variant="rounded" height={560} />
    </div>
  );
}
