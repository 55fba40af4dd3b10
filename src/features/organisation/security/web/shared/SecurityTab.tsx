import Skeleton from '@mui/material/Skeleton';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { readSecurity } from '../../security.contract.ts';
import { SecurityForm } from '../SecurityForm.tsx';

/** What the organisation asks of its people beyond a password. */
export function SecurityTab() {
  const read = useRead(readSecurity);
  return (
    <>
      {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton variant="rounded" height={320} sx={{ maxWidth: 720 }} />}
      {read.data !== undefined && <SecurityForm security={read.data.data} />}
    </>
  );
}
