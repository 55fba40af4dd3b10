import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';

// Named here and not by the frame of every page, which has no room for what they are made of.
const BoardListPage = lazy(async () => ({
  default: (await import('./boards/BoardListPage.tsx')).BoardListPage,
}));
const BoardViewPage = lazy(async () => ({
  default: (await import('./board/BoardViewPage.tsx')).BoardViewPage,
}));
const CardInAddress = lazy(async () => ({
  default: (await import('./boards/CardInAddress.tsx')).CardInAddress,
}));

/** The boards, the one that the address names, or the one that a card is on which it names. */
export function BoardPages() {
  const { boardId } = useParams();
  const card = useAddressSearch()[0].get('card');
  const boards = card === null ? <BoardListPage /> : <CardInAddress id={card} />;
  return <Suspense>{boardId === undefined ? boards : <BoardViewPage />}</Suspense>;
}
