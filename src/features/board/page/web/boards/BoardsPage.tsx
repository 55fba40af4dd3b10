import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import { BoardListPage } from './BoardListPage.tsx';
import { CardInAddress } from './CardInAddress.tsx';

/** The boards, or the one that a card is on which the address names. */
export function BoardsPage() {
  const card = useAddressSearch()[0].get('card');
  return card === null ? <BoardListPage /> : <CardInAddress id={card} />;
}
