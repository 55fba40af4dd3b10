import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import type { PagingNamespace } from './story-namespace.ts';
import { HistoryPaging } from './HistoryPaging.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';

interface StoryPagesProps<Entry> {
  /** Whose texts it speaks, under `story`. */
  feature: PagingNamespace;
  history: UseQueryResult<{ data: Entry[]; count: number }, Failure>;
  /** What is said where nothing happened yet. */
  empty: string;
  offset: number;
  onOffset: (offset: number) => void;
  children: (entry: Entry) => ReactNode;
}

/** What happened to a record, a page at a time, newest first. */
export function StoryPages<Entry>({
  feature,
  history,
  empty,
  offset,
  onOffset,
  children,
}: StoryPagesProps<Entry>) {
  const late = useIsSlow(history.isPending);
  if (history.error) return <FailureNotice failure={history.error} onRetry={() => void history.refetch()} />;
  if (history.data === undefined) return late ? <HistorySkeleton /> : null;
  const { data: entries, count } = history.data;
  if (entries.length === 0) return <EmptyState>{empty}</EmptyState>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(children)}
      </Box>
      <HistoryPaging
        feature={feature}
        offset={offset}
        shown={entries.length}
        count={count}
        onOffset={onOffset}
      />
    </>
  );
}
