import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';

// Named here and not by the frame of every page, which has no room for what they are made of.
const BoardListPage = lazy(async () => ({
  default: (await import('./boards/BoardListPage.tsx')).BoardListPage,
}));
const BoardViewPage = lazy(async () => ({
  default: (await import('./board/BoardViewPage.tsx')).BoardViewPage,
}));

/** The boards, or the one that the address names. */
export const BoardPages = () => (
  <Suspense>{useParams()['boardId'] === undefined ? <BoardListPage /> : <BoardViewPage />}</Suspense>
);
