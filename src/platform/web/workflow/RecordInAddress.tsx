import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { isUnknownRecord, useUnknownRecord } from './unknown-record.hooks.ts';

interface RecordInAddressProps<Row> {
  /** The id that the address names; empty where it names none. */
  id: string;
  /** Reads it, where there is an id. */
  read: UseQueryResult<{ data: Row }, Failure>;
  /** Of the page, where the record could not be read. */
  title: string;
  /** Said of a record that is not there, on the way to its list. */
  unknown: string;
  list: string;
  /** The page of an address without an id: a choice. */
  choice?: ReactNode;
  /** In the shape of the page that comes, where that is another than usual. */
  skeleton?: ReactNode;
  children: (record: Row) => ReactNode;
}

/** The record that the address names. Without one the page offers a choice; an unknown one leads to the list. */
export function RecordInAddress<Row>({
  id,
  read,
  title,
  unknown,
  list,
  choice = null,
  skeleton = <PageSkeleton title={title} />,
  children,
}: RecordInAddressProps<Row>) {
  const late = useIsSlow(read.isPending && id !== '');
  const isUnknown = isUnknownRecord(read.error);
  useUnknownRecord(isUnknown, unknown, list);

  if (id === '') return choice;
  if (isUnknown) return late ? skeleton : null;
  if (read.data !== undefined) return children(read.data.data);
  if (read.error === null) return late ? skeleton : null;
  return (
    <>
      <PageHeader title={title} />
      <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
    </>
  );
}

const PageSkeleton = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <Box aria-hidden sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={160} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  </>
);
