import { useState } from 'react';
import type { Page } from '#platform/contract/endpoint.ts';
import type { Paging } from './PagingBar.tsx';

interface ReadPage {
  data: Page<unknown> | undefined;
  /** The rows are still those of the page before. */
  isPlaceholderData: boolean;
}

/** The first row of the page that is shown: while another page is on its way, the rows are still those of the one before. */
export function useShownOffset({ data, isPlaceholderData }: ReadPage, offset: number): number {
  const [shown, show] = useState(offset);
  if (data !== undefined && !isPlaceholderData && shown !== offset) show(offset);
  return shown;
}

interface Window {
  limit: number;
  offset: number;
  /** Takes the address to another page: without an offset to the first. */
  change: (part: { limit?: string; offset: string | undefined }) => void;
}

/** The ways from a page to the others of a list that is paged by `limit` and `offset`; nothing until it is read. */
export function usePages(read: ReadPage, { limit, offset: asked, change }: Window): Paging | undefined {
  const offset = useShownOffset(read, asked);
  if (read.data === undefined) return undefined;
  const { count, count_is_capped: isCapped = false, data } = read.data;
  const hasMore = isCapped ? data.length === limit : offset + data.length < count;
  const way = (isPossible: boolean, next: number) =>
    isPossible && !read.isPlaceholderData
      ? () => change({ offset: next <= 0 ? undefined : String(next) })
      : undefined;
  return {
    offset,
    shown: data.length,
    count,
    isCapped,
    limit,
    onLimit: (next) => change({ limit: String(next), offset: undefined }),
    onFirst: way(offset > 0, 0),
    onPrevious: way(offset > 0, offset - limit),
    onNext: way(hasMore, offset + limit),
    onLast: way(hasMore && !isCapped, Math.floor((count - 1) / limit) * limit),
  };
}
