import Skeleton from '@mui/material/Skeleton';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import './comparison.css';

/** The shape of the figures and sections that come. */
export function ComparisonSkeleton() {
  if (!useIsSlow(true)) return null;
  return (
    <div className="comparison-waits" aria-hidden>
      <Skeleton variant="rounded" height={124} />
      <Skeleton variant="rounded" height={560} />
    </div>
  );
}
