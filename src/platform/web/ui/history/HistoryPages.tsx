import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { Answer, Endpoint, Reply } from '#platform/contract/endpoint.ts';
import { useOpenRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { HistoryPaging, historyPageSize } from './HistoryPaging.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';

/** A call that answers a page of a list. */
type Paged = Endpoint & { response: Reply<'page'> };
type EntryOf<E extends Paged> = Answer<E> extends { data: (infer Entry)[] } ? Entry : never;

interface HistoryPagesProps<E extends Paged> {
  /** Reads a page of the record's history: `id` in its path, `limit` and `offset` in its query. */
  endpoint: E;
  id: string;
  /** What its path names besides: what the record stands in. */
  within?: Readonly<Record<string, string>>;
  children: (entry: EntryOf<E>) => ReactNode;
}

/** What happened to a record, a page at a time, newest first. */
export function HistoryPages<const E extends Paged>({
  endpoint,
  id,
  within,
  children,
}: HistoryPagesProps<E>) {
  const { t } = useTranslation('web');
  const [offset, setOffset] = useState(0);
  const query = { limit: String(historyPageSize), offset: String(offset) };
  const history = useOpenRead<{ data: EntryOf<E>[]; count: number }>(
    endpoint,
    { params: { ...within, id }, query },
    { keep: true },
  );
  const late = useIsSlow(history.isPending);
  if (history.error) return <FailureNotice failure={history.error} onRetry={() => void history.refetch()} />;
  if (history.data === undefined) return late ? <HistorySkeleton /> : null;
  const { data: entries, count } = history.data;
  if (entries.length === 0) return <EmptyState>{t('history.empty')}</EmptyState>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map(children)}
      </Box>
      <HistoryPaging offset={offset} shown={entries.length} count={count} onOffset={setOffset} />
    </>
  );
}
